import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { currentActivity } from '#platform/observability/activity'
import { isId } from '#platform/errors/check'
import { type Events, type Fact, announce } from '#platform/events/events'
import { conflict, forbidden, notFound } from '#platform/errors/failure'
import type { AfterCommit } from '#platform/events/hooks'
import { Job, JobKind, JobStatus } from './job.entity.js'
import { JobQueue } from './job-queue.js'
import type { Jobs } from './jobs.js'
import { isUnavailable } from '#platform/errors/outage'
import { type OpenOptions, type Visible, asVisible } from '#platform/auth/visible'
import type { Viewer } from '#platform/auth/viewer'
import type { Engine, ProviderRequest } from '../../engines/engine.js'
import type { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import type { Ledger } from '../billing/ledger.js'
import type { PendingBills } from '../billing/pending-bills.js'
import type { Videos } from '../video/video.service.js'
import { maySeeJob, mayChangeJob } from './job.policy.js'

/** How often a job that is waited for is polled without a fact about it, in milliseconds. */
const POLL_MS = 5_000

/** Waiting jobs of a project that are listed. */
const MOST_LISTED = 100

/** A job that ended with its project. */
interface EndedJob {
  id: string
  videoId?: string | null
  sendingAt: Date | string | null
  requestId: string | null
  requestModel: string | null
  /** The provider request, if no worker attends to it. */
  request: ProviderRequest | null
}

/** `Job.unattendedRequest` as SQL. */
const UNATTENDED_REQUEST = `case
  when request_id is not null and request_model is not null and (status = 'queued' or status = 'running' and lease_until < now())
  then jsonb_build_object('id', request_id, 'model', request_model) end`

const REQUEST_FIELDS = `job.sending_at as "sendingAt", job.request_id as "requestId", job.request_model as "requestModel"`

/** Operations on jobs: read, wait, cancel, retry. */
export class JobService {
  private readonly db: EntityManager
  private readonly queue: JobQueue

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      jobs: Jobs
      videos: Pick<Videos, 'fail' | 'failAll' | 'restart'>
      events: Events
      engine: Pick<Engine, 'cancel'>
      ledger: Pick<Ledger, 'ended' | 'keepRequest'>
      pendingBills: Pick<PendingBills, 'soon'>
    },
  ) {
    this.db = deps.db
    this.queue = new JobQueue(deps.db)
  }

  /** Throws NOT_FOUND if there is none that the viewer may see. */
  async open(
    viewer: Viewer,
    id: string,
    { em = this.db.fork(), lock = false }: OpenOptions = {},
  ): Promise<Visible<Job>> {
    const job = isId(id)
      ? await em.findOne(Job, id, lock ? { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } : {})
      : null
    if (!job || !(await this.maySee(viewer, job, em))) throw notFound('Job')
    return asVisible(job)
  }

  /**
   * The jobs of a project that wait for their turn, oldest first; from now on its merges count as watched for a
   * while. Throws NOT_FOUND.
   */
  async waiting(viewer: Viewer, projectId: string): Promise<Job[]> {
    const em = this.db.fork()
    const project = await this.deps.projects.open(viewer, projectId, { em })
    await this.queue.watchMerges({ projectId: project.id })
    return em.find(
      Job,
      { projectId: project.id, status: JobStatus.QUEUED },
      { orderBy: { createdAt: 'asc', id: 'asc' }, limit: MOST_LISTED },
    )
  }

  private async maySee(viewer: Viewer, job: Job, em: EntityManager): Promise<boolean> {
    return maySeeJob(viewer, { job, project: await this.projectOf(job, em) })
  }

  private async projectOf({ projectId }: Job, em: EntityManager): Promise<Project | null> {
    return projectId ? this.deps.projects.find(projectId, em) : null
  }

  /**
   * A job with its project; null if there is no such job. For callers that apply the policy themselves.
   */
  async find(id: string): Promise<{ job: Job; project: Project | null } | null> {
    const em = this.db.fork()
    const job = await em.findOne(Job, id)
    return job && { job, project: await this.projectOf(job, em) }
  }

  /**
   * The job once it has ended, or its state after `timeoutMs` milliseconds or when `signal` aborts, whichever
   * comes first. The job itself continues; outages are waited out. Throws NOT_FOUND as `open` does, also if
   * the job is deleted meanwhile.
   */
  async ended(
    viewer: Viewer,
    id: string,
    { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
  ): Promise<Job> {
    const deadline = Date.now() + timeoutMs
    let wake = () => {}
    const changed = () => wake()
    const stops = [
      this.deps.events.on('job', (fact) => fact.id === id && changed()),
      this.deps.events.onGap(changed),
    ]
    signal?.addEventListener('abort', changed)
    try {
      for (;;) {
        // before the read, so that no fact is missed in between
        const news = new Promise<void>((resolve) => (wake = resolve))
        const look = await this.open(viewer, id).then(
          (job) => ({ job }),
          (error: unknown) => ({ error }),
        )
        const left = deadline - Date.now()
        const isOver = left <= 0 || signal?.aborted
        if ('error' in look && (isOver || !isUnavailable(look.error))) throw look.error
        if ('job' in look && (isOver || !look.job.isOpen())) return look.job
        if ('job' in look && look.job.kind === JobKind.MERGE)
          await this.queue.watchMerges(look.job).catch(() => undefined)
        const timer = setTimeout(changed, Math.min(left, POLL_MS))
        await news
        clearTimeout(timer)
      }
    } finally {
      for (const stop of stops) stop()
      signal?.removeEventListener('abort', changed)
    }
  }

  /** Cancels the job; its worker and the provider stop. Throws CONFLICT if it has already ended. */
  async cancel(viewer: Viewer, id: string): Promise<Job> {
    let request: ReturnType<Job['unattendedRequest']>
    let isPending = false
    const cancelled = await this.change(viewer, id, async (em, job) => {
      request = job.unattendedRequest()
      job.cancel()
      isPending = await this.deps.ledger.ended(em, [job])
      if (job.videoId) await this.deps.videos.fail(em, job.videoId, 'Cancelled')
      await announce(em, { topic: 'job-cancelled', id })
    })
    if (request) void this.deps.engine.cancel(request)
    if (isPending) this.deps.pendingBills.soon()
    return cancelled
  }

  /**
   * Restarts a failed or cancelled job, as `Job.retry` does. Throws RATE_LIMITED if too many are in progress,
   * STORAGE_FULL or QUOTA_REACHED where there is no room, and BUDGET_REACHED where another request is to be paid
   * that a budget does not allow.
   */
  retry(viewer: Viewer, id: string): Promise<Job> {
    const retryJob = async (em: EntityManager, job: Job) => {
      await this.deps.ledger.keepRequest(em, job)
      job.retry()
      job.traceParent = currentActivity()?.traceParent ?? null
      if (job.videoId && !(await this.deps.videos.restart(em, job.videoId)))
        throw conflict('The video of this job was deleted')
      await em.flush()
      if (!job.sendingAt) await this.deps.jobs.reserve(em, job)
      await announce(em, { topic: 'queued', queue: job.kind })
    }
    return this.change(viewer, id, retryJob, {
      before: async (em, job) => {
        await this.deps.jobs.requireRoom(em, job.authorId)
        if (job.projectId) await this.deps.projects.touch(em, job.projectId)
      },
    })
  }

  /**
   * Wakes the worker of a job that its provider has called about, and stores the request’s id if it is not
   * known yet.
   */
  providerCalled(id: string, requestId: string): Promise<void> {
    return this.db.fork().transactional(async (em) => {
      await em.nativeUpdate(
        Job,
        {
          id,
          requestId: null,
          status: { $in: [JobStatus.QUEUED, JobStatus.RUNNING] },
          sendingAt: { $ne: null },
        },
        { requestId },
      )
      await announce(em, { topic: 'provider-called', id })
    })
  }

  /**
   * Cancels the jobs under way of a project, which goes to the Trash within the transaction of `em`; their
   * requests are cancelled after the commit.
   */
  async endInProject(em: EntityManager, projectId: string): Promise<AfterCommit> {
    const jobs = await em.execute<EndedJob[]>(
      `with under_way as (
         select id, ${UNATTENDED_REQUEST} as request from job
         where project_id = ? and status in ('queued', 'running') order by id for update
       )
       update job set status = 'cancelled', lease_until = null, finished_at = now() from under_way
       where job.id = under_way.id returning job.id, job.video_id as "videoId", ${REQUEST_FIELDS}, under_way.request`,
      [projectId],
    )
    await this.deps.videos.failAll(
      em,
      jobs.flatMap(({ videoId }) => videoId ?? []),
      'Cancelled',
    )
    return this.stopRequests(em, jobs)
  }

  /**
   * Removes the jobs of a project, which is removed within the transaction of `em`; their requests are cancelled
   * after the commit.
   */
  async leaveProject(em: EntityManager, projectId: string): Promise<AfterCommit> {
    const jobs = await em.execute<EndedJob[]>(
      `delete from job where project_id = ? returning id, ${REQUEST_FIELDS}, ${UNATTENDED_REQUEST} as request`,
      [projectId],
    )
    return this.stopRequests(em, jobs)
  }

  /**
   * Closes what is reserved for these jobs, and tells their workers; the requests that no worker attends to are
   * cancelled after the commit.
   */
  private async stopRequests(em: EntityManager, jobs: EndedJob[]): Promise<AfterCommit> {
    const isPending = await this.deps.ledger.ended(em, jobs)
    await announce(em, ...jobs.map(({ id }): Fact => ({ topic: 'job-cancelled', id })))
    return () => {
      if (isPending) this.deps.pendingBills.soon()
      for (const { request } of jobs) if (request) void this.deps.engine.cancel(request)
    }
  }

  /** `before` runs before any row is locked, so that counting jobs cannot deadlock. */
  private change(
    viewer: Viewer,
    id: string,
    change: (em: EntityManager, job: Job) => Promise<void>,
    { before }: { before?: (em: EntityManager, job: Job) => Promise<void> } = {},
  ): Promise<Job> {
    return this.db.fork().transactional(async (em) => {
      const known = await this.open(viewer, id, { em })
      if (!mayChangeJob(viewer, known))
        throw forbidden('Only the person who requested it and admins may do this')
      await before?.(em, known)
      const job = await this.open(viewer, id, { em, lock: true })
      await change(em, job)
      await em.flush()
      await announce(em, { topic: 'job', id, projectId: job.projectId })
      return job
    })
  }
}
