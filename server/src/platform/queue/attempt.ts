import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from '../errors/failure.js'
import type { Job, JobOf } from './job.entity.js'
import type { JobKind } from './job-kinds.js'

/** Why an attempt's signal aborts: the job was cancelled; the provider's request must be cancelled too. */
export class Cancelled extends AppError {
  override readonly code = 'CANCELLED'
}

/** Why an attempt's signal aborts: this worker stops, and another worker continues the job. */
export class Paused extends AppError {
  override readonly code = 'PAUSED'
}

/** One worker's attempt at a job. */
export interface Attempt {
  /** Aborts with `Cancelled` or `Paused`. */
  signal: AbortSignal
  /** An empty folder, removed when the attempt ends. */
  folder: string
  /** 0 to 1; a value below the current one is ignored. */
  progress(done: number): void
  /**
   * Updates the job's row at once, outside of any transaction; retries while the database is unavailable.
   * Throws if this attempt no longer holds the job; only a request's id is stored even then.
   */
  updateJob(fields: Partial<Pick<Job, 'sendingAt' | 'requestId' | 'requestModel'>>): Promise<void>
  /** The provider request known so far; `never sent` if an attempt that was about to send did not do so. */
  request(): Promise<{ id: string; model: string } | 'never sent' | undefined>
  /** Waits for this many milliseconds, or until the provider calls. Rejects when the signal aborts. */
  sleep(milliseconds: number): Promise<void>
  /**
   * The job's row, locked, within the transaction of `em`. Throws if this attempt no longer holds the job.
   */
  lockJob(em: EntityManager): Promise<Job>
  /**
   * Completes the job together with `change` in one transaction, and retries while the database is
   * unavailable: `change` may run more than once. Does neither if this attempt no longer holds the job.
   */
  finish(change: (em: EntityManager) => Promise<void>): Promise<void>
}

/** What one kind of job does. It may run twice: it loads current data and checks what is already done. */
export interface JobHandler<Kind extends JobKind = JobKind> {
  run(job: JobOf<Kind>, attempt: Attempt): Promise<void>
  /** Within the transaction that ends the job because it failed. */
  onFailed(em: EntityManager, job: JobOf<Kind>, why: string): Promise<void>
}
