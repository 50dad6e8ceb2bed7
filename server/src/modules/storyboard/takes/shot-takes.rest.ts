import { z } from 'zod'
import { type Call, Reply, call, field, idField, shape } from '#platform/api/rest'
import type { ChosenTakes } from './chosen-takes.js'
import { truth } from '../../billing/billing.rest.js'
import { UNKNOWN_PRICE } from '../../billing/billing.types.js'
import { UNKNOWN_PRICE_FIELD, UNKNOWN_PRICE_NAME } from '../../billing/billing-views.js'
import { shotShape, shotView } from '../shot-view.js'
import type { TakeEstimates } from './take-estimate.js'
import type { TakeOrders } from './take-orders.js'
import { boardEstimateView } from './take-types.js'

const tag = 'Storyboard'

const estimateShape = shape('StoryboardEstimate', 'The estimated cost of the takes of a storyboard.', {
  missing: field(z.int(), 'How many shots have no take.', 3),
  affordable: field(z.int(), 'How many of the missing ones the budgets cover.', 2),
  usd: field(z.string(), 'US dollars for the missing ones that can be ordered.', '6.4'),
  unknown: field(z.int(), 'How many of them have an unknown price.', 0),
  takes: field(
    z.array(
      shape('ShotTakeEstimate', 'The estimate of a take.', {
        shot_id: idField('The shot.', 'shot'),
        is_missing: field(z.boolean(), 'Whether it has no take yet.', true),
        model_name: field(z.string().nullable(), 'The model.', 'fal-ai/veo3.1'),
        seconds: field(z.int().nullable(), 'Length of the take; null if the model decides.', 8),
        usd: field(z.string().nullable(), 'US dollars; null if the price is unknown.', '3.2'),
        problem: field(z.string().nullable(), 'Why it cannot be ordered, as a sentence.', null),
        is_within_budget: field(z.boolean(), 'Whether the budgets cover it.', true),
      }),
    ),
    'Another take of each shot, in order: at most 100.',
  ),
})

interface Takes {
  chosenTakes: ChosenTakes
  takeEstimates: TakeEstimates
  takeOrders: TakeOrders
}

/** The takes of a storyboard over REST: estimates, orders, and the chosen ones. */
export const takeCalls = ({ chosenTakes, takeEstimates, takeOrders }: Takes): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/storyboard/estimate',
    name: 'estimateStoryboard',
    tag,
    summary: 'The estimated cost of takes of the shots',
    maxItems: 100,
    responses: [{ status: 200, description: 'The estimate.', shape: estimateShape }],
    errors: [404],
    run: async ({ viewer }, { params }) => {
      const { missing, affordable, usd, unknown, takes } = boardEstimateView(
        await takeEstimates.of(viewer, params.id),
      )
      return {
        missing,
        affordable,
        usd,
        unknown,
        takes: takes.map(({ shot, isMissing, model, seconds, estimate, problem, isWithinBudget }) => ({
          shot_id: shot.id,
          is_missing: isMissing,
          model_name: model,
          seconds,
          usd: estimate.usd,
          problem,
          is_within_budget: isWithinBudget,
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
    description: 'A refused one does not stop the others.',
    body: z.object({
      shot_ids: field(z.array(z.string()).nullish(), 'Only these shots; all if omitted.', null),
      ...UNKNOWN_PRICE_FIELD,
    }),
    names: { shotIds: 'shot_ids', ...UNKNOWN_PRICE_NAME },
    responses: [{ status: 202, description: 'The shots ordered or refused.', shape: z.array(shotShape) }],
    errors: [404],
    run: async (context, { params, body }) => {
      const shots = await takeOrders.generateMissing(context.viewer, params.id, {
        shotIds: body.shot_ids,
        acceptsUnknownPrice: body.accepts_unknown_price,
      })
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
