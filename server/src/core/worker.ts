import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { Cancelled, type JobHandler, Paused } from './attempt.js'
import { BackgroundTasks, type BackgroundWork } from './background-tasks.js'
import type { Events } from './events.js'
import type { Job, JobKind } from './job.entity.js'
import { JobQueue } from './job-queue.js'
import type { BackgroundQueue } from './jobs.js'
import { Lane } from './lane.js'
import { RunningJob } from './running-job.js'
import { sweepScratch } from './scratch.js'

/** How often a worker tells the others that the queue can be read, in milliseconds. */
const WATCH_MS = 2_000

/**
 * Takes jobs from the queue and runs their handlers. A running job is leased: its worker renews the lease,
 * and when it stops doing so, any worker takes the job up again, within 30 seconds of that worker's death.
 */
export class Worker {
  private readonly running = new Set<RunningJob>()
  private readonly lanes = new Map<string, Lane<unknown>>()
  private readonly stops: (() => void)[] = []
  private readonly queue: JobQueue
  private readonly stopping = new AbortController()
  private watching?: Promise<void>

  constructor(
    private readonly em: EntityManager,
    private readonly events: Events,
    private readonly handlers: Partial<Record<JobKind, JobHandler>>,
    private readonly options: {
      scratch: string
      /** How many of a kind at once; 1 unless told. */
      atOnce: Partial<Record<JobKind, number>>
      background?: Partial<Record<BackgroundQueue, BackgroundWork<never>>>
      log: Logger
    },
  ) {
    this.queue = new JobQueue(em)
  }

  async open(): Promise<void> {
    const { scratch, atOnce, background, log } = this.options
    await mkdir(scratch, { recursive: true })
    await sweepScratch(scratch)
    this.stops.push(
      this.events.on('job-cancelled', (fact) => {
        for (const job of this.running)
          if (job.id === fact.id) job.stop(new Cancelled('This job was cancelled'))
      }),
      this.events.on('queued', ({ queue }) => this.lanes.get(queue)?.wake()),
      this.events.onGap(() => this.wakeAll()),
    )
    this.watching = this.watch()
    for (const kind of Object.keys(this.handlers) as JobKind[]) {
      this.lanes.set(
        kind,
        new Lane<Job>(
          atOnce[kind] ?? 1,
          () => this.queue.take(kind),
          (job) => this.run(job),
          log,
        ) as Lane<unknown>,
      )
    }
    for (const [queue, work] of Object.entries(background ?? {})) {
      const tasks = new BackgroundTasks(this.em, queue, work, { scratch, log, signal: this.stopping.signal })
      // It gives way to jobs, for which somebody waits.
      const take = async () => (this.running.size ? undefined : tasks.take())
      this.lanes.set(queue, new Lane(1, take, (task) => tasks.run(task), log) as Lane<unknown>)
    }
  }

  private wakeAll(): void {
    for (const lane of this.lanes.values()) lane.wake()
  }

  /** Tells the others, while it lives, that the queue can be read. */
  private async watch(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      await this.queue.watch().catch(() => undefined) // its lanes say so
      await pause(WATCH_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  private async run(job: Job): Promise<void> {
    const { em, events, queue, running } = this
    const { scratch, log } = this.options
    const isStopping = () => this.stopping.signal.aborted
    const taken = new RunningJob(job, {
      em,
      events,
      queue,
      scratch,
      log,
      isStopping,
      handler: this.handlers[job.kind]!,
    })
    running.add(taken)
    await taken.run()
    running.delete(taken)
    if (!running.size) this.wakeAll()
  }

  /**
   * Takes nothing more; lets running jobs finish for so many milliseconds, then hands them to another worker.
   * When it resolves nothing is at work any more.
   */
  async drain(milliseconds: number): Promise<void> {
    this.stopping.abort(new Paused('This worker is stopping'))
    const handOver = () => {
      for (const job of this.running) job.stop(new Paused('This worker is stopping'))
    }
    const late = setTimeout(handOver, milliseconds)
    await Promise.all([this.watching, ...[...this.lanes.values()].map((lane) => lane.close())])
    clearTimeout(late)
    for (const stop of this.stops) stop()
  }
}
