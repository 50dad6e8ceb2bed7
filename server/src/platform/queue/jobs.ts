import type { EntityManager } from '@mikro-orm/postgresql'
import { JOB_COUNT_LOCK } from '../database/locks.js'
import type { AppError } from '../errors/failure.js'
import { type DomainEvent, announce } from '../events/events.js'
import type { AfterCommit, Hooks } from '../events/hooks.js'
import { currentActivity } from '../observability/activity.js'
import { Job, type JobOf } from './job.entity.js'
import type { JobKind, JobKinds } from './job-kinds.js'

/**
 * How many background tasks may wait. Further ones are not enqueued: their results are produced when they are
 * needed.
 */
const MAX_BACKGROUND_TASKS = 1_000
/** The same for one person: tasks prepared ahead for them, and tasks they requested themselves. */
const MAX_PER_PERSON = { prepared: 60, asked: 80 }

/** A job that was cancelled, or deleted with its project. */
interface EndedJob {
  id: string
  subjectId?: string | null
  sendingAt?: Date | string | null
  requestId?: string | null
  requestModel?: string | null
  /** Its provider request, if no worker runs it that would cancel the request. */
  unattendedRequest?: { id: string; model: string } | null
}

/** What a person accepts with an order. */
export interface OrderTerms {
  /** That nobody knows what it will cost; false if omitted. */
  acceptsUnknownPrice?: boolean | null
}

declare module '../events/hooks.js' {
  interface HookPoints {
    /** A job is about to be added or restarted; `bytes` is what its result takes, if known. Throws to refuse it. */
    'job-requested': { authorId: string; bytes?: number }
    /** A job was added to the queue, or put back into it. Throws to refuse it. */
    'job-queued': { job: Job } & OrderTerms
    /** A job that failed or was cancelled is about to be put back into the queue. Throws to refuse it. */
    'job-restarting': { job: Job }
    /** Jobs were cancelled or deleted. */
    'jobs-ended': { jobs: readonly EndedJob[] }
  }
}

declare module '../events/events.js' {
  interface DomainEvents {
    job: { id: string; projectId: string | null }
    'job-cancelled': { id: string }
    /** Work is waiting; `queue` is a kind of job, of background task or of shared task. */
    queued: { queue: string }
    'provider-called': { id: string }
    /** A shared task is no longer claimed: it is done, or another worker may take it. */
    'task-released': { key: string }
  }
}

/** How many jobs may be open at once. */
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
 * Adds, restarts and cancels jobs. A job's row is its place in the queue: it is committed or rolled back together
 * with the rows it belongs to.
 */
export class Jobs {
  constructor(
    private readonly db: EntityManager,
    private readonly hooks: Pick<Hooks, 'run'>,
    private readonly limits: JobLimits,
  ) {}

  /**
   * Adds a job within the transaction of `em`. Throws as `requireRoom` does, and what the hook `job-queued`
   * throws.
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
   * Throws unless this person may start another job: what the hook `job-requested` throws, and the error of a
   * limit. Holds a lock until the transaction of `em` ends, so that concurrent checks cannot both pass.
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
   * Puts a failed or cancelled job back into the queue within the transaction of `em`, as `Job.retry` does. Throws
   * what the hooks `job-restarting` and `job-queued` throw. Call `requireRoom` before the job is locked.
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

  /** Stores what is known so far of a job's result. */
  async update(
    em: EntityManager,
    { id }: Pick<Job, 'id'>,
    fields: Partial<Pick<Job, 'payload' | 'resultId'>>,
  ): Promise<void> {
    await em.nativeUpdate(Job, { id }, fields)
  }

  /**
   * Enqueues a background task that nobody waits for; at most one task of a key waits or runs at a time. False if
   * too many tasks are waiting already, of this person or in total.
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
