import { z } from 'zod'
import { TOOLS } from '#schema/limits'
import { factorRule } from '#schema/rules/take-change'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { type Call, Reply, call, field, shape } from '#platform/api/rest'
import { estimateView } from '../../billing/billing-views.js'
import { estimateShape } from '../../billing/billing.rest.js'
import { jobShape, jobView } from '../../jobs/job.rest.js'
import type { TakeChanges } from './take-changes.js'

const tag = 'Videos'
const FACTOR = 'Scale factor of its size: 1.5, 2, 3 or 4'

const offeredShape = shape('OfferedChange', 'A change that a tool can make, with its estimated cost.', {
  tool: field(z.enum(TOOLS), 'The tool.', 'UPSCALE'),
  name: field(z.string(), 'The name of the model.', 'Topaz Upscale'),
  factor: field(z.number().nullable(), `${FACTOR}; null for lip sync.`, 2),
  width: field(z.int(), 'Width of the new take in pixels.', 2560),
  height: field(z.int(), 'Height of the new take in pixels.', 1440),
  estimate: estimateShape,
  refusal: field(z.string().nullable(), 'Why it cannot be ordered; null if it can.', null),
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
      (await takeChanges.offer(context.viewer, params.video_id)).map(({ estimate, ...change }) => {
        const { usd, isFree } = estimateView(estimate)
        return { ...change, estimate: { usd, is_free: isFree } }
      }),
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
