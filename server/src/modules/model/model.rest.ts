import { z } from 'zod'
import { IMAGE_MODELS, type ImageModel, VIDEO_MODELS, type VideoModel } from '#schema/limits'
import { type Call, call, field, shape } from '#platform/api/rest'
import { requireAdmin } from '#platform/auth/viewer'
import type { ModelCheck } from './model-check.js'
import type { VideoModels } from './model.service.js'

const tag = 'Models'
const TEXT = 'fal-ai/veo3.1'
const REFERENCES = 'fal-ai/vidu/q1/reference-to-video'
const INTAKES = ['none', 'optional', 'required'] as const satisfies readonly VideoModel['firstFrame'][]

/** What the rule of a choice calls a field, and what callers do. */
const NAMES = {
  defaultForText: 'default_for_text',
  defaultForReferences: 'default_for_references',
  defaultForFrames: 'default_for_frames',
  alwaysSuccessor: 'always_successor',
}

/** What a row shows of every kind of model. */
const commonFields = (id: string, name: string, family: string) => ({
  model_name: field(z.string(), 'Its name at the provider.', id),
  name: field(z.string(), 'As people know it.', name),
  family: field(z.string(), 'The models that a list shows together.', family),
  superseded_by: field(z.string().nullable(), 'A newer model that makes the same better.', null),
  retired_on: field(z.string().nullable(), 'When the provider retired it; null: it is available.', null),
  successor: field(
    z.string().nullable(),
    'The model that makes its orders since it was retired; null: none.',
    null,
  ),
})
const commonView = (model: VideoModel | ImageModel) => ({
  model_name: model.id,
  name: model.name,
  family: model.family,
  superseded_by: model.supersededBy,
  retired_on: model.retirement?.date ?? null,
  successor: model.retirement?.successor ?? null,
})

const modelShape = shape('VideoModel', 'A model that makes videos, and what it takes.', {
  ...commonFields(TEXT, 'Veo 3.1', 'Veo'),
  is_on: field(z.boolean(), 'Whether the team uses it.', true),
  aspect_ratios: field(z.array(z.string()), 'The ratios that it makes itself.', ['16:9', '9:16']),
  durations: field(
    z.array(z.number()),
    'The lengths in seconds, its own first; none: it decides.',
    [8, 6, 4],
  ),
  resolutions: field(z.array(z.string()), 'The resolutions, its own first; none: it decides.', ['720p']),
  references: field(z.number(), 'How many reference images it takes at most.', 0),
  needs_references: field(z.boolean(), 'Whether it needs a reference image.', false),
  first_frame: field(z.enum(INTAKES), 'A picture that the video begins with.', 'none'),
  last_frame: field(z.enum(INTAKES), 'A picture that the video ends with.', 'none'),
  clip: field(
    z.enum(['none', 'extended', 'retaken']),
    'What it makes of a clip, which it then needs: goes on from its end, or makes its beginning anew.',
    'none',
  ),
  seed: field(z.boolean(), 'Whether it takes a seed.', true),
  sound: field(z.boolean(), 'Whether it makes sound.', true),
  always_sound: field(z.boolean(), 'Whether its sound cannot be turned off.', false),
  reference_name: field(
    z.string().nullable(),
    'How a prompt names a reference, with `#` for its number; null: by their order only.',
    '@Image#',
  ),
  fault: field(z.string().nullable(), 'What of our orders the provider no longer takes.', null),
})

const imageModelShape = shape('ImageModel', 'A model that makes images, and what it takes.', {
  ...commonFields('fal-ai/flux-2-pro', 'FLUX.2 Pro', 'FLUX'),
  aspect_ratios: field(z.array(z.string()), 'The ratios that it makes.', ['16:9', '1:1']),
  references: field(
    z.number(),
    'How many images it modifies or combines at most, and at least one; 0: it describes only.',
    0,
  ),
  seed: field(z.boolean(), 'Whether it takes a seed.', true),
})
const imageModelView = (model: ImageModel): z.output<typeof imageModelShape> => ({
  ...commonView(model),
  aspect_ratios: [...model.ratios],
  references: model.references,
  seed: model.seed,
})

const modelsShape = shape('VideoModels', 'The models, and those that are taken where a prompt names none.', {
  models: field(z.array(modelShape), 'Every model that a team can use.'),
  default_for_text: field(z.string(), 'For prompts of words alone.', TEXT),
  default_for_references: field(z.string().nullable(), 'For prompts with references.', REFERENCES),
  default_for_frames: field(z.string().nullable(), 'For prompts with frames.', null),
  always_successor: field(
    z.boolean(),
    'Whether waiting orders of a model that was retired since go to its successor at once; else they stop and ask.',
    false,
  ),
  checked_at: field(
    z.string().nullable(),
    'When the provider was asked last which models it has; null: never.',
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
      is_on: model.isOn,
      aspect_ratios: [...model.ratios],
      durations: [...model.durations],
      resolutions: [...model.resolutions],
      references: model.references,
      needs_references: model.referencesRequired,
      first_frame: model.firstFrame,
      last_frame: model.lastFrame,
      clip: model.clip,
      seed: model.seed,
      sound: model.sound,
      always_sound: model.sound && !model.choosesSound,
      reference_name: model.referenceName,
      fault: model.fault,
    })),
    default_for_text: defaults.text,
    default_for_references: defaults.references,
    default_for_frames: defaults.frames,
    always_successor: alwaysSuccessor,
    checked_at: checkedAt?.toISOString() ?? null,
  }
}

/** The models of the team over REST. */
export const modelCalls = (models: VideoModels, check: ModelCheck): Call[] => [
  call({
    method: 'get',
    path: '/video/models',
    name: 'listModels',
    tag,
    summary: 'The models that make videos, what each takes, and whether the team uses it',
    maxItems: VIDEO_MODELS.length,
    responses: [{ status: 200, description: 'The models.', shape: modelsShape }],
    run: () => modelsView(models, check),
  }),
  call({
    method: 'get',
    path: '/image-models',
    name: 'listImageModels',
    tag,
    summary: 'The models that make images, and what each takes',
    maxItems: IMAGE_MODELS.length,
    responses: [{ status: 200, description: 'The models.', shape: z.array(imageModelShape) }],
    run: async () => (await models.imageOffer()).models.map(imageModelView),
  }),
  call({
    method: 'post',
    path: '/video/models/check',
    name: 'checkModels',
    tag,
    summary: 'Asks the provider now which models it has, what they take and cost: admins',
    responses: [{ status: 200, description: 'The models.', shape: modelsShape }],
    errors: [403],
    run: async ({ viewer }) => {
      requireAdmin(viewer)
      await check.now()
      return modelsView(models, check)
    },
  }),
  call({
    method: 'put',
    path: '/video/models',
    name: 'chooseModels',
    tag,
    summary: 'Chooses the models that the team uses: admins',
    body: z.object({
      models: field(z.array(z.string()), 'The models that are on; every other is off.', [TEXT, REFERENCES]),
      default_for_text: field(z.string(), 'For prompts of words alone.', TEXT),
      default_for_references: field(
        z.string().nullish(),
        'For prompts with references; null: the first that takes them.',
        REFERENCES,
      ),
      default_for_frames: field(
        z.string().nullish(),
        'For prompts with frames; null: the first that takes them.',
        null,
      ),
      always_successor: field(
        z.boolean().nullish(),
        'Whether waiting orders of a retired model go to its successor at once; null: as before.',
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
