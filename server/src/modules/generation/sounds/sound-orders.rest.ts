import { z } from 'zod'
import { CUE_KINDS, SOUND_MODELS, type SoundModel } from '#schema/limits'
import { cueKindRule } from '#schema/rules/sound'
import { type Call, type CallContext, Reply, call, field, shape } from '#platform/api/rest'
import type { Job } from '#platform/queue/job.entity'
import { UNKNOWN_PRICE_FIELD, UNKNOWN_PRICE_NAME } from '../../billing/billing-views.js'
import { jobShape, jobView } from '../../jobs/job.rest.js'
import type { Projects } from '../../project/project.service.js'
import { SECTION_FIELDS } from '../../sound/sound-view.js'
import type { SoundEstimates, SoundsEstimate } from './sound-estimates.js'
import {
  MOST_SOUND_ORDERS,
  soundOrderView as orderOf,
  soundOrdersByProject,
  soundsEstimateView,
} from './sound-order-views.js'
import type { SoundOrders } from './sound-orders.js'

const tag = 'Sounds'
const KIND = 'Music, a voice, or an effect.'
const MODEL = 'The model that makes it.'
const EXAMPLE = { model: 'sketch/music', words: 'Calm piano in D major, 70 bpm' }

const modelShape = shape('SoundModel', 'A model that makes sounds, and what it takes.', {
  model_name: field(z.string(), 'Its name at the provider, or `sketch/…`.', EXAMPLE.model),
  name: field(z.string(), 'Its name for people.', 'Sketch music'),
  kind: field(z.enum(CUE_KINDS), 'What it makes.', 'MUSIC'),
  is_sketch: field(z.boolean(), 'Whether it works on this server, for free.', true),
  voices: field(z.array(z.string()), 'Who may speak, its own choice first.', []),
  seconds_min: field(
    z.number().nullable(),
    'The shortest length in seconds; null: as long as the text.',
    0.5,
  ),
  seconds_max: field(z.number().nullable(), 'The longest length in seconds.', 300),
  words_max: field(z.int(), 'Characters of its words at most.', 500),
  takes_seed: field(z.boolean(), 'Whether it takes a seed.', true),
  takes_plan: field(z.boolean(), 'Whether it makes sections of exact lengths.', true),
  section_min: field(z.number().nullable(), 'The shortest section in seconds.', 0.5),
  section_max: field(z.number().nullable(), 'The longest section in seconds.', 300),
  takes_clip: field(
    z.boolean(),
    'Whether it makes the sound of a clip of the cut, which it then needs.',
    false,
  ),
  usual_seconds: field(z.int(), 'How many seconds it usually takes.', 5),
  superseded_by: field(z.string().nullable(), 'A newer model that makes the same better.', null),
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
  section_min: model.sectionMin,
  section_max: model.sectionMax,
  takes_clip: model.takesClip,
  usual_seconds: model.usualSeconds,
  superseded_by: model.supersededBy,
})

const useFields = {
  shot_id: field(z.string().nullish(), 'The shot whose voice it becomes.', null),
  is_score: field(z.boolean().nullish(), 'Whether it becomes the music of the storyboard.', null),
  item_id: field(z.string().nullish(), 'The item of the cut that its cue moves with.', null),
  at: field(z.number().nullish(), 'The second of the item, or of the film, at which its cue begins.', 1.5),
  sound_id: field(z.string().nullish(), 'The sound whose place it takes in all cues.', null),
}
const useShape = shape('SoundUse', 'What a sound is for.', useFields)

const ordersBody = z.object({
  sounds: field(
    z.array(
      z.object({
        kind: field(z.enum(CUE_KINDS), KIND, 'MUSIC'),
        model_name: field(z.string(), 'One of the sound models.', EXAMPLE.model),
        words: field(z.string(), 'What it is like, or the text that is spoken.', EXAMPLE.words),
        seconds: field(z.number().nullish(), 'The length of music and effects.', 30),
        seed: field(z.number().nullish(), 'Left out, it is chosen.', 7),
        voice: field(z.string().nullish(), 'Who speaks; left out, the model’s own choice.', null),
        title: field(z.string().nullish(), 'At most 100 characters; left out, its words.', 'Low tide'),
        plan: field(
          z.array(z.object(SECTION_FIELDS)).nullish(),
          'The sections of music, which make up its length; at most 100.',
          null,
        ),
        use: field(z.object(useFields).nullish(), 'What it is for.', null),
      }),
    ),
    'The sounds, at most 100.',
  ),
  ...UNKNOWN_PRICE_FIELD,
})
type OrdersBody = z.output<typeof ordersBody>

/** What the rule of an order calls a field, and what callers do. */
const NAMES = {
  model: 'model_name',
  shotId: 'shot_id',
  isScore: 'is_score',
  itemId: 'item_id',
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
      at: use.at,
      soundId: use.sound_id,
    },
  })),
})

export const soundOrderShape = shape('SoundOrder', 'A sound that was ordered, and the job that makes it.', {
  kind: field(z.enum(CUE_KINDS), KIND, 'MUSIC'),
  model_name: field(z.string(), MODEL, EXAMPLE.model),
  words: field(z.string(), 'What it is made from.', EXAMPLE.words),
  title: field(z.string(), 'Its title.', 'Low tide'),
  seconds: field(z.number().nullable(), 'Its length; null for a voice.', 30),
  voice: field(z.string().nullable(), 'Who speaks.', null),
  use: field(useShape.nullable(), 'What it is for.', null),
  job: jobShape,
})

/** An order over REST. */
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
      at: use.at ?? null,
      sound_id: use.soundId ?? null,
    },
    job: await jobView(job, context),
  }
}

export const soundEstimateShape = shape(
  'SoundsEstimate',
  'What sounds would cost if they were ordered now.',
  {
    usd: field(z.string(), 'US dollars, as a decimal number, for all.', '0'),
    unknown: field(z.int(), 'How many have a price that is not known, and which `usd` lacks.', 0),
    affordable: field(z.int(), 'How many the budgets last for.', 1),
    sounds: field(
      z.array(
        shape('SoundEstimate', 'What a sound would cost.', {
          usd: field(z.string().nullable(), 'US dollars; null where the price is not known.', '0'),
          is_free: field(z.boolean(), 'Whether it is made on this server, at no cost.', true),
          is_within_budget: field(
            z.boolean(),
            'Whether the budgets last for it after those before it.',
            true,
          ),
        }),
      ),
      'Each, in the order of the request.',
    ),
  },
)

/** An estimate over REST. */
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

/** Orders of sounds over REST. */
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
    summary: 'The models that make sounds, and what each takes',
    description: 'Sketches, and those of the provider if this installation has a key.',
    query: z.object({ kind: field(cueKindRule.optional(), 'Those of this kind alone.', 'MUSIC') }),
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
    description: 'Each is a job, which adds its sound to the project. Cancel and retry it as any job.',
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
    tag,
    summary: 'What sounds would cost if they were ordered now',
    body: ordersBody.extend({}), // each call names its own
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
    summary: 'Sounds that are being made, and those that failed within a day, the newest first',
    maxItems: MOST_SOUND_ORDERS,
    responses: [{ status: 200, description: 'Orders.', shape: z.array(soundOrderShape) }],
    errors: [404],
    run: async (context, { params }) => {
      const project = await projects.open(context.viewer, params.id)
      const jobs = (await context.loaders.of(soundOrdersByProject).load(project.id)) ?? []
      return Promise.all(jobs.map((job) => soundOrderReply(job, context)))
    },
  }),
]
