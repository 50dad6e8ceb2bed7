import { z } from 'zod'
import { exemptFromLimits } from '#platform/database/operation'
import { type Job, JobStatus } from '#platform/queue/job.entity'
import { jobKinds, subjectIdOf } from '#platform/queue/job-kinds'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { dollarsOf } from '#schema/prices'
import { type Call, type CallContext, Reply, call, field, idField, shape } from '#platform/api/rest'
import { assetShape, assetView } from '../library/asset-view.js'
import { assetsById } from '../library/asset.loader.js'
import { maySeeAsset } from '../library/asset.policy.js'
import { reservationsByJob } from '../billing/estimate.js'
import { videosById } from '../video/video.loader.js'
import { videoShape, videoView } from '../video/video-view.js'
import { placesInQueue } from '#platform/queue/job-queue'
import type { JobService } from './job.service.js'

export const jobShape = shape('Job', 'Work that takes a while.', {
  job_id: idField('Opaque and stable.', 'job'),
  kind: field(
    z.lazy(() => z.enum(jobKinds)),
    'The kind of work.',
    'video',
  ),
  status: field(z.enum(JobStatus), 'Its state.', 'succeeded'),
  progress: field(z.number().min(0).max(1), '0 to 1.', 1),
  position: field(
    z.number().int().min(1).nullable(),
    'Its place in the queue of its kind, 1 if it is next; null unless it waits for its turn.',
    null,
  ),
  error: field(z.string().nullable(), 'Why it failed, in a sentence; null otherwise.', null),
  estimated_cost_usd: field(
    z.string().nullable(),
    'What it was expected to cost when it was ordered, in US dollars; null for what costs nothing, and where the price was not known.',
    '3.2',
  ),
  video: field(videoShape.nullable(), 'The clip or film it makes; null for a picture.'),
  sound_id: field(z.string().nullable(), 'The id of the sound it made; null otherwise.', null),
  asset: field(assetShape.nullable(), 'The picture it made, if the caller may see it; null otherwise.', null),
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

export const unfinishedShape = shape('Unfinished', 'The work continues; ask for its job later.', {
  detail: field(z.string(), 'A sentence.', 'This takes longer than a call may last; ask for the job.'),
  job_id: idField('The id of the job.', 'job'),
})

/** Part of the description of every call that waits for its work. */
export const WAITS =
  'The call waits for its job, for up to ten minutes; then it returns 504 with the `job_id`, and the job continues, as it does when the caller disconnects. With `Prefer: respond-async` it returns 202 with the job at once.'

/** The immediate response with the job, for a caller that would rather poll. */
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

/** The path of a job. */
const addressOf = (id: string) => `/api/v1/video/job_status/${id}`

/**
 * Returns the result of the job, as read by `done`, once it has ended. With `Prefer: respond-async` returns
 * the job at once, and if it takes too long, status 504.
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
    /** The message for failed work; by default, why it failed. */
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
    return new Reply(409, { detail: 'This job was cancelled' }, { location })
  if (job.status === JobStatus.FAILED)
    return new Reply(
      500,
      {
        detail: failed ?? job.failure ?? 'Something went wrong.',
        job_id: jobId,
        request_id: context.requestId,
      },
      { location },
    )
  return new Reply(
    504,
    { detail: 'This takes longer than a call may last; ask for the job.', job_id: jobId },
    { location },
  )
}

/** The immediate response: the work has started. */
export const started = (job: Pick<Job, 'id' | 'status'>, messageId: string, more: object = {}) =>
  new Reply(
    202,
    { job_id: job.id, message_id: messageId, status: job.status, ...more },
    { location: addressOf(job.id) },
  )
export const begunShape = shape('Begun', 'Work that has begun.', {
  job_id: idField('The id of the job.', 'job'),
  message_id: idField('The assistant’s message in which the result appears.', 'message'),
  status: field(z.enum(JobStatus), 'Where the job stands.', 'queued'),
})

/** Jobs over REST. */
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
]
