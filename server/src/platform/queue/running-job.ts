import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { type Attempt, Cancelled, type JobHandler, Paused } from './attempt.js'
import { type Events, announce } from '../events/events.js'
import { AppError, isPublic } from '../errors/failure.js'
import { retryDuringOutage } from '../errors/retry.js'
import { Job, type JobOf, JobStatus } from './job.entity.js'
import type { JobKind } from './job-kinds.js'
import type { JobQueue } from './job-queue.js'
import { ProgressWriter } from './progress.js'
import { attemptPrefix, ownAttemptPrefix, programMemory } from './memory-deaths.js'
import { applyDecision, decideRetry, refuseDeadly } from './retry-decision.js'

const HEARTBEAT_MS = 3_000
/** After an attempt has run for this long, earlier outages count as over, in milliseconds. */
const LONG_WORK_MS = 5 * 60 * 1000

/** Outcomes of attempts in metrics and traces. */
const OUTCOMES = { leave: 'cancelled', wait: 'paused', again: 'retried', fail: 'failed' } as const
type AttemptOutcome = 'succeeded' | (typeof OUTCOMES)[keyof typeof OUTCOMES]

class SubjectGone extends AppError {
  override readonly code = 'NOTHING_TO_DO'
  override readonly isPublic = true
  override readonly retryable = false
}

/** Dependencies of a running job from its worker. */
interface RunningJobDependencies {
  em: EntityManager
  queue: JobQueue
  events: Events
  handler: JobHandler
  scratch: string
  log: Logger
  isStopping(): boolean
}

/**
 * One attempt at a job that this worker has leased, from the lease to its end. Handlers may destructure it.
 */
export class RunningJob implements Attempt {
  folder = ''
  /** Valid once the attempt has ended. */
  outcome: AttemptOutcome = 'succeeded'
  private readonly abort = new AbortController()
  private readonly progressWriter: ProgressWriter
  private readonly startedAt = Date.now()
  private isFinished = false
  private renewing?: Promise<void>
  private isOutOfMemory?: (error: unknown) => Promise<boolean>
  /** When this attempt began to send its request. */
  private sendingAt?: Date | null

  constructor(
    private readonly job: Job,
    private readonly dependencies: RunningJobDependencies,
  ) {
    this.progressWriter = new ProgressWriter(dependencies.em, job)
  }

  get id(): string {
    return this.job.id
  }

  get signal(): AbortSignal {
    return this.abort.signal
  }

  stop(reason: Cancelled | Paused): void {
    this.abort.abort(reason)
  }

  /**
   * Runs the handler and records the outcome. Never rejects: if recording fails, the lease lapses and the job is
   * taken again.
   */
  async run(): Promise<void> {
    const { handler, scratch, log, isStopping } = this.dependencies
    const { job } = this
    const heartbeat = setInterval(
      () => void (this.renewing ??= this.renew().finally(() => (this.renewing = undefined))),
      HEARTBEAT_MS,
    )
    try {
      if (isStopping()) this.stop(new Paused('This worker is stopping'))
      this.signal.throwIfAborted()
      refuseDeadly(job)
      this.isOutOfMemory = await programMemory()
      this.folder = await mkdtemp(join(scratch, ownAttemptPrefix(job.id)))
      await handler.run(job as JobOf<JobKind>, this)
      if (!this.isFinished) throw new SubjectGone('The subject of this job no longer exists.')
    } catch (error) {
      await this.progressWriter.close()
      await this.settle(error).catch((fault: unknown) =>
        log.error(
          { job: job.id, err: fault },
          'the outcome of an attempt could not be stored; its lease will lapse',
        ),
      )
    } finally {
      clearInterval(heartbeat)
      await this.progressWriter.close()
      await this.removeFolders().catch((error: Error) =>
        log.warn({ error: error.message }, 'a temporary folder could not be removed'),
      )
    }
  }

  /** Removes its own folder and, after a success, those of attempts whose workers were killed. */
  private async removeFolders(): Promise<void> {
    if (this.folder) await rm(this.folder, { recursive: true, force: true })
    if (!this.isFinished) return
    const { scratch } = this.dependencies
    const left = (await readdir(scratch)).filter((name) => name.startsWith(attemptPrefix(this.job.id)))
    await Promise.all(left.map((name) => rm(join(scratch, name), { recursive: true, force: true })))
  }

  readonly progress = (done: number): void => {
    this.progressWriter.report(done)
  }

  readonly updateJob = async (fields: Parameters<Attempt['updateJob']>[0]): Promise<void> => {
    const { id, leaseId } = this.job
    // the id of a paid request is stored even if another attempt holds the job by now
    const isSent = 'requestId' in fields && this.sendingAt
    const condition = isSent ? { id, sendingAt: this.sendingAt } : { id, leaseId, status: JobStatus.RUNNING }
    const updated = await retryDuringOutage(() =>
      this.dependencies.em.fork().nativeUpdate(Job, condition, fields),
    )
    if (!updated && !isSent) throw await this.leaseLostReason()
    this.sendingAt = fields.sendingAt ?? this.sendingAt
  }

  readonly request = async (): Promise<{ id: string; model: string } | 'never sent' | undefined> => {
    const { requestId, requestModel, sendingAt } = await this.dependencies.em
      .fork()
      .findOneOrFail(Job, this.id)
    if (!sendingAt) return 'never sent'
    return requestId && requestModel ? { id: requestId, model: requestModel } : undefined
  }

