import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { type Attempt, Cancelled, type JobHandler, Paused } from './attempt.js'
import { type Events, announce } from './events.js'
import { NO_SPACE, storageFull } from './failure.js'
import { Job, JobKind, JobStatus } from './job.entity.js'
import type { BackgroundQueue, Jobs, Ticket } from './jobs.js'
import { isDiskFull } from './outage.js'
import { ProgressKeeper } from './progress.js'
import { sweepScratch } from './scratch.js'

const LEASE_SECONDS = 12
const BEAT_MS = 3_000
const MOST_ATTEMPTS = 5

/** Background work: `folder` is empty and removed afterwards, `signal` aborts when the worker stops; then the work is done another time. */
export type BackgroundWork<Data extends object = object> = (data: Data, at: { folder: string; signal: AbortSignal }) => Promise<void>

/** How often background work looks whether the jobs are done, in milliseconds. */
const STEP_ASIDE_MS = 500

/** An error that says itself whether another attempt can succeed. */
const mayPass = (error: unknown): boolean => {
  const { name, mayPass: said } = error as { name?: string; mayPass?: boolean }
  return said ?? (name !== 'FilmFailure' && name !== 'Failure' && name !== 'PictureFailure')
}
const isMeantToBeShown = (error: unknown): error is Error =>
  ['EngineFailure', 'FilmFailure', 'Failure', 'PictureFailure'].includes((error as Error)?.name)

/**
 * Takes tickets from the queue and runs the handlers. A running job is leased: its worker renews the lease, and when it
 * stops doing so, another worker's watch puts the job back into the queue, within 20 seconds of the worker's death.
 */
