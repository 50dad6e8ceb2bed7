import { z } from 'zod'
import { type Call, Reply, call, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { ChosenTakes } from './chosen-takes.js'
import { truth } from '../../billing/billing.rest.js'
import { UNKNOWN_PRICE } from '../../billing/billing.types.js'
import { UNKNOWN_PRICE_FIELD, UNKNOWN_PRICE_NAME } from '../../billing/billing-views.js'
import { shotShape, shotView } from '../shot-view.js'
import type { TakeOrders } from './take-orders.js'
import { BATCH_DESCRIPTION } from '../shot-batch.js'
import {
  type BoardEstimates,
  REMAKES_OUTDATED,
  ShotTakeEstimateType,
  StoryboardEstimateType,
  boardEstimateView,
} from './take-types.js'

const tag = 'Storyboard'

const take = restFields(ShotTakeEstimateType, {
  isMissing: true,
  isOutdated: false,
  seconds: 8,
  problem: null,
  isWithinBudget: true,
})
const estimated = restFields(StoryboardEstimateType, { missing: 3, usd: '6.4', unknown: 0, affordable: 2 })
const estimateShape = shape(
  'StoryboardEstimate',
  'The estimated cost of the takes or first frames of a storyboard.',
  {
    ...estimated.fields,
    takes: field(
      z.array(
        shape('ShotTakeEstimate', 'The estimate of a take or first frame.', {
          shot_id: idField('The shot.', 'shot'),
          model_name: field(z.string().nullable(), 'The model.', 'fal-ai/veo3.1'),
          usd: field(z.string().nullable(), 'US dollars; null if the price is unknown.', '3.2'),
          ...take.fields,
        }),
      ),
      'Another take or first frame of each shot, in order: at most 100.',
    ),
  },
)

/** The shots of a batch, and its conditions. */
export const BATCH_FIELDS = {
  shot_ids: field(z.array(z.string()).nullish(), 'Only these shots; all if omitted.', null),
  remakes_outdated: field(z.boolean().optional(), REMAKES_OUTDATED, false),
  ...UNKNOWN_PRICE_FIELD,
}
export const BATCH_NAMES = {
  shotIds: 'shot_ids',
  remakesOutdated: 'remakes_outdated',
  ...UNKNOWN_PRICE_NAME,
}
export const batchOf = (body: z.output<z.ZodObject<typeof BATCH_FIELDS>>) => ({
  shotIds: body.shot_ids,
  remakesOutdated: body.remakes_outdated,
  acceptsUnknownPrice: body.accepts_unknown_price,
})

interface Takes {
  chosenTakes: ChosenTakes
  boardEstimates: BoardEstimates
  takeOrders: TakeOrders
}

/** The takes of a storyboard over REST: estimates, orders, and the chosen ones. */
export const takeCalls = ({ boardEstimates, chosenTakes, takeOrders }: Takes): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/storyboard/estimate',
    name: 'estimateStoryboard',
    tag,
    summary: 'The estimated cost of takes or first frames of the shots',
    query: z.object({
      of: field(z.enum(['takes', 'first_frames']).default('takes'), 'What to estimate.', 'takes'),
    }),
    names: {},
    maxItems: 100,
    responses: [{ status: 200, description: 'The estimate.', shape: estimateShape }],
    errors: [404],
    run: async ({ viewer }, { params, query }) => {
      const estimate = boardEstimateView(
        await boardEstimates[query.of === 'takes' ? 'TAKES' : 'FIRST_FRAMES'].of(viewer, params.id),
      )
      return {
        ...estimated.of(estimate),
        takes: estimate.takes.map((one) => ({
          shot_id: one.shot.id,
          model_name: one.model,
          usd: one.estimate.usd,
          ...take.of(one),
        })),
      }
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/takes',
    name: 'generateMissingTakes',
    tag,
    summary: 'Orders a take of each shot that has words and no take',
    description: BATCH_DESCRIPTION,
    body: z.object(BATCH_FIELDS),
    names: BATCH_NAMES,
    responses: [{ status: 202, description: 'The shots ordered or refused.', shape: z.array(shotShape) }],
    errors: [404],
    run: async (context, { params, body }) => {
      const shots = await takeOrders.generateMissing(context.viewer, params.id, batchOf(body))
      return new Reply(202, await Promise.all(shots.map((shot) => shotView(shot, context))))
    },
  }),
  call({
    method: 'post',
    path: '/storyboard/shots/{id}/takes',
    name: 'generateShotTake',
    tag,
    summary: 'Orders another take of a shot',
    query: z.object({
      accepts_unknown_price: truth(UNKNOWN_PRICE.description),
    }),
    names: UNKNOWN_PRICE_NAME,
    responses: [{ status: 202, description: 'The shot.', shape: shotShape }],
    errors: [402, 404, 409],
    run: async (context, { params, query }) => {
      const terms = { acceptsUnknownPrice: query.accepts_unknown_price }
      const shot = await takeOrders.generateTake(context.viewer, params.id, terms)
      return new Reply(202, await shotView(shot, context))
    },
  }),
  call({
    method: 'put',
    path: '/storyboard/shots/{id}/take',
    name: 'chooseShotTake',
    tag,
    summary: 'Chooses a take of a shot',
    body: z.object({
      video_id: field(z.string().nullable(), 'One of its takes; null: none.', null),
    }),
    names: { takeId: 'video_id', videoId: 'video_id' },
    responses: [{ status: 200, description: 'The changed shot.', shape: shotShape }],
    errors: [404, 409],
    run: async (context, { params, body }) =>
      shotView(await chosenTakes.choose(context.viewer, params.id, body.video_id), context),
  }),
]
