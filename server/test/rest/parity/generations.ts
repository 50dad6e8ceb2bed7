import type { Table, Way } from './row.js'
import type { Ids, Thing } from '../../world/things.js'

const LONG = 'x'.repeat(2001)
const NANO = 'fal-ai/nano-banana-pro/edit'

/** A prompt for a video or an image; `type` is the message type in REST. */
interface Order {
  text?: string
  ratio?: string
  magic?: boolean
  references?: Thing[]
  reference?: Thing
  /** References of an image. */
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
const PROMPT = 'mutation ($input: SendPromptInput!) { sendPrompt(input: $input) { answer { id } } }'
const IMAGE =
  'mutation ($input: ImagePromptInput!) { generateImage(input: $input) { answer { job { id } } } }'
const DESCRIBE = { type: 'Describe' }
const nowhere = (way: Pick<Way, 'rest' | 'graphql'>): Way => ({
  when: 'outside of projects',
  as: ['owner'],
  rest: (ids) => ({ ...way.rest(ids), project_id: 'nonsense' }),
  graphql: (ids) => ({ input: { ...(way.graphql(ids).input as object), projectId: 'nonsense' } }),
})

/** Generations of videos and images. */
export const generations: Table = {
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
      nowhere(prompt(null)),
      {
        when: 'with a pending reference',
        as: ['user', 'owner', 'admin'],
        ...prompt('project', { references: ['approved', 'pending'] }),
      },
      { when: 'with all fields invalid', as: ['owner'], ...prompt('project', { text: ' ', ratio: '21:9' }) },
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
      {
        when: 'with all fields invalid',
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
        when: 'from two images, with a model',
        ...prompt('project', { pictures: ['approved', 'usersOwn'], model: NANO }),
      },
      {
        when: 'from a pending image',
        as: ['user', 'owner', 'admin'],
        ...prompt('project', { pictures: ['approved', 'pending'] }),
      },
      {
        when: 'from an image, with a model that supports none',
        as: ['owner'],
        ...prompt('project', { pictures: ['approved'], model: 'fal-ai/flux-2-pro' }),
      },
      { when: 'with an unknown model', as: ['owner'], ...prompt('project', { model: 'no/such-model' }) },
      nowhere(prompt(null)),
      { when: 'with all fields invalid', as: ['owner'], ...prompt('project', { text: ' ', ratio: '5:1' }) },
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
        when: 'with one image and a list',
        as: ['owner'],
        ...prompt('project', { reference: 'approved', pictures: ['usersOwn'], type: 'Modify' }),
      },
      {
        when: 'with the same image twice',
        as: ['owner'],
        ...prompt('project', { pictures: ['approved', 'approved'], type: 'Modify' }),
      },
      {
        when: 'that changes a pending one',
        as: ['user', 'owner', 'admin'],
        ...prompt('project', { reference: 'pending', type: 'Modify' }),
      },
      nowhere(prompt(null, DESCRIBE)),
      {
        when: 'with all fields invalid',
        as: ['owner'],
        ...prompt('project', { text: LONG, ratio: '5:1', ...DESCRIBE }),
      },
    ],
  },
}
