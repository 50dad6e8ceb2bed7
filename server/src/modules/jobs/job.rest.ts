import { z } from 'zod'
import { exemptFromLimits } from '#platform/database/operation'
import { type Job, JobStatus } from '#platform/queue/job.entity'
import { jobKinds, subjectIdOf } from '#platform/queue/job-kinds'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { dollarsOf } from '#schema/prices'
import {
  type Call,
  type CallContext,
  PAGE_NAMES,
  Reply,
  call,
  field,
  idField,
  pageOf,
  pageQuery,
  pageResponse,
  shape,
} from '#platform/api/rest'
import { assetShape, assetView } from '../library/asset-view.js'
import { assetsById } from '../library/asset.loader.js'
import { maySeeAsset } from '../library/asset.policy.js'
import { UNKNOWN_PRICE_FIELD, UNKNOWN_PRICE_NAME } from '../billing/billing-views.js'
import { reservationsByJob } from '../billing/estimate.js'
import { videosById } from '../video/video.loader.js'
import { videoShape, videoView } from '../video/video-view.js'
import { placesInQueue } from '#platform/queue/job-queue'
import type { JobService } from './job.service.js'

export const jobShape = shape('Job', 'A unit of background work.', {
  job_id: idField('Opaque and stable.', 'job'),
  kind: field(
    z.lazy(() => z.enum(jobKinds)),
    'The kind of job.',
    'video',
  ),
  status: field(z.enum(JobStatus), 'Its state.', 'succeeded'),
  progress: field(z.number().min(0).max(1), '0 to 1.', 1),
  position: field(
    z.number().int().min(1).nullable(),
    'Its position in the queue of its kind, 1 if it is next; null unless it is waiting.',
    null,
  ),
  error: field(z.string().nullable(), 'Reason of a failure, as a sentence, or null.', null),
  estimated_cost_usd: field(
    z.string().nullable(),
    'Estimated cost in US dollars at the time of the request; null if free or unknown.',
    '3.2',
  ),
  video: field(videoShape.nullable(), 'The clip or film that it generates; null for an image.'),
  sound_id: field(z.string().nullable(), 'The id of the generated sound, or null.', null),
  asset: field(assetShape.nullable(), 'The generated image, if visible to the caller, or null.', null),
})

export async function jobView(job: Job, context: CallContext): Promise<z.output<typeof jobShape>> {
  const { id, kind, status, progress, failure, resultId } = job
  const videoId = subjectIdOf(job, 'Video')
  const [position, reserved, video, asset] = await Promise.all([
    status === JobStatus.QUEUED ? context.loaders.of(placesInQueue).load(id) : null,
    context.loaders.of(reservationsByJob).load(id),
    videoId ? context.loaders.of(videosById).load(videoId) : null,
    kind === 'image' && resultId ? context.loaders.of(assetsById).load(resultId) : null,
  ])
  return {
    job_id: id,
    kind,
    status,
    progress,
    position,
    error: failure ?? null,
    estimated_cost_usd: reserved?.micros == null ? null : dollarsOf(reserved.micros),
    video: video && (await videoView(video, context)),
    sound_id: kind === 'sound' ? (resultId ?? null) : null,
    asset: asset && maySeeAsset(context.viewer, asset) ? await assetView(asset, context) : null,
  }
}

export const unfinishedShape = shape('Unfinished', 'The job continues; request its state later.', {
  detail: field(z.string(), 'A sentence.', 'This takes longer than a call may last; ask for the job.'),
  code: field(z.literal('STILL_RUNNING'), 'The kind of failure.', 'STILL_RUNNING'),
  job_id: idField('The id of the job.', 'job'),
})

/** Shared description of calls that wait for their job. */
export const WAITS =
  'The call waits up to ten minutes for its job, then returns 504 with the `job_id`. The job continues then, and if the caller disconnects. With `Prefer: respond-async` it returns 202 with the job at once.'

/** The immediate response with the job, for callers that poll. */
export const acceptedAnswer = (kind: 'image' | 'merge') => ({
  status: 202,
  description: 'The job, if the caller prefers not to wait.',
  shape: jobShape,
  example: {
    job_id: EXAMPLE_IDS.job,
    kind,
    status: 'queued',
    progress: 0,
    position: 3,
    error: null,
    estimated_cost_usd: null,
    video: null,
    sound_id: null,
    asset: null,
  },
})

