import type { EntityManager } from '@mikro-orm/postgresql'
import { JOB_COUNT_LOCK } from '../database/locks.js'
import type { AppError } from '../errors/failure.js'
import { type DomainEvent, announce } from '../events/events.js'
import type { AfterCommit, Hooks } from '../events/hooks.js'
import { currentActivity } from '../observability/activity.js'
import { Job, type JobOf } from './job.entity.js'
import type { JobKind, JobKinds } from './job-kinds.js'

/**
 * The maximum of waiting background tasks. Further ones are not enqueued: their results are made on demand.
 */
const MAX_BACKGROUND_TASKS = 1_000
/** The same for one person: tasks prepared in advance, and tasks they requested themselves. */
const MAX_PER_PERSON = { prepared: 60, asked: 80 }

/** A job that was cancelled, or deleted with its project. */
interface EndedJob {
  id: string
  subjectId?: string | null
  sendingAt?: Date | string | null
  requestId?: string | null
  requestModel?: string | null
  /** Its provider request, unless a worker is running the job and would cancel the request. */
  unattendedRequest?: { id: string; model: string } | null
}

/** Conditions that a person accepts with an order. */
export interface OrderTerms {
  /** Whether an unknown price is acceptable; default: false. */
  acceptsUnknownPrice?: boolean | null
}

declare module '../events/hooks.js' {
  interface HookPoints {
    /**
     * A job is about to be added or restarted; `bytes` is the size of its result, if known. Throws to refuse it.
     */
    'job-requested': { authorId: string; bytes?: number }
    /** A job was added to the queue, or requeued. Throws to refuse it. */
    'job-queued': { job: Job } & OrderTerms
    /** A job that failed or was cancelled is about to be requeued. Throws to refuse it. */
    'job-restarting': { job: Job }
    /** Jobs were cancelled or deleted. */
    'jobs-ended': { jobs: readonly EndedJob[] }
  }
}

declare module '../events/events.js' {
  interface DomainEvents {
    job: { id: string; projectId: string | null }
    'job-cancelled': { id: string }
    /** There is new work; `queue` is a kind of job, of background task or of shared task. */
    queued: { queue: string }
    'provider-called': { id: string }
    /** The claim on a shared task has ended: it is done, or another worker may take it. */
    'task-released': { key: string }
  }
}

/** Limits on open jobs. */
export interface JobLimits {
  openOfPerson: number
  openInAll: number
  /** The error for a job beyond this limit. */
  refuse(limit: 'openOfPerson' | 'openInAll'): AppError
}

/** `Job.unattendedRequest` as SQL. */
const UNATTENDED_REQUEST = `case
  when request_id is not null and request_model is not null and (status = 'queued' or status = 'running' and lease_until < now())
  then jsonb_build_object('id', request_id, 'model', request_model) end`

const ENDED_JOB = `job.id, job.subject_id as "subjectId", job.sending_at as "sendingAt", job.request_id as "requestId",
  job.request_model as "requestModel"`

/**
 * Adds, restarts and cancels jobs. A job's row is its place in the queue, and is committed together with the rows it
 * belongs to.
 */
export class Jobs {
  constructor(
    private readonly db: EntityManager,
    private readonly hooks: Pick<Hooks, 'run'>,
    private readonly limits: JobLimits,
  ) {}

  /**
   * Adds a job within the transaction of `em`. Throws the errors of `requireRoom` and of the hook `job-queued`.
   */
  async add<Kind extends JobKind>(
    em: EntityManager,
    job: Pick<JobOf<Kind>, 'kind' | 'projectId' | 'authorId'> & JobKinds[Kind],
    { bytes, acceptsUnknownPrice }: { bytes?: number } & OrderTerms = {},
  ): Promise<JobOf<Kind>> {
    await this.requireRoom(em, job.authorId, bytes)
    const added = em.create(Job, { ...job, traceParent: currentActivity()?.traceParent })
    await em.flush()
    await this.hooks.run('job-queued', em, { job: added, acceptsUnknownPrice })
    await announce(
      em,
      { topic: 'job', id: added.id, projectId: added.projectId },
      { topic: 'queued', queue: added.kind },
    )
    return added as JobOf<Kind>
  }