  readonly sleep = (milliseconds: number): Promise<void> => {
    const { signal } = this
    return new Promise((resolve, reject) => {
      const wake = () => {
        clearTimeout(timer)
        off()
        signal.removeEventListener('abort', wake)
        if (signal.aborted) reject(signal.reason as Error)
        else resolve()
      }
      const timer = setTimeout(wake, milliseconds)
      const off = this.dependencies.events.on('provider-called', ({ id }) => id === this.id && wake())
      signal.addEventListener('abort', wake)
      if (signal.aborted) wake()
    })
  }

  readonly lockJob = async (em: EntityManager): Promise<Job> => {
    const fresh = await em.findOne(Job, this.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (fresh?.status !== JobStatus.RUNNING || fresh.leaseId !== this.job.leaseId)
      throw this.reasonFor(fresh?.isOpen() ? 'taken' : 'ended')
    return fresh
  }

  readonly finish = async (change: (em: EntityManager) => Promise<void>): Promise<void> => {
    await this.progressWriter.close()
    await retryDuringOutage(
      () =>
        this.dependencies.em.fork().transactional(async (em) => {
          if (await this.hasFinished(em)) return
          const fresh = await this.lockJob(em)
          await change(em)
          fresh.awaySince = null
          fresh.end(JobStatus.SUCCEEDED)
          await em.flush()
          await announce(em, { topic: 'job', id: fresh.id, projectId: fresh.projectId })
        }),
      this.signal,
    )
    this.isFinished = true
  }

  /** Whether an earlier commit of this attempt succeeded and only the response was lost. */
  private async hasFinished(em: EntityManager): Promise<boolean> {
    return (await em.count(Job, { id: this.id, leaseId: this.job.leaseId, status: JobStatus.SUCCEEDED })) > 0
  }

  private async renew(): Promise<void> {
    try {
      const lease = await this.dependencies.queue.renew(this.job)
      if (lease !== 'held' && !this.isFinished) this.stop(this.reasonFor(lease))
    } catch (error) {
      this.dependencies.log.warn(
        { job: this.id, error: (error as Error).message },
        'a lease could not be renewed',
      )
    }
  }

  /** The reason why this attempt lost the job. */
  private async leaseLostReason(): Promise<Cancelled | Paused> {
    const job = await this.dependencies.em.fork().findOne(Job, this.id)
    return this.reasonFor(job?.isOpen() ? 'taken' : 'ended')
  }

  private reasonFor(lease: 'taken' | 'ended'): Cancelled | Paused {
    return lease === 'taken'
      ? new Paused('Another worker has taken over this job')
      : new Cancelled('This job was cancelled')
  }

  /** Records that no request was sent, for the attempt that now holds the job. */
  private async recordNotSent(): Promise<void> {
    const { sendingAt } = this
    if (sendingAt)
      await retryDuringOutage(() =>
        this.dependencies.em
          .fork()
          .nativeUpdate(Job, { id: this.id, sendingAt, requestId: null }, { sendingAt: null }),
      )
  }

  /** Pauses, retries or fails the job after an attempt that did not finish. */
  private async settle(error: unknown): Promise<void> {
    const { log, handler, queue, em: db } = this.dependencies
    const { job } = this
    const isOutOfMemory = await this.isOutOfMemory?.(error)
    if (isOutOfMemory) job.memoryDeaths += 1
    // the earlier outage is over
    if (this.progressWriter.hasRisen || Date.now() - this.startedAt > LONG_WORK_MS) job.awaySince = null
    const decision = decideRetry(job, error, {
      reason: this.signal.reason,
      isStopping: this.dependencies.isStopping(),
    })
    const { outcome } = decision
    this.outcome = OUTCOMES[outcome]
    if ((error as { notSent?: boolean }).notSent) await this.recordNotSent()
    if (outcome === 'leave') return log.info({ job: job.id }, 'a job was cancelled')
    const isPaused = outcome === 'wait' && !decision.isOutage
    if (!isPaused)
      log.warn(
        { job: job.id, attempt: job.attempts, outcome, error: (error as Error).message },
        'an attempt at a job failed',
      )
    if (!isPaused && !decision.isOutage && !isPublic(error))
      log.error({ job: job.id, err: error }, 'unexpected error')
    const afterCommit = await retryDuringOutage(() =>
      db.fork().transactional(async (em) => {
        const fresh = await em.findOne(Job, job.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
        if (fresh?.status !== JobStatus.RUNNING || fresh.leaseId !== job.leaseId) return
        fresh.awaySince = job.awaySince
        if (isOutOfMemory) fresh.memoryDeaths += 1
        applyDecision(fresh, decision)
        const after =
          outcome === 'fail' && (await handler.onFailed(em, fresh as JobOf<JobKind>, decision.reason))
        await em.flush()
        if (decision.delayMs) await queue.delay(em, fresh, decision.delayMs)
        await announce(em, { topic: 'job', id: fresh.id, projectId: fresh.projectId })
        if (!decision.delayMs && outcome !== 'fail')
          await announce(em, { topic: 'queued', queue: fresh.kind })
        return after
      }),
    )
    if (afterCommit) await afterCommit()
  }
}
