import { type Table, type Way, badPages } from './row.js'
import { hiddenAnd, of } from './ways.js'
import type { Ids, Thing } from '../../world/things.js'

const LONG = 'x'.repeat(2001)
const NANO = 'fal-ai/nano-banana-pro/edit'
const PAGE = '($id: ID!, $first: Int! = 200, $after: String)'

/** A prompt for a video or a picture; `type` is the message type that REST asks for. */
interface Order {
  text?: string
  ratio?: string
  magic?: boolean
  references?: Thing[]
  reference?: Thing
  /** References of a picture. */
  pictures?: Thing[]
  model?: string
  type?: string
  /** Options of the video, with the same names in both APIs. */
  options?: object
}
const prompt = (
  project: Thing | null,
  {
    text = ' A lighthouse ',
    ratio = '16:9',
    magic = false,
    references = [],
    reference,
    pictures = [],
    model,
    type,
    options,
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
    ...(pictures.length && { reference_asset_ids: pictures.map((thing) => ids[thing]) }),
    ...(type && { message_type: type }),
    ...options,
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
      ...(pictures.length && { referenceIds: pictures.map((thing) => ids[thing]) }),
      ...options,
    },
  }),
})
const change = (thing: Thing, rest: (ids: Ids) => object, graphql = rest) => ({
  rest: (ids: Ids) => ({ video_id: ids[thing], ...rest(ids) }),
  graphql: (ids: Ids) => ({ input: { videoId: ids[thing], ...graphql(ids) } }),
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

/** What is made in a project: videos and pictures. */
export const films: Table = {
  generateVideo: {
    ask: PROMPT,
    key: 'message_id',
    ways: [
      prompt('project', { magic: true }),
      {
        when: 'with references',
        ...prompt('project', { references: ['approved', 'usersOwn'], ratio: '1:1' }),
      },
      {
        when: 'with length, size, sound and seed',
        ...prompt('project', { options: { duration: 4, resolution: '720p', sound: false, seed: 7 } }),
      },
      {
        when: 'with a length and a size that no model has',
        as: ['owner'],
        ...prompt('project', { options: { duration: 3, resolution: '9999p' } }),
      },
      {
        when: 'with a seed below 0',
        as: ['owner'],
        ...prompt('project', { options: { seed: -1 } }),
      },
      {
        when: 'with options that its model lacks',
        as: ['owner'],
        ...prompt('project', {
          model: 'fal-ai/minimax/video-01-director',
          options: { duration: 4, resolution: '720p', sound: true, seed: 7 },
        }),
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
      {
        when: 'from two pictures, with a model',
        ...prompt('project', { pictures: ['approved', 'usersOwn'], model: NANO }),
      },
      {
        when: 'from a pending picture',
        as: ['user', 'owner', 'admin'],
        ...prompt('project', { pictures: ['approved', 'pending'] }),
      },
      {
        when: 'from a picture, with a model that takes none',
        as: ['owner'],
        ...prompt('project', { pictures: ['approved'], model: 'fal-ai/flux-2-pro' }),
      },
      { when: 'with an unknown model', as: ['owner'], ...prompt('project', { model: 'no/such-model' }) },
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
        when: 'that combines two',
        ...prompt('project', { pictures: ['approved', 'usersOwn'], type: 'Modify', model: NANO }),
      },
      {
        when: 'with one picture and a list',
        as: ['owner'],
        ...prompt('project', { reference: 'approved', pictures: ['usersOwn'], type: 'Modify' }),
      },
      {
        when: 'with the same picture twice',
        as: ['owner'],
        ...prompt('project', { pictures: ['approved', 'approved'], type: 'Modify' }),
      },
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
  searchVideos: {
    ask: `query ($id: ID!, $search: VideoSearchInput! = { words: "take" }, $first: Int! = 200, $after: String) { project(id: $id) { foundVideos(search: $search, first: $first, after: $after) { nodes { id } } } }`,
    key: 'video_id',
    ways: [
      of('project', { words: 'a' }, { search: { words: 'a' } }),
      {
        when: 'with everything',
        ...of(
          'project',
          { words: 'a', model_name: 'b', seed: 1, author: 'owner', from: '2026-01-01', to: '2027-01-01' },
          {
            search: {
              words: 'a',
              model: 'b',
              seed: 1,
              author: 'owner',
              from: '2026-01-01T00:00:00Z',
              to: '2027-01-01T00:00:00Z',
            },
          },
        ),
      },
      ...hiddenAnd('hidden', { words: 'a' }, { search: { words: 'a' } }),
      ...badPages(({ project: id }) => ({
        rest: { id, words: 'a' },
        graphql: { id, search: { words: 'a' } },
      })),
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
  captureFrame: {
    ask: 'mutation ($id: ID!, $atSeconds: Float, $drawing: String) { captureFrame(videoId: $id, atSeconds: $atSeconds, drawing: $drawing) { id } }',
    key: 'asset_id',
    names: { atSeconds: 'at_seconds' },
    ways: [
      {
        when: 'before the beginning',
        as: ['owner'],
        ...of('fresh', { at_seconds: -1 }, { atSeconds: -1 }, 'video_id'),
      },
      {
        when: 'with what is no drawing',
        as: ['owner'],
        ...of('fresh', { at_seconds: 1, drawing: '{' }, { atSeconds: 1, drawing: '{' }, 'video_id'),
      },
      { when: 'of one in progress', ...of('running', { at_seconds: null }, {}, 'video_id') },
      ...hiddenAnd('hiddenVideo', { at_seconds: 1 }, { atSeconds: 1 }, 'video_id'),
    ],
  },
  listOfferedChanges: {
    ask: 'query ($id: ID!) { offeredChanges(videoId: $id) { tool factor } }',
    ways: [of('first', {}, {}, 'video_id'), ...hiddenAnd('hiddenVideo', {}, {}, 'video_id')],
  },
  fitLips: {
    ask: 'mutation ($input: FitLipsInput!) { fitLips(input: $input) { id } }',
    ways: [
      change(
        'first',
        ({ voice }) => ({ sound_id: voice }),
        ({ voice }) => ({ soundId: voice }),
      ),
      {
        when: 'of something private',
        ...change(
          'hiddenVideo',
          ({ voice }) => ({ sound_id: voice }),
          ({ voice }) => ({ soundId: voice }),
        ),
      },
    ],
  },
  upscaleVideo: {
    ask: 'mutation ($input: UpscaleVideoInput!) { upscaleVideo(input: $input) { id } }',
    ways: [
      change('first', () => ({ factor: 2 })),
      { when: 'by another factor', as: ['owner'], ...change('first', () => ({ factor: 5 })) },
    ],
  },
  renameVideo: {
    ask: 'mutation ($id: ID!, $title: String!) { renameVideo(id: $id, title: $title) { id } }',
    key: 'video_id',
    ways: [
      of('fresh', { title: ' Another title ' }, { title: ' Another title ' }, 'video_id'),
      {
        when: 'to nothing',
        as: ['owner'],
        ...of('fresh', { title: ' ' }, { title: ' ' }, 'video_id'),
      },
      ...hiddenAnd('hiddenVideo', { title: 'Mine' }, { title: 'Mine' }, 'video_id'),
    ],
  },
  deleteVideo: {
    ask: 'mutation ($id: ID!) { deleteVideo(id: $id) }',
    ways: [
      of('fresh', {}, {}, 'video_id'),
      { when: 'that takes one out of the cut', ...of('first', {}, {}, 'video_id') },
      { when: 'of one in progress', ...of('running', {}, {}, 'video_id') },
      ...hiddenAnd('hiddenVideo', {}, {}, 'video_id'),
    ],
  },
  deleteVideoForever: {
    ask: 'mutation ($id: ID!) { deleteVideoForever(id: $id) }',
    ways: [
      of('deletedVideo', {}, {}, 'video_id'),
      { when: 'of one that is not in the Trash', ...of('fresh', {}, {}, 'video_id') },
      ...hiddenAnd('hiddenVideo', {}, {}, 'video_id'),
    ],
  },
  getJob: {
    ask: 'query ($id: ID!) { job(id: $id) { id } }',
    key: 'job_id',
    ways: [of('job'), ...hiddenAnd('hiddenJob')],
  },
}
