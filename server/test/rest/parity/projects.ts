/** Covers specification R99. */
import { type Table, badPages, same } from './row.js'
import { of } from './ways.js'
import { type Ids, type Thing, assetKeyOf } from '../../world/things.js'

const words = (name: string, description: string) => ({
  rest: { project_name: name, project_desc: description },
  graphql: { name, description },
})
const created = (name: string, description: string) => ({
  rest: () => words(name, description).rest,
  graphql: () => ({ input: words(name, description).graphql }),
})
const edited = (id: (ids: Ids) => string, name = ' Renamed ', description = 'Words') => ({
  rest: (ids: Ids) => ({ id: id(ids), ...words(name, description).rest }),
  graphql: (ids: Ids) => ({ input: { id: id(ids), ...words(name, description).graphql } }),
})

const withAsset = (project: Thing, asset: Thing) => ({
  rest: (ids: Ids) => ({ id: ids[project], project_id: ids[project], asset_id: ids[asset] }),
  graphql: (ids: Ids) => ({ projectId: ids[project], assetId: ids[asset] }),
})
const without = (project: Thing, asset: Thing) => ({
  ...withAsset(project, asset),
  rest: (ids: Ids) => ({ id: ids[project], asset_id: ids[asset] }),
})
const cover = (project: Thing, video: Thing | null) => ({
  rest: (ids: Ids) => ({ id: ids[project], project_id: ids[project], video_id: video && ids[video] }),
  graphql: (ids: Ids) => ({ projectId: ids[project], videoId: video && ids[video] }),
})

const roleOf = (project: Thing, user: Thing) => ({
  rest: (ids: Ids) => ({ id: ids[project], user_id: ids[user], role: 'reviewer' }),
  graphql: (ids: Ids) => ({ id: ids[project], userId: ids[user], role: 'REVIEWER' }),
})

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
  createProject: {
    ask: 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    key: 'project_id',
    ways: [
      { when: 'with all fields invalid', as: ['user'], ...created(' ', 'x'.repeat(501)) },
      { when: 'with a long name', as: ['user'], ...created('x'.repeat(51), '') },
    ],
  },
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
  editProject: {
    ask: 'mutation ($input: EditProjectInput!) { editProject(input: $input) { id } }',
    key: 'project_id',
    ways: [
      {
        when: 'with all fields invalid',
        as: ['owner'],
        ...edited(({ project }) => project, 'ab', 'x'.repeat(501)),
      },
    ],
  },
  deleteProjectForever: {
    ask: 'mutation ($id: ID!) { deleteProjectForever(id: $id) }',
    ways: [{ when: 'of one that is not in the Trash', ...of('project') }],
  },
  addAssetToProject: {
    ask: 'mutation ($projectId: ID!, $assetId: ID!) { addAssetToProject(projectId: $projectId, assetId: $assetId) { id } }',
    key: 'asset_id',
    ways: [
      { when: 'of one that is already added', ...withAsset('project', 'joined') },
      { when: 'of a pending one', ...withAsset('project', 'pending') },
      { when: 'of a declined one', as: ['owner', 'admin'], ...withAsset('project', 'declined') },
      { when: 'of another kind of thing', as: ['admin'], ...withAsset('project', 'first') },
    ],
  },
  removeAssetFromProject: {
    ask: 'mutation ($projectId: ID!, $assetId: ID!) { removeAssetFromProject(projectId: $projectId, assetId: $assetId) }',
    ways: [
      without('project', 'joined'),
      { when: 'of one that is not added', ...without('project', 'approved') },
    ],
  },
  chooseProjectCover: {
    ask: 'mutation ($projectId: ID!, $videoId: ID) { chooseProjectCover(projectId: $projectId, videoId: $videoId) { id } }',
    key: 'project_id',
    ways: [
      { when: 'reset to automatic', as: ['owner'], ...cover('project', null) },
      { when: 'of a video without a poster', ...cover('project', 'running') },
      { when: 'of another project’s video', ...cover('project', 'hiddenVideo') },
    ],
  },
  listProjectMembers: {
    ask: 'query ($id: ID!) { project(id: $id) { viewerRole } }',
    ways: [of('project')],
  },
  addProjectMember: {
    ask: 'mutation ($id: ID!, $username: String!, $role: ProjectRole) { addProjectMember(projectId: $id, username: $username, role: $role) { viewerRole } }',
    ways: [of('project', { username: 'member', role: 'viewer' }, { username: 'member', role: 'VIEWER' })],
  },
  setProjectRole: {
    ask: 'mutation ($id: ID!, $userId: ID!, $role: ProjectRole!) { setProjectRole(projectId: $id, userId: $userId, role: $role) { viewerRole } }',
    ways: [{ when: 'of the owner', as: ['admin'], ...roleOf('project', 'owner') }],
  },
  setMemberRole: {
    ask: 'mutation ($id: ID!, $role: ProjectRole!) { setMemberRole(projectId: $id, role: $role) { viewerRole } }',
    ways: [{ when: 'to manager', as: ['owner'], ...of('project', { role: 'manager' }, { role: 'MANAGER' }) }],
  },
  listMessages: {
    ask: 'query ($id: ID!, $last: Int! = 200, $before: String) { project(id: $id) { messages(last: $last, before: $before) { nodes { id } } } }',
    key: 'message_id',
    ways: [
      of('project'),
      ...badPages(({ project: id }) => ({ rest: { id }, graphql: { id } }), ['last', 'before']),
    ],
  },
  keepMessage: {
    ask: 'mutation ($input: KeepMessageInput!) { keepMessage(input: $input) { id } }',
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
