import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type Call, Reply, call, field } from '#platform/api/rest'
import { UNKNOWN_PRICE_FIELD, UNKNOWN_PRICE_NAME } from '../../billing/billing-views.js'
import {
  soundEstimateShape,
  soundEstimateView,
  soundOrderShape,
  soundOrderReply,
} from '../../generation/sounds/sound-orders.rest.js'
import { boardShape, boardView } from '../storyboard-view.js'
import { shotShape, shotView } from '../shot-view.js'
import { REMAKES_STALE, SPEED } from './shot-voices.resolver.js'
import type { ShotVoices } from './shot-voices.js'

const tag = 'Storyboard'
const { shotsMax, dialogueMax } = LIMITS.storyboard
const soundId = (description: string) => ({ sound_id: field(z.string().nullable(), description, null) })
const modelName = field(z.string(), 'A model of `GET /sound-models`.', 'sketch/voice')
const voiceList = z
  .array(
    z.object({
      speaker: field(z.string(), 'The speaker, as in the dialogue.', 'ADA'),
      voice: field(z.string(), 'One of the voices of the model.', 'slt'),
      speed: field(z.number().nullish(), SPEED, 0.9),
    }),
  )
  .max(shotsMax * dialogueMax)
const VOICES = [{ speaker: 'ADA', voice: 'slt', speed: 0.9 }]
const missing = z.object({
  shot_ids: field(z.array(z.string()).nullish(), 'Only these shots; all if omitted.', null),
  model_name: modelName,
  voices: field(
    voiceList.nullish(),
    'Voices of speakers; an order keeps them, and gives every other speaker one of their own.',
    VOICES,
  ),
  remakes_stale: field(z.boolean().nullish(), REMAKES_STALE, false),
})
const order = missing.extend(UNKNOWN_PRICE_FIELD)
const NAMES = { shotIds: 'shot_ids', model: 'model_name', remakesStale: 'remakes_stale' }

const inputOf = (
  projectId: string,
  { shot_ids: shotIds, model_name: model, remakes_stale: remakesStale, voices }: z.output<typeof missing>,
) => ({ projectId, shotIds, model, voices, remakesStale })

/** The voices and the music of a storyboard over REST. */
export const voiceCalls = (voices: ShotVoices): Call[] => [
  call({
    method: 'put',
    path: '/storyboard/shots/{id}/voice',
    name: 'updateShotVoice',
    tag,
    summary: 'Sets the voice of a shot',
    description: 'If the chosen take of the shot is in the cut, its cue is replaced too.',
    body: z.object(soundId('A voice of the project; null: none.')),
    names: { soundId: 'sound_id' },
    responses: [{ status: 200, description: 'The changed shot.', shape: shotShape }],
    errors: [404],
    run: async (context, { params, body }) =>
      shotView(await voices.setVoice(context.viewer, params.id, body.sound_id), context),
  }),
  call({
    method: 'put',
    path: '/projects/{id}/storyboard/score',
    name: 'updateStoryboardScore',
    tag,
    summary: 'Sets the music of a storyboard',
    body: z.object(soundId('Music of the project; null: none.')),
    names: { soundId: 'sound_id' },
    responses: [{ status: 200, description: 'The changed storyboard.', shape: boardShape }],
    errors: [404],
    run: async (context, { params, body }) =>
      boardView(await voices.setScore(context.viewer, params.id, body.sound_id), context),
  }),
  call({
    method: 'put',
    path: '/projects/{id}/storyboard/voices',
    name: 'updateCharacterVoices',
    tag,
    summary: 'Sets the voices of speakers for a model, without an order',
    description: 'Their voices of shots become stale.',
    body: z.object({
      model_name: modelName,
      voices: field(voiceList, 'Voices of the model; those of other speakers stay.', VOICES),
    }),
    names: { model: 'model_name' },
    responses: [{ status: 200, description: 'The changed storyboard.', shape: boardShape }],
    errors: [404],
    run: async (context, { params, body: { model_name: model, voices: chosen } }) => {
      const choice = { projectId: params.id, model, voices: chosen }
      return boardView(await voices.cast(context.viewer, choice), context)
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/voices',
    name: 'generateMissingVoices',
    tag,
    summary: 'Orders a voice for each shot with dialogue and without a voice',
    description:
      'All or none. Each is a job; shots whose voice is in progress are left out. Each speaker has a voice of their own. `remakes_stale` replaces stale voices, too.',
    body: order,
    names: { ...NAMES, ...UNKNOWN_PRICE_NAME },
    responses: [{ status: 202, description: 'The orders.', shape: z.array(soundOrderShape) }],
    errors: [402, 404, 409],
    run: async (context, { params, body }) => {
      const input = { ...inputOf(params.id, body), acceptsUnknownPrice: body.accepts_unknown_price }
      const jobs = await voices.voiceMissing(context.viewer, input)
      return new Reply(202, await Promise.all(jobs.map((job) => soundOrderReply(job, context))))
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/voices/estimate',
    name: 'estimateMissingVoices',
    access: { action: 'view' },
    tag,
    summary: 'The estimated cost of the missing voices of a storyboard',
    body: missing,
    names: NAMES,
    responses: [{ status: 200, description: 'The estimate.', shape: soundEstimateShape }],
    errors: [404],
    run: async ({ viewer }, { params, body }) =>
      soundEstimateView(await voices.estimate(viewer, inputOf(params.id, body))),
  }),
]
