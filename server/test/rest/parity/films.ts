import { type Table, type Way, badPages, same } from './row.js'
import { type Ids, type Thing, assetKeyOf, videoKeyOf } from './world.js'

const LONG = 'x'.repeat(2001)
const PAGE = '($id: ID!, $first: Int! = 200, $after: String)'
const NOWHERE = ['nonsense', '11111111-1111-4111-8111-111111111111']

/** The same fields for both, of one thing; REST calls its id `restName`. */
const of = (thing: Thing, rest: object = {}, graphql: object = rest, restName = 'id') => ({
  rest: (ids: Ids) => ({ [restName]: ids[thing], ...rest }),
  graphql: (ids: Ids) => ({ id: ids[thing], ...graphql }),
})
/** The same of what is private, and of what there is not. */
const hiddenAnd = (thing: Thing, rest: object = {}, graphql: object = rest, restName = 'id'): Way[] => [
  { when: 'of something private', ...of(thing, rest, graphql, restName) },
  ...NOWHERE.map((id): Way => ({
    when: `of ${id}`,
    as: ['owner', 'admin'],
    rest: () => ({ [restName]: id, ...rest }),
    graphql: () => ({ id, ...graphql }),
  })),
]

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

/** A prompt for a video or a picture; `type` is the message type that REST asks for. */
interface Order {
  text?: string
  ratio?: string
  magic?: boolean
  references?: Thing[]
  reference?: Thing
  model?: string
  type?: string
}
const prompt = (
  project: Thing | null,
  {
    text = ' A lighthouse ',
    ratio = '16:9',
    magic = false,
    references = [],
    reference,
    model,
    type,
  }: Order = {},
) => ({
  rest: (ids: Ids) => ({
    prompt: text,
    aspect_ratio: ratio,
    isMagicPrompt: magic,
    ...(project && { project_id: ids[project] }),
    ...(references.length && { additional_asset_ids: references.map((thing) => ids[thing]) }),
    ...(model && { model_name: model }),
    ...(reference && { reference_asset_id: ids[reference] }),
    ...(type && { message_type: type }),
  }),
  graphql: (ids: Ids) => ({
    input: {
      prompt: text,
      ratio,
      magicPrompt: magic,
      ...(project && { projectId: ids[project] }),
      ...(references.length && { referenceIds: references.map((thing) => ids[thing]) }),
      ...(model && { model }),
      ...(reference && { referenceId: ids[reference] }),
    },
  }),
})
const PROMPT = 'mutation ($input: SendPromptInput!) { sendPrompt(input: $input) { answer { id } } }'
const IMAGE =
  'mutation ($input: ImagePromptInput!) { generateImage(input: $input) { answer { job { id } } } }'
const DESCRIBE = { type: 'Describe' }
const nowhere = (way: Pick<Way, 'rest' | 'graphql'>): Way => ({
  when: 'in no project',
  as: ['owner'],
  rest: (ids) => ({ ...way.rest(ids), project_id: 'nonsense' }),
  graphql: (ids) => ({ input: { ...(way.graphql(ids).input as object), projectId: 'nonsense' } }),
})

const merged = (project: Thing, clips: Thing[], transitions: string[]) => ({
  rest: (ids: Ids) => ({
    project_id: ids[project],
    video_urls: clips.map((clip) => `/files/${videoKeyOf(clip)}?expires=1&signature=old`),
    transition_types: transitions,
  }),
  graphql: (ids: Ids) => ({
    input: { projectId: ids[project], videoIds: clips.map((clip) => ids[clip]), transitions },
  }),
})

