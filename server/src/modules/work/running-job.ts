import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { type Attempt, Cancelled, type JobHandler, Paused } from '../../core/attempt.js'
import { type Events, announce } from '../../core/events.js'
import { AppError, isPublic } from '../../core/failure.js'
import { insist } from '../../core/insist.js'
import { Job, JobStatus } from './job.entity.js'
import type { JobQueue } from './job-queue.js'
import { ProgressKeeper } from './progress.js'
import { LostTooOften, MOST_LOST, carryOut, judge } from './verdict.js'

const BEAT_MS = 3_000
/** An attempt that went on for so long met with no outage before, in milliseconds. */
const LONG_WORK_MS = 5 * 60 * 1000

class NothingToDo extends AppError {
  override readonly code = 'NOTHING_TO_DO'
  override readonly isPublic = true
  override readonly retryable = false
}

/** What a running job needs of its worker. */
export interface Surroundings {
  em: EntityManager
  queue: JobQueue
  events: Events
  handler: JobHandler<Job>
  scratch: string
  log: Logger
  isStopping(): boolean
}

/**
 * One attempt at a job that this worker has leased, from the lease to its end. What handlers are given of it
 * may be taken apart.
 */
export class RunningJob implements Attempt<Job> {
  folder = ''
  private readonly abort = new AbortController()
  private readonly keeper: ProgressKeeper
  private readonly begunAt = Date.now()
  private isFinished = false
  private renewing?: Promise<void>
  /** When this attempt began to send. */
  private sendingAt?: Date | null

