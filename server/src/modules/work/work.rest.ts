import { z } from 'zod'
import { exemptFromLimits } from '../../core/operation.js'
import { type Job, JobKind, JobStatus } from './job.entity.js'
import {
  type Call,
  type CallContext,
  EXAMPLE_IDS,
  Reply,
  call,
  field,
  idField,
  shape,
} from '../../core/rest.js'
import { assetShape, assetView } from '../asset/asset.rest.js'
import { assetsById } from '../asset/asset.loader.js'
import { maySeeAsset } from '../asset/asset.policy.js'
import { videosById } from '../video/video.loader.js'
import { videoShape, videoView } from '../video/video.rest.js'
import type { JobService } from './work.service.js'

export const jobShape = shape('Job', 'Work that takes a while.', {
  job_id: idField('Opaque and stable.', 'job'),
  kind: field(z.enum(JobKind), 'What it makes.', 'video'),
  status: field(z.enum(JobStatus), 'Where it stands.', 'succeeded'),
  progress: field(z.number().min(0).max(1), '0 to 1.', 1),
  error: field(z.string().nullable(), 'Why it failed, in a sentence; null otherwise.', null),
  video: field(videoShape.nullable(), 'The clip or film it makes; null for a picture.'),
  asset: field(assetShape.nullable(), 'The picture it made, if the caller may see it; null otherwise.', null),
})

export async function jobView(
  { id, kind, status, progress, failure, videoId, assetId }: Job,
  context: CallContext,
): Promise<z.output<typeof jobShape>> {
  const [video, asset] = await Promise.all([
    videoId ? context.loaders.of(videosById).load(videoId) : null,
    assetId ? context.loaders.of(assetsById).load(assetId) : null,
  ])
  return {
    job_id: id,
    kind,
    status,
    progress,
    error: failure ?? null,
    video: video && videoView(video, context),
    asset: asset && maySeeAsset(context.viewer, asset) ? await assetView(asset, context) : null,
  }
}

export const unfinishedShape = shape('Unfinished', 'The work goes on; ask for its job later.', {
  detail: field(z.string(), 'A sentence.', 'This takes longer than a call may last; ask for the job.'),
  job_id: idField('The job to ask for.', 'job'),
})

/** Said with every call that waits for its work. */
export const WAITS =
  'The call waits for its work, for up to ten minutes; then it answers 504 with the `job_id`, and the work goes on, as it does when the caller goes away. With `Prefer: respond-async` it answers 202 with the job at once.'

/** The job itself, at once, for a caller that would rather look again. */
export const acceptedAnswer = (kind: 'image' | 'merge') => ({
  status: 202,
  description: 'The job, where the caller would rather not wait.',
  shape: jobShape,
  example: {
    job_id: EXAMPLE_IDS.job,
    kind,
    status: 'queued',
    progress: 0,
    error: null,
    video: null,
    asset: null,
  },
})

/** Where a job is looked at, from wherever the adapter is reached. */
const addressOf = (id: string) => `/api/v1/video/job_status/${id}`

/**
 * Answers with what the work made, once it is done: `done` tells. With `Prefer: respond-async` answers with
 * the job at once, and when it takes too long with status 504.
 */
export async function whenEnded(
  context: CallContext,
  {
    work,
    jobId,
    failed,
    done,
  }: {
    work: JobService
    jobId: string
    /** What is said of work that failed; unless told, why it did. */
    failed?: string
    done(job: Job): Promise<Reply>
  },
): Promise<Reply> {
  const location = addressOf(jobId)
  if (context.prefersAsync)
    return new Reply(202, await jobView(await work.open(context.viewer, jobId), context), {
      location,
      'preference-applied': 'respond-async',
    })
  const job = await exemptFromLimits(() =>
    work.ended(context.viewer, jobId, { timeoutMs: context.patienceMs, signal: context.gone }),
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

/** An answer to who does not wait: the work has begun. */
export const started = (job: Pick<Job, 'id' | 'status'>, messageId: string) =>
  new Reply(
    202,
    { job_id: job.id, message_id: messageId, status: job.status },
    { location: addressOf(job.id) },
  )
export const begunShape = shape('Begun', 'Work that has begun.', {
  job_id: idField('The job to ask for.', 'job'),
  message_id: idField('The assistant’s message that the work answers in.', 'message'),
  status: field(z.enum(JobStatus), 'Where the job stands.', 'queued'),
})

/** Jobs over REST. */
export const workCalls = (work: JobService): Call[] => [
  call({
    method: 'get',
    path: '/video/job_status/{id}',
    name: 'getJob',
    tag: 'Videos',
    summary: 'How far a job is',
    answers: [{ status: 200, description: 'The job.', shape: jobShape }],
    fails: [404],
    run: async (context, { params }) => jobView(await work.open(context.viewer, params.id), context),
  }),
]
