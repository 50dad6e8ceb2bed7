import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from '../errors/failure.js'
import type { AfterCommit } from '../events/hooks.js'
import type { Job, JobOf } from './job.entity.js'
import type { JobKind } from './job-kinds.js'

/**
 * The abort reason of an attempt whose job was cancelled, so that its provider request must be cancelled too.
 */
export class Cancelled extends AppError {
  override readonly code = 'CANCELLED'
}

/** The abort reason of an attempt whose worker stops; another worker continues the job. */
export class Paused extends AppError {
  override readonly code = 'PAUSED'
}

/** One worker's attempt at a job. */
export interface Attempt {
  /** Aborts with `Cancelled` or `Paused`. */
  signal: AbortSignal
  /** An empty folder, removed when the attempt ends. */
  folder: string
  /** Reports progress from 0 to 1; lower values than before are ignored. */
  progress(done: number): void
  /**
   * Updates the job's row at once, outside of any transaction; retries while the database is unavailable. Throws if
   * this attempt no longer holds the job; a request's id is stored even then.
   */
  updateJob(fields: Partial<Pick<Job, 'sendingAt' | 'requestId' | 'requestModel'>>): Promise<void>
  /** The provider request so far; `never sent` if an attempt announced a request and did not send it. */
  request(): Promise<{ id: string; model: string } | 'never sent' | undefined>
  /** Waits for this many milliseconds, or until the provider's webhook. Rejects when the signal aborts. */
  sleep(milliseconds: number): Promise<void>
  /**
   * The job's row, locked, within the transaction of `em`. Throws if this attempt no longer holds the job.
   */
  lockJob(em: EntityManager): Promise<Job>
  /**
   * Commits `change` and the job's success in one transaction, and retries while the database is unavailable:
   * `change` may run more than once. Does neither if this attempt no longer holds the job.
   */
  finish(change: (em: EntityManager) => Promise<void>): Promise<void>
}

/** Runs one kind of job. It may run twice: it loads current data and checks what is already done. */
export interface JobHandler<Kind extends JobKind = JobKind> {
  run(job: JobOf<Kind>, attempt: Attempt): Promise<void>
  /** Runs in the transaction that marks the job as failed. Returns a function to call after the commit, if any. */
  onFailed(em: EntityManager, job: JobOf<Kind>, why: string): Promise<AfterCommit | void>
}