export class Worker {
  private readonly running = new Set<{ id: string; abort: AbortController; done: Promise<void> }>()
  private readonly handedOver = new Set<Promise<void>>()
  private readonly stops: (() => void)[] = []
  private draining = false
  private readonly stopping = new AbortController()

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly events: Events,
    private readonly handlers: Partial<Record<JobKind, JobHandler>>,
    private readonly options: {
      scratch: string
      atOnce: Partial<Record<JobKind, number>>
      background?: Partial<Record<BackgroundQueue, BackgroundWork<never>>>
      log: Logger
    },
  ) {}

  async open(): Promise<void> {
    await mkdir(this.options.scratch, { recursive: true })
    await sweepScratch(this.options.scratch)
    this.stops.push(
      this.events.on('job-cancelled', (fact) => {
        for (const { id, abort } of this.running) if (id === fact.id) abort.abort(new Cancelled('This job was cancelled'))
      }),
    )
    const watch = setInterval(() => void this.takeUpLost().catch((error) => this.options.log.warn({ error: error.message }, 'the watch over jobs stumbled')), 5_000)
    this.stops.push(() => clearInterval(watch))
    for (const kind of Object.keys(this.handlers) as JobKind[]) {
      for (let slot = 0; slot < (this.options.atOnce[kind] ?? 1); slot++) {
        await this.jobs.boss.work<Ticket>(kind, { pollingIntervalSeconds: 0.5, batchSize: 1 }, ([{ data }]) => this.inHand(async () => {
          if (this.draining) throw new Paused('This worker is stopping')
          await this.take(data.jobId)
        }))
      }
    }
    for (const [queue, work] of Object.entries(this.options.background ?? {})) {
      await this.jobs.boss.work(queue, { pollingIntervalSeconds: 0.5, batchSize: 1 }, ([{ data }]) => this.inHand(() => this.inBackground(work, data as never)))
    }
  }

  /** Does what a queue has handed over, and knows of it until it is done. */
  private inHand(work: () => Promise<void>): Promise<void> {
    const done = work().finally(() => this.handedOver.delete(done))
    this.handedOver.add(done)
    return done
  }

  /** Background work gives way to jobs, for which somebody waits. */
  private async inBackground(work: BackgroundWork<never>, data: never): Promise<void> {
    const { signal } = this.stopping
    while (this.running.size) await pause(STEP_ASIDE_MS, undefined, { signal })
    signal.throwIfAborted()
    const folder = await mkdtemp(join(this.options.scratch, 'background-'))
    try {
      await work(data, { folder, signal })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Puts jobs whose worker is gone back into the queue. */
  private async takeUpLost(): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const lost = await em.execute<Pick<Job, 'id' | 'kind'>[]>(
        `update job set status = ?, lease_until = null where status = ? and lease_until < now() returning id, kind`,
        [JobStatus.QUEUED, JobStatus.RUNNING],
      )
      for (const job of lost) {
        this.options.log.warn({ job: job.id }, 'a worker was lost; its job is taken up again')
        await this.jobs.send(em, job)
      }
    })
  }

  /** Leases the job for this worker, unless it has ended or somebody else is at it. */
  private async lease(id: string): Promise<Job | undefined> {
    const em = this.em.fork()
    const [leased] = await em.execute<{ id: string }[]>(
      `update job set status = ?, attempts = attempts + 1, lease_until = now() + ? * interval '1 second', started_at = coalesce(started_at, now())
       where id = ? and (status = ? or (status = ? and lease_until < now())) returning id`,
      [JobStatus.RUNNING, LEASE_SECONDS, id, JobStatus.QUEUED, JobStatus.RUNNING],
    )
    if (!leased) return undefined
    const job = await em.findOneOrFail(Job, id)
    await announce(em, { topic: 'job', id, projectId: job.projectId })
    return job
  }

  /** Known to be running before it is leased, so that a worker that stops meanwhile hands it on. */
  private async take(id: string): Promise<void> {
    const abort = new AbortController()
    let finished = () => {}
    const taken = { id, abort, done: new Promise<void>((resolve) => (finished = resolve)) }
    this.running.add(taken)
    try {
      const job = await this.lease(id)
      if (job) await this.work(job, abort)
    } finally {
      this.running.delete(taken)
      finished()
    }
  }

  private async work(job: Job, abort: AbortController): Promise<void> {
    const beat = setInterval(() => void this.renew(job.id, abort), BEAT_MS)
    const folder = await mkdtemp(join(this.options.scratch, 'attempt-'))
    const keeper = new ProgressKeeper(this.em, job)
    try {
      await this.handlers[job.kind]!.run(job, this.attempt(job, abort.signal, folder, keeper))
    } catch (error) {
      await keeper.close()
      await this.ended(job, error, abort.signal)
    } finally {
      clearInterval(beat)
      await keeper.close()
      await rm(folder, { recursive: true, force: true })
    }
  }

  private async renew(id: string, abort: AbortController): Promise<void> {
    try {
      const renewed = await this.em.fork().execute<{ id: string }[]>(
        `update job set lease_until = now() + ? * interval '1 second' where id = ? and status = ? returning id`,
        [LEASE_SECONDS, id, JobStatus.RUNNING],
      )
      if (!renewed.length) abort.abort(new Cancelled('This job was cancelled'))
    } catch (error) {
      this.options.log.warn({ job: id, error: (error as Error).message }, 'a lease could not be renewed')
    }
  }

  private attempt(job: Job, signal: AbortSignal, folder: string, keeper: ProgressKeeper): Attempt {
    return {
      signal,
      folder,
      progress: (done) => keeper.reach(done),
      keep: async (fields) => {
        await this.em.fork().nativeUpdate(Job, { id: job.id }, fields)
      },
      request: async () => {
        const { requestId, requestModel } = await this.em.fork().findOneOrFail(Job, job.id)
        return requestId && requestModel ? { id: requestId, model: requestModel } : undefined
      },
      nap: (milliseconds) =>
        new Promise((resolve, reject) => {
          const wake = () => {
            clearTimeout(timer)
            off()
            signal.removeEventListener('abort', wake)
            if (signal.aborted) reject(signal.reason as Error)
            else resolve()
          }
          const timer = setTimeout(wake, milliseconds)
          const off = this.events.on('provider-called', ({ id }) => id === job.id && wake())
          signal.addEventListener('abort', wake)
          if (signal.aborted) wake()
        }),
      finish: async (change) => {
        await keeper.close()
        await this.em.fork().transactional(async (em) => {
          const fresh = await em.findOne(Job, job.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
          if (!fresh?.isOpen()) throw new Cancelled('This job was cancelled')
          await change(em)
          fresh.end(JobStatus.SUCCEEDED)
          await em.flush()
          await announce(em, { topic: 'job', id: job.id, projectId: job.projectId })
        })
      },
    }
  }

  /** After an attempt that did not finish: paused, to be tried again, or ended for good. Throws to have the queue try again. */
  private async ended(job: Job, thrown: unknown, signal: AbortSignal): Promise<void> {
    const { log } = this.options
    const error = isDiskFull(thrown) ? storageFull(NO_SPACE) : thrown
    if (signal.reason instanceof Cancelled || error instanceof Cancelled) return log.info({ job: job.id }, 'a job was cancelled')
    const paused = signal.reason instanceof Paused
    const again = paused || (mayPass(error) && job.attempts < MOST_ATTEMPTS)
    if (!paused) log.warn({ job: job.id, attempt: job.attempts, again, error: (error as Error).message }, 'an attempt at a job failed')
    if (!isMeantToBeShown(error) && !paused) log.error({ job: job.id, err: error }, 'the error was not foreseen')
    await this.em.fork().transactional(async (em) => {
      const fresh = await em.findOne(Job, job.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
      if (fresh?.status !== JobStatus.RUNNING) return
      if ((error as { notSent?: boolean }).notSent) fresh.sendingAt = null
      if (again) {
        fresh.status = JobStatus.QUEUED
        fresh.leaseUntil = null
        if (paused) {
          fresh.attempts -= 1
          await this.jobs.send(em, fresh)
        }
      } else {
        const why = isMeantToBeShown(error) ? error.message : 'Something went wrong.'
        fresh.end(JobStatus.FAILED, why)
        await this.handlers[fresh.kind]!.gaveUp(em, fresh, why)
      }
      await em.flush()
      await announce(em, { topic: 'job', id: job.id, projectId: job.projectId })
    })
    if (again && !paused) throw error
  }

  /** Takes no more tickets; lets running jobs finish for so many milliseconds, then hands them to another worker. When it resolves nothing is at work any more. */
  async drain(milliseconds: number): Promise<void> {
    this.draining = true
    this.stopping.abort(new Paused('This worker is stopping'))
    for (const kind of [...Object.keys(this.handlers), ...Object.keys(this.options.background ?? {})]) await this.jobs.boss.offWork(kind)
    const all = () => Promise.all([...this.running].map(({ done }) => done))
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), milliseconds)))
    if ((await Promise.race([all(), late])) === 'late') {
      for (const { abort } of this.running) abort.abort(new Paused('This worker is stopping'))
      await all()
    }
    clearTimeout(timer)
    await Promise.allSettled(this.handedOver)
    for (const stop of this.stops) stop()
  }
}