  /**
   * Throws the error of the hook `job-requested` or of a limit if this person may not start another job. Holds a lock
   * until the transaction of `em` ends, so that concurrent checks cannot both pass.
   */
  async requireRoom(em: EntityManager, authorId: string, bytes?: number): Promise<void> {
    await this.hooks.run('job-requested', em, { authorId, bytes })
    await em.execute('select pg_advisory_xact_lock(?)', [JOB_COUNT_LOCK])
    const [open] = await em.execute<{ openOfPerson: number; openInAll: number }[]>(
      `select count(*) filter (where author_id = ?)::int as "openOfPerson", count(*)::int as "openInAll"
       from job where status in ('queued', 'running')`,
      [authorId],
    )
    for (const limit of ['openOfPerson', 'openInAll'] as const)
      if (open[limit] >= this.limits[limit]) throw this.limits.refuse(limit)
  }

  /**
   * Requeues a failed or cancelled job within the transaction of `em`, like `Job.retry`. Throws the errors of the
   * hooks `job-restarting` and `job-queued`. Call `requireRoom` before the job is locked.
   */
  async restart(em: EntityManager, job: Job, { acceptsUnknownPrice }: OrderTerms = {}): Promise<void> {
    await this.hooks.run('job-restarting', em, { job })
    job.retry()
    job.traceParent = currentActivity()?.traceParent ?? null
    await em.flush()
    await this.hooks.run('job-queued', em, { job, acceptsUnknownPrice })
    await announce(em, { topic: 'queued', queue: job.kind })
  }

  /** Cancels an open job within the transaction of `em`. Throws CONFLICT if it has already ended. */
  cancel(em: EntityManager, job: Job): Promise<AfterCommit> {
    const unattendedRequest = job.unattendedRequest()
    job.cancel()
    const { id, subjectId, sendingAt, requestId, requestModel } = job
    return this.ended(em, [{ id, subjectId, sendingAt, requestId, requestModel, unattendedRequest }])
  }

  /** Cancels the open jobs of a project within the transaction of `em`. */
  async cancelInProject(em: EntityManager, projectId: string): Promise<AfterCommit> {
    const jobs = await em.execute<EndedJob[]>(
      `with open as (
         select id, ${UNATTENDED_REQUEST} as request from job
         where project_id = ? and status in ('queued', 'running') order by id for update
       )
       update job set status = 'cancelled', lease_until = null, finished_at = now() from open
       where job.id = open.id returning ${ENDED_JOB}, open.request as "unattendedRequest"`,
      [projectId],
    )
    return this.ended(em, jobs)
  }

  /** Deletes the jobs of a project within the transaction of `em`. */
  async deleteInProject(em: EntityManager, projectId: string): Promise<AfterCommit> {
    const jobs = await em.execute<EndedJob[]>(
      `delete from job where project_id = ? returning ${ENDED_JOB}, ${UNATTENDED_REQUEST} as "unattendedRequest"`,
      [projectId],
    )
    return this.ended(em, jobs)
  }

  private async ended(em: EntityManager, jobs: EndedJob[]): Promise<AfterCommit> {
    const afterCommit = await this.hooks.run('jobs-ended', em, { jobs })
    await announce(em, ...jobs.map(({ id }): DomainEvent => ({ topic: 'job-cancelled', id })))
    return afterCommit
  }

  /** Stores intermediate results of a job. */
  async update(
    em: EntityManager,
    { id }: Pick<Job, 'id'>,
    fields: Partial<Pick<Job, 'payload' | 'resultId'>>,
  ): Promise<void> {
    await em.nativeUpdate(Job, { id }, fields)
  }

  /**
   * Enqueues a background task; at most one task of a key waits or runs at a time. False if too many tasks are
   * waiting, of this person or in total.
   */
  async enqueueBackground(
    queue: string,
    key: string,
    data: object,
    { authorId, need }: { authorId: string; need: keyof typeof MAX_PER_PERSON },
  ): Promise<boolean> {
    const em = this.db.fork()
    const traceParent = currentActivity()?.traceParent ?? null
    const added = await em.execute<unknown[]>(
      `insert into background_task (queue, key, data, author_id, trace_parent) select ?, ?, ?::jsonb, ?::uuid, ?
       where (select count(*) from background_task) < ? and (select count(*) from background_task where author_id = ?) < ?
       on conflict do nothing returning key`,
      [
        queue,
        key,
        JSON.stringify(data),
        authorId,
        traceParent,
        MAX_BACKGROUND_TASKS,
        authorId,
        MAX_PER_PERSON[need],
      ],
    )
    if (added.length) {
      await announce(em, { topic: 'queued', queue })
      return true
    }
    const known = await em.execute<unknown[]>('select key from background_task where queue = ? and key = ?', [
      queue,
      key,
    ])
    return known.length > 0
  }
}
