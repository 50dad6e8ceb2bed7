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
import type { Job } from '#platform/queue/job.entity'
import { UNKNOWN_PRICE_FIELD, UNKNOWN_PRICE_NAME } from '../../billing/billing-views.js'
import { jobShape, jobView } from '../../jobs/job.rest.js'
import type { Projects } from '../../project/project.service.js'
import { SECTION_FIELDS } from '../../sound/sound-view.js'
import type { SoundEstimates, SoundsEstimate } from './sound-estimates.js'
import { soundOrderView as orderOf, soundsEstimateView } from './sound-order-views.js'
import type { SoundOrders } from './sound-orders.js'

const tag = 'Sounds'
const KIND = 'Music, a voice, or an effect.'
const MODEL = 'The model that makes it.'
const EXAMPLE = { model: 'sketch/music', words: 'Calm piano in D major, 70 bpm' }

const modelShape = shape('SoundModel', 'A sound model, and what it accepts.', {
  model_name: field(z.string(), 'Its name at the provider, or `sketch/…`.', EXAMPLE.model),
  name: field(z.string(), 'Its display name.', 'Sketch music'),
  kind: field(z.enum(CUE_KINDS), 'What it makes.', 'MUSIC'),
  is_sketch: field(z.boolean(), 'Whether it runs on this server, for free.', true),
  voices: field(z.array(z.string()), 'Its voices, the default first.', []),
  seconds_min: field(z.number().nullable(), 'Minimum length in seconds; null: determined by the text.', 0.5),
  seconds_max: field(z.number().nullable(), 'Maximum length in seconds.', 300),
  words_max: field(z.int(), 'Maximum characters of its text.', 500),
  takes_seed: field(z.boolean(), 'Whether it accepts a seed.', true),
  takes_plan: field(z.boolean(), 'Whether it accepts sections with exact lengths.', true),
  section_seconds_min: field(z.number().nullable(), 'Minimum length of a section in seconds.', 0.5),
  section_seconds_max: field(z.number().nullable(), 'Maximum length of a section in seconds.', 300),
  takes_clip: field(
    z.boolean(),
    'Whether it makes the sound of a clip of the cut, which is required then.',
    false,
  ),
  usual_seconds: field(z.int(), 'Typical generation time in seconds.', 5),
  superseded_by: field(z.string().nullable(), 'A newer model that replaces it.', null),
})

const modelView = (model: SoundModel): z.output<typeof modelShape> => ({
  model_name: model.id,
  name: model.name,
  kind: model.kind,
  is_sketch: model.isSketch,
  voices: [...model.voices],
  seconds_min: model.secondsMin,
  seconds_max: model.secondsMax,
  words_max: model.wordsMax,
  takes_seed: model.takesSeed,
  takes_plan: model.takesPlan,
  section_seconds_min: model.sectionSecondsMin,
  section_seconds_max: model.sectionSecondsMax,
  takes_clip: model.takesClip,
  usual_seconds: model.usualSeconds,
  superseded_by: model.supersededBy,
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

export const soundOrderShape = shape('SoundOrder', 'An ordered sound and its job.', {
  kind: field(z.enum(CUE_KINDS), KIND, 'MUSIC'),
  model_name: field(z.string(), MODEL, EXAMPLE.model),
  words: field(z.string(), 'Its description or text.', EXAMPLE.words),
  title: field(z.string(), 'Its title.', 'Low tide'),
  seconds: field(z.number().nullable(), 'Its length; null for a voice.', 30),
  voice: field(z.string().nullable(), 'The speaker.', null),
  use: field(useShape.nullable(), 'Its use.', null),
  job: jobShape,
})

/** The REST response of an order. */
export async function soundOrderReply(
  job: Job,
  context: CallContext,
): Promise<z.output<typeof soundOrderShape>> {
  const { kind, model, words, title, seconds, voice, use } = orderOf(job)
  return {
    kind,
    model_name: model,
    words,
    title,
    seconds,
    voice,
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

export const soundEstimateShape = shape('SoundsEstimate', 'The estimated cost of sounds.', {
  usd: field(z.string(), 'US dollars, as a decimal number, for all.', '0'),
  unknown: field(z.int(), 'How many have an unknown price, which `usd` leaves out.', 0),
  affordable: field(z.int(), 'How many the budgets cover.', 1),
  sounds: field(
    z.array(
      shape('SoundEstimate', 'The estimated cost of a sound.', {
        usd: field(z.string().nullable(), 'US dollars; null if the price is unknown.', '0'),
        is_free: field(z.boolean(), 'Whether it is made on this server, at no cost.', true),
        is_within_budget: field(z.boolean(), 'Whether the budgets cover it after those before it.', true),
      }),
    ),
    'Each, in the order of the request.',
  ),
})

/** The REST view of an estimate. */
export function soundEstimateView(estimate: SoundsEstimate): z.output<typeof soundEstimateShape> {
  const { usd, unknown, affordable, sounds } = soundsEstimateView(estimate)
  return {
    usd,
    unknown,
    affordable,
    sounds: sounds.map(({ estimate: { usd: price, isFree }, isWithinBudget }) => ({
      usd: price,
      is_free: isFree,
      is_within_budget: isWithinBudget,
    })),
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
