import { z } from 'zod'
import { type Call, Reply, call, field } from '#platform/api/rest'
import { UNKNOWN_PRICE_FIELD, UNKNOWN_PRICE_NAME } from '../../billing/billing-views.js'
import {
  soundEstimateShape,
  soundEstimateView,
  soundOrderShape,
  soundOrderReply,
} from '../../generation/sounds/sound-orders.rest.js'
import { boardShape, boardView, shotShape, shotView } from '../storyboard-views.js'
import type { ShotVoices } from './shot-voices.js'

const tag = 'Storyboard'
const soundId = (description: string) => ({ sound_id: field(z.string().nullable(), description, null) })
const missing = z.object({
  shot_ids: field(z.array(z.string()).nullish(), 'Of these shots alone; left out: of all.', null),
  model_name: field(z.string(), 'A model of `GET /sound-models`.', 'sketch/voice'),
  voice: field(z.string().nullish(), 'Who speaks; left out, the model’s own choice.', 'slt'),
  ...UNKNOWN_PRICE_FIELD,
})
const NAMES = { shotIds: 'shot_ids', model: 'model_name', ...UNKNOWN_PRICE_NAME }

const inputOf = (
  projectId: string,
  {
    shot_ids: shotIds,
    model_name: model,
    voice,
    accepts_unknown_price: acceptsUnknownPrice,
  }: z.output<typeof missing>,
) => ({
  projectId,
  acceptsUnknownPrice,
  shotIds,
  model,
  voice,
})

/** The voices and the music of a storyboard over REST. */
export const voiceCalls = (voices: ShotVoices): Call[] => [
  call({
    method: 'put',
    path: '/storyboard/shots/{id}/voice',
    name: 'setShotVoice',
    tag,
    summary: 'Makes a sound the voice of a shot',
    description: 'Where the chosen take of the shot is in the cut, its cue follows.',
    body: z.object(soundId('A voice of the project; null: none.')),
    names: { soundId: 'sound_id' },
    responses: [{ status: 200, description: 'The shot as it is now.', shape: shotShape }],
    errors: [404],
    run: async (context, { params, body }) =>
      shotView(await voices.setVoice(context.viewer, params.id, body.sound_id), context),
  }),
  call({
    method: 'put',
    path: '/projects/{id}/storyboard/score',
    name: 'setBoardScore',
    tag,
    summary: 'Makes a sound the music of a storyboard',
    body: z.object(soundId('Music of the project; null: none.')),
    names: { soundId: 'sound_id' },
    responses: [{ status: 200, description: 'The storyboard as it is now.', shape: boardShape }],
    errors: [404],
    run: async (context, { params, body }) =>
      boardView(await voices.setScore(context.viewer, params.id, body.sound_id), context),
  }),
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/voices',
    name: 'voiceMissingShots',
    tag,
    summary: 'Orders a voice for each shot that has dialogue and no voice',
    description: 'All, or none. Each is a job; shots whose voice is being made are left out.',
    body: missing,
    names: NAMES,
    responses: [{ status: 202, description: 'The orders.', shape: z.array(soundOrderShape) }],
    errors: [402, 404, 409],
    run: async (context, { params, body }) => {
      const jobs = await voices.voiceMissing(context.viewer, inputOf(params.id, body))
      return new Reply(202, await Promise.all(jobs.map((job) => soundOrderReply(job, context))))
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/voices/estimate',
    name: 'estimateMissingVoices',
    tag,
    summary: 'What the missing voices of a storyboard would cost',
    body: missing.extend({}), // each call names its own
    names: NAMES,
    responses: [{ status: 200, description: 'The estimate.', shape: soundEstimateShape }],
    errors: [404],
    run: async ({ viewer }, { params, body }) =>
      soundEstimateView(await voices.estimate(viewer, inputOf(params.id, body))),
  }),
]