  constructor(
    private readonly job: Job,
    private readonly around: Surroundings,
  ) {
    this.keeper = new ProgressKeeper(around.em, job)
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
   * Does the work and writes what became of it. Never rejects: a lease that is left to lapse brings the job
   * back.
   */
  async run(): Promise<void> {
    const { handler, scratch, log, isStopping } = this.around
    const { job } = this
    const beat = setInterval(
      () => void (this.renewing ??= this.renew().finally(() => (this.renewing = undefined))),
      BEAT_MS,
    )
    try {
      if (isStopping()) this.stop(new Paused('This worker is stopping'))
      this.signal.throwIfAborted()
      if (job.attempts - job.failures > MOST_LOST)
        throw new LostTooOften(`${MOST_LOST} workers were lost over this, one after another.`)
      this.folder = await mkdtemp(join(scratch, 'attempt-'))
      await handler.run(job, this)
      if (!this.isFinished) throw new NothingToDo('What this was for is not there any more.')
    } catch (error) {
      await this.keeper.close()
      await this.ended(error).catch((fault: unknown) =>
        log.error(
          { job: job.id, err: fault },
          'the end of an attempt could not be written; its lease lapses',
        ),
      )
    } finally {
      clearInterval(beat)
      await this.keeper.close()
      if (this.folder)
        await rm(this.folder, { recursive: true, force: true }).catch((error: Error) =>
          log.warn({ error: error.message }, 'a scratch folder stays'),
        )
    }
  }

  readonly progress = (done: number): void => {
    this.keeper.reach(done)
  }

  readonly keep = async (fields: Parameters<Attempt['keep']>[0]): Promise<void> => {
    const { id, leaseId } = this.job
    // The id of what was sent and paid for is kept for whoever has the job by now.
    const isSent = 'requestId' in fields && this.sendingAt
    const mine = isSent ? { id, sendingAt: this.sendingAt } : { id, leaseId, status: JobStatus.RUNNING }
    const kept = await insist(() => this.around.em.fork().nativeUpdate(Job, mine, fields))
    if (!kept && !isSent) throw await this.lost()
    this.sendingAt = fields.sendingAt ?? this.sendingAt
  }

  readonly request = async (): Promise<{ id: string; model: string } | 'never sent' | undefined> => {
    const { requestId, requestModel, sendingAt } = await this.around.em.fork().findOneOrFail(Job, this.id)
    if (!sendingAt) return 'never sent'
    return requestId && requestModel ? { id: requestId, model: requestModel } : undefined
  }

  readonly nap = (milliseconds: number): Promise<void> => {
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
      const off = this.around.events.on('provider-called', ({ id }) => id === this.id && wake())
      signal.addEventListener('abort', wake)
      if (signal.aborted) wake()
    })
  }

  readonly hold = async (em: EntityManager): Promise<Job> => {
    const fresh = await em.findOne(Job, this.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (fresh?.status !== JobStatus.RUNNING || fresh.leaseId !== this.job.leaseId)
      throw this.reasonFor(fresh?.isOpen() ? 'taken' : 'ended')
    return fresh
  }

  readonly finish = async (change: (em: EntityManager) => Promise<void>): Promise<void> => {
    await this.keeper.close()
    await insist(
      () =>
        this.around.em.fork().transactional(async (em) => {
          if (await this.hasFinished(em)) return
          const fresh = await this.hold(em)
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

  /** True when an earlier try of this very attempt was committed, and only the answer was lost. */
  private async hasFinished(em: EntityManager): Promise<boolean> {
    return (await em.count(Job, { id: this.id, leaseId: this.job.leaseId, status: JobStatus.SUCCEEDED })) > 0
  }

  private async renew(): Promise<void> {
    try {
      const hold = await this.around.queue.renew(this.job)
      if (hold !== 'held' && !this.isFinished) this.stop(this.reasonFor(hold))
    } catch (error) {
      this.around.log.warn({ job: this.id, error: (error as Error).message }, 'a lease could not be renewed')
    }
  }

  /** Why this attempt may not go on with the job that it holds no more. */
  private async lost(): Promise<Cancelled | Paused> {
    const job = await this.around.em.fork().findOne(Job, this.id)
    return this.reasonFor(job?.isOpen() ? 'taken' : 'ended')
  }

  private reasonFor(hold: 'taken' | 'ended'): Cancelled | Paused {
    return hold === 'taken'
      ? new Paused('Another worker goes on with this job')
      : new Cancelled('This job was cancelled')
  }

  /** Whoever has the job by now must not think that its request is under way. */
  private async tellNotSent(): Promise<void> {
    const { sendingAt } = this
    if (sendingAt)
      await insist(() =>
        this.around.em
          .fork()
          .nativeUpdate(Job, { id: this.id, sendingAt, requestId: null }, { sendingAt: null }),
      )
  }

  /** After an attempt that did not finish: paused, to be tried again, or ended for good. */
  private async ended(error: unknown): Promise<void> {
    const { log, handler, queue, em: db } = this.around
    const { job } = this
    // what was in its way before is over
    if (this.keeper.hasRisen || Date.now() - this.begunAt > LONG_WORK_MS) job.awaySince = null
    const verdict = judge(job, error, { reason: this.signal.reason, isStopping: this.around.isStopping() })
    const { outcome } = verdict
    if ((error as { notSent?: boolean }).notSent) await this.tellNotSent()
    if (outcome === 'leave') return log.info({ job: job.id }, 'a job was cancelled')
    const isPaused = outcome === 'wait' && !verdict.isOurs
    if (!isPaused)
      log.warn(
        { job: job.id, attempt: job.attempts, outcome, error: (error as Error).message },
        'an attempt at a job failed',
      )
    if (!isPaused && !verdict.isOurs && !isPublic(error))
      log.error({ job: job.id, err: error }, 'the error was not foreseen')
    await insist(() =>
      db.fork().transactional(async (em) => {
        const fresh = await em.findOne(Job, job.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
        if (fresh?.status !== JobStatus.RUNNING || fresh.leaseId !== job.leaseId) return
        fresh.awaySince = job.awaySince
        carryOut(fresh, verdict)
        if (outcome === 'fail') await handler.gaveUp(em, fresh, verdict.why)
        await em.flush()
        if (verdict.restMs) await queue.rest(em, fresh, verdict.restMs)
        await announce(em, { topic: 'job', id: fresh.id, projectId: fresh.projectId })
        if (!verdict.restMs && outcome !== 'fail') await announce(em, { topic: 'queued', queue: fresh.kind })
      }),
    )
  }
}
