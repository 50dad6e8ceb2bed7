import { z } from 'zod'
import { IMAGE_MODELS, type ImageModel, VIDEO_MODELS, type VideoModel } from '#schema/limits'
import { type Call, call, field, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { ModelCheck } from './model-check.js'
import { ImageModel as ImageModelType, VideoModel as VideoModelType } from './model-types.js'
import type { VideoModels } from './model.service.js'

const tag = 'Models'
const TEXT = 'fal-ai/veo3.1'
const REFERENCES = 'fal-ai/vidu/q1/reference-to-video'

/** REST names of the fields in the rule. */
const NAMES = {
  defaultForText: 'default_for_text',
  defaultForReferences: 'default_for_references',
  defaultForFrames: 'default_for_frames',
  alwaysSuccessor: 'always_successor',
}

/** Fields of every kind of model that differ from GraphQL. */
const commonFields = (id: string) => ({
  model_name: field(z.string(), 'The provider’s name of the model.', id),
  retired_on: field(z.string().nullable(), 'When the provider retired it; null if available.', null),
  successor: field(
    z.string().nullable(),
    'The model that handles its requests since the retirement; null for none.',
    null,
  ),
})
const commonView = (model: VideoModel | ImageModel) => ({
  model_name: model.id,
  retired_on: model.retirement?.date ?? null,
  successor: model.retirement?.successor ?? null,
})

const video = restFields(VideoModelType, {
  name: 'Veo 3.1',
  family: 'Veo',
  supersededBy: null,
  isOn: true,
  resolutions: ['720p'],
  firstFrame: 'none',
  lastFrame: 'none',
  seed: true,
  sound: true,
  referenceName: '@Image#',
  fault: null,
})
const modelShape = shape('VideoModel', 'A video model and its inputs.', {
  ...commonFields(TEXT),
  ...video.fields,
  aspect_ratios: field(z.array(z.string()), 'The ratios that it supports.', ['16:9', '9:16']),
  durations: field(
    z.array(z.number()),
    'The durations in seconds, its default first; empty if the model decides.',
    [8, 6, 4],
  ),
  references: field(z.number(), 'Maximum number of reference images.', 0),
  needs_references: field(z.boolean(), 'Whether it requires a reference image.', false),
  clip: field(
    z.enum(['none', 'extended', 'retaken']),
    'How it uses a clip, which it then requires: it extends its end, or regenerates its beginning.',
    'none',
  ),
  always_sound: field(z.boolean(), 'Whether its sound cannot be turned off.', false),
})

const image = restFields(ImageModelType, {
  name: 'FLUX.2 Pro',
  family: 'FLUX',
  supersededBy: null,
  seed: true,
})
const imageModelShape = shape('ImageModel', 'An image model and its inputs.', {
  ...commonFields('fal-ai/flux-2-pro'),
  ...image.fields,
  aspect_ratios: field(z.array(z.string()), 'The ratios that it supports.', ['16:9', '1:1']),
  references: field(
    z.number(),
    'Maximum number of images that it modifies or combines, at least one; 0 if it only generates from text.',
    0,
  ),
})
const imageModelView = (model: ImageModel): z.output<typeof imageModelShape> => ({
  ...commonView(model),
  ...image.of(model),
  aspect_ratios: [...model.ratios],
  references: model.references,
})

const modelsShape = shape('VideoModels', 'The models and the defaults.', {
  models: field(z.array(modelShape), 'Every model that a team can use.'),
  default_for_text: field(z.string(), 'Default for prompts with text only.', TEXT),
  default_for_references: field(z.string().nullable(), 'Default for prompts with references.', REFERENCES),
  default_for_frames: field(z.string().nullable(), 'Default for prompts with frames.', null),
  always_successor: field(
    z.boolean(),
    'Whether waiting requests of a retired model go to its successor at once; otherwise they need a confirmation.',
    false,
  ),
  checked_at: field(
    z.string().nullable(),
    'When the provider’s models were last read; null if never.',
    '2026-11-26T09:00:00.000Z',
  ),
})

async function modelsView(models: VideoModels, check: ModelCheck): Promise<z.output<typeof modelsShape>> {
  const [all, { defaults, alwaysSuccessor }, checkedAt] = await Promise.all([
    models.list(),
    models.choice(),
    check.checkedAt(),
  ])
  return {
    models: all.map((model) => ({
      ...commonView(model),
      ...video.of(model),
      aspect_ratios: [...model.ratios],
      durations: [...model.durations],
      references: model.references,
      needs_references: model.referencesRequired,
      clip: model.clip,
      always_sound: model.sound && !model.choosesSound,
    })),
    default_for_text: defaults.text,
    default_for_references: defaults.references,
    default_for_frames: defaults.frames,
    always_successor: alwaysSuccessor,
    checked_at: checkedAt?.toISOString() ?? null,
  }
}

export const modelCalls = (models: VideoModels, check: ModelCheck): Call[] => [
  call({
    method: 'get',
    path: '/video/models',
    name: 'listModels',
    tag,
    summary: 'The video models, their inputs, and whether the team uses them',
    maxItems: VIDEO_MODELS.length,
    responses: [{ status: 200, description: 'The models.', shape: modelsShape }],
    run: () => modelsView(models, check),
  }),
  call({
    method: 'get',
    path: '/image-models',
    name: 'listImageModels',
    tag,
    summary: 'The image models and their inputs',
    maxItems: IMAGE_MODELS.length,
    responses: [{ status: 200, description: 'The models.', shape: z.array(imageModelShape) }],
    run: async () => (await models.imageOffer()).models.map(imageModelView),
  }),
  call({
    method: 'post',
    path: '/video/models/check',
    name: 'checkModels',
    tag,
    summary: 'Reads the provider’s models, inputs and prices now: admins',
    responses: [{ status: 200, description: 'The models.', shape: modelsShape }],
    errors: [403],
    run: async () => {
      await check.now()
      return modelsView(models, check)
    },
  }),
  call({
    method: 'put',
    path: '/video/models',
    name: 'updateModelChoice',
    tag,
    summary: 'Chooses the models that the team uses: admins',
    body: z.object({
      models: field(z.array(z.string()), 'The models that are on; every other is off.', [TEXT, REFERENCES]),
      default_for_text: field(z.string(), 'Default for prompts with text only.', TEXT),
      default_for_references: field(
        z.string().nullish(),
        'Default for prompts with references; null for the first model that supports them.',
        REFERENCES,
      ),
      default_for_frames: field(
        z.string().nullish(),
        'Default for prompts with frames; null for the first model that supports them.',
        null,
      ),
      always_successor: field(
        z.boolean().nullish(),
        'Whether waiting requests of a retired model go to its successor at once; null for no change.',
        false,
      ),
    }),
    names: NAMES,
    responses: [{ status: 200, description: 'The models.', shape: modelsShape }],
    errors: [403],
    run: async ({ viewer }, { body }) => {
      await models.choose(viewer, {
        models: body.models,
        defaultForText: body.default_for_text,
        defaultForReferences: body.default_for_references,
        defaultForFrames: body.default_for_frames,
        alwaysSuccessor: body.always_successor,
      })
      return modelsView(models, check)
    },
  }),
]