const addressOf = (id: string) => `/api/v1/video/job_status/${id}`

/**
 * Waits for a job, then returns its result as read by `done`. Returns the job at once with `Prefer: respond-async`, and
 * status 504 if it takes too long.
 */
export async function whenEnded(
  context: CallContext,
  {
    jobService,
    jobId,
    failed,
    done,
  }: {
    jobService: JobService
    jobId: string
    /** Error message for a failed job; by default its own. */
    failed?: string
    done(job: Job): Promise<Reply>
  },
): Promise<Reply> {
  const location = addressOf(jobId)
  if (context.prefersAsync)
    return new Reply(202, await jobView(await jobService.open(context.viewer, jobId), context), {
      location,
      'preference-applied': 'respond-async',
    })
  const job = await exemptFromLimits(() =>
    jobService.ended(context.viewer, jobId, { timeoutMs: context.patienceMs, signal: context.gone }),
  )
  if (job.status === JobStatus.SUCCEEDED) return done(job)
  if (job.status === JobStatus.CANCELLED)
    return new Reply(409, { detail: 'This job was cancelled', code: 'CONFLICT' }, { location })
  if (job.status === JobStatus.FAILED)
    return new Reply(
      500,
      {
        detail: failed ?? job.failure ?? 'Something went wrong.',
        code: 'JOB_FAILED',
        job_id: jobId,
        request_id: context.requestId,
      },
      { location },
    )
  return new Reply(
    504,
    {
      detail: 'This takes longer than a call may last; ask for the job.',
      code: 'STILL_RUNNING',
      job_id: jobId,
    },
    { location },
  )
}

/** The immediate response that a job has started. */
export const started = (job: Pick<Job, 'id' | 'status'>, messageId: string, more: object = {}) =>
  new Reply(
    202,
    { job_id: job.id, message_id: messageId, status: job.status, ...more },
    { location: addressOf(job.id) },
  )
export const begunShape = shape('Begun', 'A started job.', {
  job_id: idField('The id of the job.', 'job'),
  message_id: idField('The assistant’s message in which the result appears.', 'message'),
  status: field(z.enum(JobStatus), 'The state of the job.', 'queued'),
})

export const jobCalls = (jobService: JobService): Call[] => [
  call({
    method: 'get',
    path: '/video/job_status/{id}',
    name: 'getJob',
    tag: 'Videos',
    summary: 'The state and progress of a job',
    responses: [{ status: 200, description: 'The job.', shape: jobShape }],
    errors: [404],
    run: async (context, { params }) => jobView(await jobService.open(context.viewer, params.id), context),
  }),
  call({
    method: 'get',
    path: '/projects/{id}/jobs',
    name: 'listWaitingJobs',
    tag: 'Videos',
    summary: 'The waiting jobs of a project, newest first',
    query: pageQuery,
    names: PAGE_NAMES,
    responses: [{ status: 200, description: 'The jobs.', shape: z.array(jobShape) }],
    errors: [404],
    run: async (context, { params, query }) => {
      const page = await jobService.waiting(context.viewer, params.id, pageOf(query))
      return pageResponse(page, (job) => jobView(job, context))
    },
  }),
  call({
    method: 'post',
    path: '/video/jobs/{id}/cancel',
    name: 'cancelJob',
    tag: 'Videos',
    summary: 'Cancels a job, as the person who requested it or an admin',
    responses: [{ status: 200, description: 'The job.', shape: jobShape }],
    errors: [403, 404, 409],
    run: async (context, { params }) => jobView(await jobService.cancel(context.viewer, params.id), context),
  }),
  call({
    method: 'post',
    path: '/video/jobs/{id}/retry',
    name: 'retryJob',
    tag: 'Videos',
    summary: 'Restarts a failed or cancelled job, as the person who requested it or an admin',
    body: z.object(UNKNOWN_PRICE_FIELD),
    names: UNKNOWN_PRICE_NAME,
    responses: [{ status: 200, description: 'The job.', shape: jobShape }],
    errors: [402, 403, 404, 409],
    run: async (context, { params, body }) =>
      jobView(
        await jobService.retry(context.viewer, params.id, {
          acceptsUnknownPrice: body.accepts_unknown_price,
        }),
        context,
      ),
  }),
]
