/** Covers specification R99. */
import { type Table, badPages, same } from './row.js'
import { of } from './ways.js'
import { type Ids, type Thing, assetKeyOf } from '../../world/things.js'

const kept = (
  project: Thing,
  content: string,
  more: { video?: Thing; asset?: Thing; sender?: string } = {},
) => ({
  rest: (ids: Ids) => ({
    id: ids[project],
    message_content: content,
    sender_type: more.sender ?? 'user',
    ...(more.video && { video_id: ids[more.video] }),
    ...(more.asset && { image_url: `/files/${assetKeyOf(more.asset)}` }),
  }),
  graphql: (ids: Ids) => ({
    input: {
      projectId: ids[project],
      content,
      senderType: (more.sender ?? 'user').toUpperCase(),
      ...(more.video && { videoId: ids[more.video] }),
      ...(more.asset && { assetId: ids[more.asset] }),
    },
  }),
})
const answer = (more: { video?: Thing; asset?: Thing }) =>
  kept('project', 'Here it is', { sender: 'assistant', ...more })

/** Projects and their conversation. */
export const projects: Table = {
  createProject: [
    {
      when: 'with all fields invalid',
      as: ['user'],
      fields: { project_name: ' ', project_desc: 'x'.repeat(501) },
    },
    { when: 'with a long name', as: ['user'], fields: { project_name: 'x'.repeat(51) } },
  ],
  listProjects: {
    ask: 'query ($first: Int! = 200, $after: String) { projects(first: $first, after: $after) { nodes { id } } }',
    key: 'project_id',
    ways: [same(), ...badPages()],
  },
  getProject: {
    ask: 'query ($id: ID!) { project(id: $id) { id } }',
    key: 'project_id',
    ways: [of('project')],
  },
  updateProject: [
    {
      when: 'with all fields invalid',
      as: ['owner'],
      fields: { project_name: 'ab', project_desc: 'x'.repeat(501) },
    },
  ],
  deleteProjectForever: [
    { when: 'of one that is not in the Trash', fields: ({ project }) => ({ id: project }) },
  ],
  addAssetToProject: [
    { when: 'of one that is already added', fields: ({ joined }) => ({ asset_id: joined }) },
    { when: 'of a pending one', fields: ({ pending }) => ({ asset_id: pending }) },
    { when: 'of a declined one', as: ['owner', 'admin'], fields: ({ declined }) => ({ asset_id: declined }) },
    { when: 'of another kind of thing', as: ['admin'], fields: ({ first }) => ({ asset_id: first }) },
  ],
  removeAssetFromProject: [{ when: 'of one that is added', fields: ({ joined }) => ({ asset_id: joined }) }],
  updateProjectCover: [
    { when: 'reset to automatic', as: ['owner'], fields: { video_id: null } },
    { when: 'of a video without a poster', fields: ({ running }) => ({ video_id: running }) },
    { when: 'of another project’s video', fields: ({ hiddenVideo }) => ({ video_id: hiddenVideo }) },
  ],
  listProjectMembers: {
    ask: 'query ($id: ID!) { project(id: $id) { viewerRole } }',
    ways: [of('project')],
  },
  addProjectMember: [{ when: 'who exists', fields: { username: 'member', role: 'viewer' } }],
  updateProjectMember: [{ when: 'of the owner', as: ['admin'], fields: ({ owner }) => ({ user_id: owner }) }],
  updateTeamRole: [{ when: 'to manager', as: ['owner'], fields: { role: 'manager' } }],
  listMessages: {
    ask: 'query ($id: ID!, $last: Int! = 200, $before: String) { project(id: $id) { messages(last: $last, before: $before) { nodes { id } } } }',
    key: 'message_id',
    ways: [
      of('project'),
      ...badPages(({ project: id }) => ({ rest: { id }, graphql: { id } }), ['last', 'before']),
    ],
  },
  createMessage: {
    ask: 'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { id } }',
    key: 'message_id',
    ways: [
      { when: 'as an answer with a video', ...answer({ video: 'fresh' }) },
      { when: 'as an answer with an image', ...answer({ asset: 'approved' }) },
      {
        when: 'as an answer with a pending image',
        as: ['user', 'owner', 'admin'],
        ...answer({ asset: 'pending' }),
      },
      {
        when: 'as an answer with another project’s video',
        as: ['owner'],
        ...answer({ video: 'hiddenVideo' }),
      },
      { when: 'as an empty answer', as: ['owner'], ...answer({}) },
      { when: 'as an answer with both', as: ['owner'], ...answer({ video: 'fresh', asset: 'approved' }) },
      {
        when: 'as a user’s message with a video',
        as: ['owner'],
        ...kept('project', 'Look', { video: 'fresh' }),
      },
      { when: 'without text', as: ['owner'], ...kept('project', '  ') },
    ],
  },
}