/** Projects, their conversation and their videos. */
export const films: Table = {
  createProject: {
    ask: 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    key: 'project_id',
    ways: [
      created(' A new one ', ' Words '),
      { when: 'with nothing right', as: ['user'], ...created(' ', 'x'.repeat(501)) },
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
    ways: [of('project'), ...hiddenAnd('hidden')],
  },
  editProject: {
    ask: 'mutation ($input: EditProjectInput!) { editProject(input: $input) { id } }',
    key: 'project_id',
    ways: [
      edited(({ project }) => project),
      { when: 'of a private one', ...edited(({ hidden }) => hidden) },
      { when: 'of nothing', as: ['admin'], ...edited(() => 'nonsense') },
      {
        when: 'with nothing right',
        as: ['owner'],
        ...edited(({ project }) => project, 'ab', 'x'.repeat(501)),
      },
    ],
  },
  deleteProject: {
    ask: 'mutation ($id: ID!) { deleteProject(id: $id) }',
    ways: [of('project'), ...hiddenAnd('hidden')],
  },
  addAssetToProject: {
    ask: 'mutation ($projectId: ID!, $assetId: ID!) { addAssetToProject(projectId: $projectId, assetId: $assetId) { id } }',
    key: 'asset_id',
    ways: [
      withAsset('project', 'approved'),
      { when: 'of one that is there', ...withAsset('project', 'joined') },
      { when: 'of a pending one', ...withAsset('project', 'pending') },
      { when: 'of a declined one', as: ['owner', 'admin'], ...withAsset('project', 'declined') },
      { when: 'of what is no asset', as: ['admin'], ...withAsset('project', 'first') },
      { when: 'to a private project', ...withAsset('hidden', 'approved') },
    ],
  },
  removeAssetFromProject: {
    ask: 'mutation ($projectId: ID!, $assetId: ID!) { removeAssetFromProject(projectId: $projectId, assetId: $assetId) }',
    ways: [
      without('project', 'joined'),
      { when: 'of one that is not there', ...without('project', 'approved') },
      { when: 'from a private project', ...without('hidden', 'joined') },
    ],
  },
  chooseProjectCover: {
    ask: 'mutation ($projectId: ID!, $videoId: ID) { chooseProjectCover(projectId: $projectId, videoId: $videoId) { id } }',
    key: 'project_id',
    ways: [
      cover('project', 'first'),
      { when: 'back to none', as: ['owner'], ...cover('project', null) },
      { when: 'of a video without a picture', ...cover('project', 'running') },
      { when: 'of another project’s video', ...cover('project', 'hiddenVideo') },
      { when: 'of a private project', ...cover('hidden', 'hiddenVideo') },
    ],
  },
  listMessages: {
    ask: 'query ($id: ID!, $last: Int! = 200, $before: String) { project(id: $id) { messages(last: $last, before: $before) { nodes { id } } } }',
    key: 'message_id',
    ways: [
      of('project'),
      ...hiddenAnd('hidden'),
      ...badPages(({ project: id }) => ({ rest: { id }, graphql: { id } }), ['last', 'before']),
    ],
  },
  keepMessage: {
    ask: 'mutation ($input: KeepMessageInput!) { keepMessage(input: $input) { id } }',
    key: 'message_id',
    ways: [
      kept('project', ' Remember the boat '),
      { when: 'in a private project', ...kept('hidden', 'Remember the boat') },
      { when: 'as an answer with a video', ...answer({ video: 'fresh' }) },
      { when: 'as an answer with a picture', ...answer({ asset: 'approved' }) },
      {
        when: 'as an answer with a pending picture',
        as: ['user', 'owner', 'admin'],
        ...answer({ asset: 'pending' }),
      },
      {
        when: 'as an answer with another project’s video',
        as: ['owner'],
        ...answer({ video: 'hiddenVideo' }),
      },
      { when: 'as an answer with nothing', as: ['owner'], ...answer({}) },
      { when: 'as an answer with both', as: ['owner'], ...answer({ video: 'fresh', asset: 'approved' }) },
      { when: 'as a person’s with a video', as: ['owner'], ...kept('project', 'Look', { video: 'fresh' }) },
      { when: 'without words', as: ['owner'], ...kept('project', '  ') },
    ],
  },
  generateVideo: {
    ask: PROMPT,
    key: 'message_id',
    ways: [
      prompt('project', { magic: true }),
      {
        when: 'with references',
        ...prompt('project', { references: ['approved', 'usersOwn'], ratio: '1:1' }),
      },
      { when: 'in a private project', ...prompt('hidden') },
      nowhere(prompt(null)),
      {
        when: 'with a pending reference',
        as: ['user', 'owner', 'admin'],
        ...prompt('project', { references: ['approved', 'pending'] }),
      },
      { when: 'with nothing right', as: ['owner'], ...prompt('project', { text: ' ', ratio: '21:9' }) },
      { when: 'with an unknown model', as: ['owner'], ...prompt('project', { model: 'no/such-model' }) },
      {
        when: 'with six references',
        as: ['owner'],
        ...prompt('project', {
          references: ['approved', 'joined', 'flagged', 'listed', 'usersOwn', 'adminListed'],
        }),
      },
      { when: 'that is too long', as: ['owner'], ...prompt('project', { text: LONG }) },
    ],
  },
  generateVideoAgentic: {
    ask: PROMPT,
    key: 'message_id',
    ways: [
      prompt('project', { magic: true }),
      { when: 'in a private project', ...prompt('hidden', { magic: true }) },
      {
        when: 'with nothing right',
        as: ['owner'],
        ...prompt('project', { text: '', ratio: '2:1', magic: true }),
      },
    ],
  },
  generateImage: {
    ask: IMAGE,
    key: 'job_id',
    ways: [
      {
        when: 'outside of a project',
        ask: 'mutation ($input: GenerateAssetInput!) { generateAsset(input: $input) { id } }',
        ...prompt(null, { ratio: '21:9' }),
      },
      prompt('project', { magic: true }),
      { when: 'in a private project', ...prompt('hidden') },
      nowhere(prompt(null)),
      { when: 'with nothing right', as: ['owner'], ...prompt('project', { text: ' ', ratio: '5:1' }) },
    ],
  },
  generateProjectImage: {
    ask: IMAGE,
    key: 'job_id',
    ways: [
      prompt('project', DESCRIBE),
      { when: 'that changes one', ...prompt('project', { reference: 'approved', type: 'Modify' }) },
      {
        when: 'that changes a pending one',
        as: ['user', 'owner', 'admin'],
        ...prompt('project', { reference: 'pending', type: 'Modify' }),
      },
      { when: 'in a private project', ...prompt('hidden', DESCRIBE) },
      nowhere(prompt(null, DESCRIBE)),
      {
        when: 'with nothing right',
        as: ['owner'],
        ...prompt('project', { text: LONG, ratio: '5:1', ...DESCRIBE }),
      },
    ],
  },
  listVideos: {
    ask: `query ${PAGE} { project(id: $id) { clips: videos(first: $first, after: $after) { nodes { id } } films: videos(isMerged: true) { nodes { id } } } }`,
    key: 'video_id',
    ways: [
      of('project'),
      ...hiddenAnd('hidden'),
      ...badPages(({ project: id }) => ({ rest: { id }, graphql: { id } })),
    ],
  },
  reviewVideo: {
    ask: 'mutation ($id: ID!, $review: Review!) { reviewVideo(id: $id, review: $review) { id } }',
    key: 'video_id',
    ways: [
      of('fresh', { status: 'accepted' }, { review: 'ACCEPTED' }, 'video_id'),
      {
        when: 'that takes one out of the cut',
        ...of('first', { status: 'declined' }, { review: 'DECLINED' }, 'video_id'),
      },
      {
        when: 'that says what was said',
        as: ['owner'],
        ...of('first', { status: 'accepted' }, { review: 'ACCEPTED' }, 'video_id'),
      },
      {
        when: 'of one in progress',
        ...of('running', { status: 'accepted' }, { review: 'ACCEPTED' }, 'video_id'),
      },
      ...hiddenAnd('hiddenVideo', { status: 'accepted' }, { review: 'ACCEPTED' }, 'video_id'),
    ],
  },
  getJob: {
    ask: 'query ($id: ID!) { job(id: $id) { id } }',
    key: 'job_id',
    ways: [of('job'), ...hiddenAnd('hiddenJob')],
  },
  mergeVideos: {
    ask: 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { job { id } } }',
    key: 'job_id',
    ways: [
      merged('project', ['second', 'first'], ['fade']),
      { when: 'with a plain cut', as: ['user'], ...merged('project', ['first', 'second'], ['']) },
      { when: 'in a private project', ...merged('hidden', ['hiddenVideo'], []) },
      {
        when: 'of a video that is not accepted',
        as: ['owner'],
        ...merged('project', ['first', 'refused', 'fresh'], ['', '']),
      },
      {
        when: 'of another project’s video',
        as: ['owner'],
        ...merged('project', ['first', 'hiddenVideo'], ['']),
      },
      { when: 'of none', as: ['owner'], ...merged('project', [], []) },
      { when: 'of one twice', as: ['owner'], ...merged('project', ['first', 'first'], ['']) },
      {
        when: 'with an unknown transition',
        as: ['owner'],
        ...merged('project', ['first', 'second'], ['custom']),
      },
      { when: 'with too few transitions', as: ['owner'], ...merged('project', ['first', 'second'], []) },
    ],
  },
}
