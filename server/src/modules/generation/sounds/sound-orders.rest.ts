import { z } from 'zod'
import { CUE_KINDS, SOUND_MODELS, type SoundModel } from '#schema/limits'
import { cueKindRule } from '#schema/rules/sound'
import {
  type Call,
  type CallContext,
  PAGE_NAMES,
  Reply,
  call,
  field,
  pageOf,
  pageQuery,
  pageResponse,
  shape,
} from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { Job } from '#platform/queue/job.entity'
import { EstimateType } from '../../billing/billing.types.js'
import { UNKNOWN_PRICE_FIELD, UNKNOWN_PRICE_NAME } from '../../billing/billing-views.js'
import { jobShape, jobView } from '../../jobs/job.rest.js'
import type { Projects } from '../../project/project.service.js'
import { SECTION_FIELDS } from '../../sound/sound-view.js'
import type { SoundEstimates, SoundsEstimate } from './sound-estimates.js'
import {
  SoundEstimateType,
  SoundModelType,
  SoundOrderType,
  SoundsEstimateType,
  soundOrderView as orderOf,
  soundsEstimateView,
} from './sound-order-views.js'
import type { SoundOrders } from './sound-orders.js'

const tag = 'Sounds'
const KIND = 'Music, a voice, or an effect.'
const EXAMPLE = { model: 'sketch/music', words: 'Calm piano in D major, 70 bpm' }

const offered = restFields(SoundModelType, {
  name: 'Sketch music',
  kind: 'MUSIC',
  isSketch: true,
  voices: [],
  secondsMin: 0.5,
  secondsMax: 300,
  wordsMax: 500,
  takesSeed: true,
  takesPlan: true,
  takesLines: false,
  takesSpeed: false,
  sectionSecondsMin: 0.5,
  sectionSecondsMax: 300,
  takesClip: false,
  usualSeconds: 5,
  supersededBy: null,
})
const modelShape = shape('SoundModel', 'A sound model, and what it accepts.', {
  model_name: field(z.string(), 'Its name at the provider, or `sketch/…`.', EXAMPLE.model),
  ...offered.fields,
})

const modelView = (model: SoundModel): z.output<typeof modelShape> => ({
  model_name: model.id,
  ...offered.of(model),
})

const useFields = {
  shot_id: field(z.string().nullish(), 'The shot that gets it as its voice.', null),
  is_score: field(z.boolean().nullish(), 'Whether it becomes the music of the storyboard.', null),
  item_id: field(z.string().nullish(), 'The item of the cut that its cue moves with.', null),
  at_seconds: field(
    z.number().nullish(),
    'The start of its cue, in seconds from the start of the item or the film.',
    1.5,
  ),
  sound_id: field(z.string().nullish(), 'The sound that it replaces in all cues.', null),
}
const useShape = shape('SoundUse', 'The use of a sound.', useFields)

const ordersBody = z.object({
  sounds: field(
    z.array(
      z.object({
        kind: field(z.enum(CUE_KINDS), KIND, 'MUSIC'),
        model_name: field(z.string(), 'One of the sound models.', EXAMPLE.model),
        words: field(z.string(), 'A description, or the text to speak.', EXAMPLE.words),
        seconds: field(z.number().nullish(), 'The length of music and effects.', 30),
        seed: field(z.number().nullish(), 'Chosen at random if omitted.', 7),
        voice: field(z.string().nullish(), 'The speaker; the model’s default if omitted.', null),
        speed: field(
          z.number().nullish(),
          'The speed of the voice, 0.7 to 1.2, in steps of 0.05, for models that take one; 1 if omitted.',
          null,
        ),
        title: field(z.string().nullish(), 'At most 100 characters; its text if omitted.', 'Low tide'),
        plan: field(
          z.array(z.object(SECTION_FIELDS)).nullish(),
          'The sections of music, which add up to its length; at most 100.',
          null,
        ),
        use: field(z.object(useFields).nullish(), 'Its use.', null),
      }),
    ),
    'The sounds, at most 100.',
  ),
  ...UNKNOWN_PRICE_FIELD,
})
type OrdersBody = z.output<typeof ordersBody>

/** Rule names of fields, and their REST names. */
const NAMES = {
  model: 'model_name',
  shotId: 'shot_id',
  isScore: 'is_score',
  itemId: 'item_id',
  atSeconds: 'at_seconds',
  soundId: 'sound_id',
  ...UNKNOWN_PRICE_NAME,
}

const inputOf = (projectId: string, { sounds, accepts_unknown_price: acceptsUnknownPrice }: OrdersBody) => ({
  projectId,
  acceptsUnknownPrice,
  sounds: sounds.map(({ model_name: model, use, ...order }) => ({
    ...order,
    model,
    use: use && {
      shotId: use.shot_id,
      isScore: use.is_score,
      itemId: use.item_id,
      atSeconds: use.at_seconds,
      soundId: use.sound_id,
    },
  })),
})

