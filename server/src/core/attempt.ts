import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from './failure.js'

/** Why an attempt's signal aborts: the job was cancelled, and the provider's work is to stop too. */
export class Cancelled extends AppError {
  override readonly code = 'CANCELLED'
}

/** Why an attempt's signal aborts: this worker stops, and another one goes on with the job. */
export class Paused extends AppError {
  override readonly code = 'PAUSED'
}

/** What a handler knows of a job of any kind. */
export interface CurrentJob {
  id: string
  authorId: string
  /** Null where it belongs to no project. */
  projectId: string | null
  /** When a request was about to be sent to the provider. */
  sendingAt?: Date | null
  /** The provider's own id and model of the request that was sent. */
  requestId?: string | null
  requestModel?: string | null
}

/** One worker's try at a job. */
export interface Attempt<Job extends CurrentJob = CurrentJob> {
  /** Aborts with `Cancelled` or `Paused`. */
  signal: AbortSignal
  /** An empty folder, removed when the attempt ends. */
  folder: string
  /** 0 to 1; what would fall is left out. */
  progress(done: number): void
  /**
   * Changes the job's own row at once, outside of any transaction; waits where the database is away. Throws
   * where this attempt holds the job no more; only a request's id is kept even then.
   */
  updateJob(fields: Partial<Pick<CurrentJob, 'sendingAt' | 'requestId' | 'requestModel'>>): Promise<void>
  /**
   * The provider request that is known by now; `never sent` where an attempt that was about to send has not
   * done so.
   */
  request(): Promise<{ id: string; model: string } | 'never sent' | undefined>
  /** Waits so many milliseconds, or until the provider calls. Rejects when the signal aborts. */
  sleep(milliseconds: number): Promise<void>
  /**
   * The job's row, locked, within the transaction of `em`. Throws where this attempt holds the job no more.
   */
  lockJob(em: EntityManager): Promise<Job>
  /**
   * Ends the job well, together with `change`, in one transaction, and waits where the database is away:
   * `change` may run more than once. Does neither where this attempt holds the job no more.
   */
  finish(change: (em: EntityManager) => Promise<void>): Promise<void>
}

/** What one kind of job does. It may run twice: it loads fresh and looks what is already done. */
export interface JobHandler<Job extends CurrentJob = CurrentJob> {
  run(job: Job, attempt: Attempt<Job>): Promise<void>
  /** Within the transaction that ends the job without success. */
  onFailed(em: EntityManager, job: Job, why: string): Promise<void>
}
