import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { ProjectAction } from '#schema/project-roles'
import type { Viewer } from '#platform/auth/viewer'
import { type OpenOptions, type Visible, asVisible } from '#platform/auth/visible'
import { isId } from '#platform/errors/check'
import { forbidden, notFound } from '#platform/errors/failure'
import { isUnavailable } from '#platform/errors/outage'
import { type Events, announce } from '#platform/events/events'
import type { AfterCommit } from '#platform/events/hooks'
import { type Page, type PageRequest, span } from '#platform/queries/page'
import { type Row, readPage } from '#platform/queries/rows'
import { Job, JobStatus } from '#platform/queue/job.entity'
import { JobQueue } from '#platform/queue/job-queue'
import type { Jobs, OrderTerms } from '#platform/queue/jobs'
import { isSelf } from '#platform/events/observed-viewer'
import { type Project, maySeeProject } from '../project/project.entity.js'
import { may } from '../project/project-roles.js'
import type { Projects } from '../project/project.service.js'

/** Poll interval of an awaited job without events, in milliseconds. */
const POLL_MS = 5_000

export class JobService {
  private readonly db: EntityManager
  private readonly queue: JobQueue

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      jobs: Jobs
      events: Events
    },
  ) {
    this.db = deps.db
    this.queue = new JobQueue(deps.db)
  }

  /** Throws NOT_FOUND unless visible. */
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

  /** The waiting jobs of a project, newest first; marks them as watched for a while. Throws NOT_FOUND. */
  async waiting(viewer: Viewer, projectId: string, request: PageRequest): Promise<Page<Row<Job>>> {
    const em = this.db.fork()
    const project = await this.deps.projects.open(viewer, projectId, { em })
    await this.queue.markWatched({ projectId: project.id })
    return readPage(em, Job, {
      sort: 'created_at',
      conditions: [{ sql: 'r.project_id = ? and r.status = ?', parameters: [project.id, JobStatus.QUEUED] }],
      ...span(request),
    })
  }

  private async maySee(viewer: Viewer, job: Job, em: EntityManager): Promise<boolean> {
    return maySeeJob(viewer, { job, project: await this.projectOf(job, em) })
  }

  private async projectOf({ projectId }: Job, em: EntityManager): Promise<Project | null> {
    return projectId ? this.deps.projects.find(projectId, em) : null
  }

  /** A job with its project, or null. Callers apply the policy. */
  async find(id: string): Promise<{ job: Job; project: Project | null } | null> {
    const em = this.db.fork()
    const job = await em.findOne(Job, id)
    return job && { job, project: await this.projectOf(job, em) }
  }

  /**
   * Waits until the job ends, `timeoutMs` milliseconds have passed or `signal` aborts, and returns its state. The job itself
   * continues; outages are waited out. Throws NOT_FOUND like `open`, also if the job is deleted meanwhile.
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
      this.deps.events.on('job', (event) => event.id === id && changed()),
      this.deps.events.onGap(changed),
    ]
    signal?.addEventListener('abort', changed)
    try {
      for (;;) {
        // subscribe before reading, so that no event is missed
        const woken = new Promise<void>((resolve) => (wake = resolve))
        const look = await this.open(viewer, id).then(
          (job) => ({ job }),
          (error: unknown) => ({ error }),
        )
        const left = deadline - Date.now()
        const isOver = left <= 0 || signal?.aborted
        if ('error' in look && (isOver || !isUnavailable(look.error))) throw look.error
        if ('job' in look && (isOver || !look.job.isOpen())) return look.job
        if ('job' in look) await this.queue.markWatched(look.job).catch(() => undefined)
        const timer = setTimeout(changed, Math.min(left, POLL_MS))
        await woken
        clearTimeout(timer)
      }
    } finally {
      for (const stop of stops) stop()
      signal?.removeEventListener('abort', changed)
    }
  }

  /** Cancels the job; its worker and the provider stop. Throws CONFLICT if it has already ended. */
  async cancel(viewer: Viewer, id: string): Promise<Job> {
    let afterCommit: AfterCommit | undefined
    const cancelled = await this.change(viewer, id, async (em, job) => {
      afterCommit = await this.deps.jobs.cancel(em, job)
    })
    void afterCommit?.()
    return cancelled
  }

  /**
   * Restarts a failed or cancelled job like `Jobs.restart`. Throws FORBIDDEN if the viewer may no longer request it, and
   * the errors of `Jobs.requireRoom`.
   */
  retry(viewer: Viewer, id: string, terms: OrderTerms = {}): Promise<Job> {
    return this.change(viewer, id, (em, job) => this.deps.jobs.restart(em, job, terms), {
      before: async (em, job) => {
        const { projectId } = job
        if (projectId) await this.deps.projects.openTo(actionOfRetry(job), viewer, projectId, { em })
        await this.deps.jobs.requireRoom(em, job.authorId)
        if (projectId) await this.deps.projects.touch(em, projectId)
      },
    })
  }

  /** Wakes the worker of a job after a call of its provider, and stores the request’s id if not known yet. */
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

/** A job outside of projects is visible to its author and admins. */
export const maySeeJobOfNoProject = (viewer: Viewer, job: Pick<Job, 'authorId'>): boolean =>
  isSelf(viewer, job.authorId) || viewer.isAdmin

/** A job within a project is visible to everyone who sees the project. */
export const maySeeJob = (
  viewer: Viewer,
  { job, project }: { job: Pick<Job, 'authorId' | 'projectId'>; project: Project | null },
): boolean =>
  job.projectId ? project !== null && maySeeProject(viewer, project) : maySeeJobOfNoProject(viewer, job)

export const mayChangeJob = (viewer: Viewer, job: Pick<Job, 'authorId'>): boolean =>
  isSelf(viewer, job.authorId) || viewer.isAdmin

/** The project permission required to restart a job of this kind. */
const actionOfRetry = ({ kind }: Pick<Job, 'kind'>): ProjectAction =>
  kind === 'merge' || kind === 'draft' ? 'merge' : 'generate'

/** A retry needs the same permission as a new request. */
export const mayRetryJob = (
  viewer: Viewer,
  { job, project }: { job: Pick<Job, 'authorId' | 'kind'>; project: Project | null },
): boolean => mayChangeJob(viewer, job) && (!project || may(viewer, project, actionOfRetry(job)))