const ordered = restFields(SoundOrderType, {
  kind: 'MUSIC',
  words: EXAMPLE.words,
  title: 'Low tide',
  seconds: 30,
  voice: null,
})
export const soundOrderShape = shape('SoundOrder', 'An ordered sound and its job.', {
  ...ordered.fields,
  model_name: field(z.string(), 'The model that makes it.', EXAMPLE.model),
  use: field(useShape.nullable(), 'Its use.', null),
  job: jobShape,
})

/** The REST response of an order. */
export async function soundOrderReply(
  job: Job,
  context: CallContext,
): Promise<z.output<typeof soundOrderShape>> {
  const order = orderOf(job)
  const { use } = order
  return {
    ...ordered.of(order),
    model_name: order.model,
    use: use && {
      shot_id: use.shotId ?? null,
      is_score: use.isScore ?? null,
      item_id: use.itemId ?? null,
      at_seconds: use.atSeconds ?? null,
      sound_id: use.soundId ?? null,
    },
    job: await jobView(job, context),
  }
}

const estimated = restFields(SoundsEstimateType, { usd: '0', unknown: 0, affordable: 1 })
const price = restFields(EstimateType, { usd: '0', isFree: true })
const budgeted = restFields(SoundEstimateType, { isWithinBudget: true, shotId: null })
export const soundEstimateShape = shape('SoundsEstimate', 'The estimated cost of sounds.', {
  ...estimated.fields,
  sounds: field(
    z.array(
      shape('SoundEstimate', 'The estimated cost of a sound.', { ...price.fields, ...budgeted.fields }),
    ),
    'Each, in the order of the request.',
  ),
})

/** The REST view of an estimate. */
export function soundEstimateView(sounds: SoundsEstimate): z.output<typeof soundEstimateShape> {
  const estimate = soundsEstimateView(sounds)
  return {
    ...estimated.of(estimate),
    sounds: estimate.sounds.map((one) => ({ ...price.of(one.estimate), ...budgeted.of(one) })),
  }
}

/** Sound orders over REST. */
export const soundOrderCalls = ({
  projects,
  soundEstimates,
  soundOrders,
}: {
  projects: Projects
  soundEstimates: SoundEstimates
  soundOrders: SoundOrders
}): Call[] => [
  call({
    method: 'get',
    path: '/sound-models',
    name: 'listSoundModels',
    tag,
    summary: 'The sound models, and what each accepts',
    description: 'Sketches, and those of the provider if this installation has a key.',
    query: z.object({ kind: field(cueKindRule.optional(), 'Only this kind.', 'MUSIC') }),
    maxItems: SOUND_MODELS.length,
    responses: [{ status: 200, description: 'The models.', shape: z.array(modelShape) }],
    run: async (_context, { query: { kind } }) =>
      soundOrders.offer.filter((model) => !kind || model.kind === kind).map(modelView),
  }),
  call({
    method: 'post',
    path: '/projects/{id}/sounds/generate',
    name: 'generateSounds',
    tag,
    summary: 'Orders sounds, all or none',
    description: 'Each is a job that adds its sound to the project. Cancel and retry it like any job.',
    body: ordersBody,
    names: NAMES,
    responses: [{ status: 202, description: 'The orders.', shape: z.array(soundOrderShape) }],
    errors: [402, 404, 409],
    run: async (context, { params, body }) => {
      const jobs = await soundOrders.order(context.viewer, inputOf(params.id, body))
      return new Reply(202, await Promise.all(jobs.map((job) => soundOrderReply(job, context))))
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/sounds/estimate',
    name: 'estimateSounds',
    access: { action: 'view' },
    tag,
    summary: 'The estimated cost of sounds',
    body: ordersBody.extend({}), // a copy, because each call has its own name for the schema
    names: NAMES,
    responses: [{ status: 200, description: 'The estimate.', shape: soundEstimateShape }],
    errors: [404],
    run: async ({ viewer }, { params, body }) => {
      return soundEstimateView(await soundEstimates.of(viewer, inputOf(params.id, body)))
    },
  }),
  call({
    method: 'get',
    path: '/projects/{id}/sound-orders',
    name: 'listSoundOrders',
    tag,
    summary: 'Orders of sounds in progress, and those that failed within a day, newest first',
    query: pageQuery,
    names: PAGE_NAMES,
    responses: [{ status: 200, description: 'Orders.', shape: z.array(soundOrderShape) }],
    errors: [404],
    run: async (context, { params, query }) => {
      const project = await projects.open(context.viewer, params.id)
      const page = await soundOrders.list(project, pageOf(query))
      return pageResponse(page, (job) => soundOrderReply(job, context))
    },
  }),
]
