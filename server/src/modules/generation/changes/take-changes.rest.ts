import { z } from 'zod'
import { factorRule } from '#schema/rules/take-change'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { type Call, Reply, call, field, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { estimateOf, estimateShape } from '../../billing/billing.rest.js'
import { jobShape, jobView } from '../../jobs/job.rest.js'
import type { TakeChanges } from './take-changes.js'
import { OfferedChange } from './take-changes.resolver.js'

const tag = 'Videos'
const FACTOR = 'Scale factor of its size: 1.5, 2, 3 or 4'

const offered = restFields(OfferedChange, {
  tool: 'UPSCALE',
  name: 'Topaz Upscale',
  factor: 2,
  width: 2560,
  height: 1440,
  refusal: null,
})
const offeredShape = shape('OfferedChange', 'A change that a tool can make, with its estimated cost.', {
  ...offered.fields,
  estimate: estimateShape,
})

const ordered = { status: 202, description: 'The job of the new take.', shape: jobShape } as const

/** Takes that are made from finished ones, over REST. */
export const takeChangeCalls = (takeChanges: TakeChanges): Call[] => [
  call({
    method: 'get',
    path: '/video/videos/{video_id}/changes',
    name: 'listOfferedChanges',
    tag,
    summary: 'The changes that the provider’s tools can make to a take, with prices',
    responses: [{ status: 200, description: 'The changes.', shape: z.array(offeredShape) }],
    errors: [404],
    run: async (context, { params }) =>
      (await takeChanges.offer(context.viewer, params.video_id)).map((change) => ({
        ...offered.of(change),
        estimate: estimateOf(change.estimate),
      })),
  }),
  call({
    method: 'post',
    path: '/video/videos/{video_id}/lips',
    name: 'syncLips',
    tag,
    summary: 'Orders a new take with lips synced to a voice',
    description: 'The original take must be finished; the voice starts with it.',
    body: z.object({ sound_id: field(z.string(), 'A voice of its project.', EXAMPLE_IDS.sound) }),
    names: { videoId: 'video_id', soundId: 'sound_id' },
    responses: [ordered],
    errors: [402, 403, 404],
    run: async (context, { params, body }) => {
      const order = { videoId: params.video_id, soundId: body.sound_id }
      const { job } = await takeChanges.syncLips(context.viewer, order)
      return new Reply(202, await jobView(job, context))
    },
  }),
  call({
    method: 'post',
    path: '/video/videos/{video_id}/upscale',
    name: 'upscaleVideo',
    tag,
    summary: 'Orders an upscaled take',
    description: 'The original take must be accepted.',
    body: z.object({ factor: field(factorRule, `${FACTOR}; at most 2160 lines of the shorter side.`, 2) }),
    names: { videoId: 'video_id' },
    responses: [ordered],
    errors: [402, 403, 404],
    run: async (context, { params, body }) => {
      const order = { videoId: params.video_id, factor: body.factor }
      const { job } = await takeChanges.upscale(context.viewer, order)
      return new Reply(202, await jobView(job, context))
    },
  }),
]
