import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { observed } from '#platform/observability/activity'
import { Cancelled, type JobHandler, Paused } from '#platform/queue/attempt'
import { BackgroundTasks, type BackgroundWork } from './background-tasks.js'
import type { Events } from '#platform/events/events'
import type { Job, JobKind } from './job.entity.js'
import { JobQueue } from './job-queue.js'
import { QueuePoller } from './queue-poller.js'
import { RunningJob } from './running-job.js'
import { sweepTempFolders } from './temp-workspace.js'
import { SharedTaskRunner, type SharedWorkshop } from './shared-task-runner.js'

/** How often a worker tells the others that the queue can be read, in milliseconds. */
const WATCH_MS = 2_000

/**
 * Takes jobs from the queue and runs their handlers. A running job is leased: its worker renews the lease,
 * and when it stops doing so, any worker restarts the job, within 30 seconds of that worker's death.
 */
export class Worker {
  private readonly running = new Set<RunningJob>()
  private readonly pollers = new Map<string, QueuePoller<unknown>>()
  private readonly stops: (() => void)[] = []
  private readonly queue: JobQueue
  private readonly stopping = new AbortController()
  private watching?: Promise<void>
  /** Pieces of other workers’ jobs that it is making. */
  private helping = 0

  constructor(
    private readonly deps: {
      em: EntityManager
      events: Events
      handlers: Partial<Record<JobKind, JobHandler<Job>>>
      scratch: string
      /** How many of a kind at once; 1 by default. */
      atOnce: Partial<Record<JobKind, number>>
      background?: Record<string, BackgroundWork<never>>
      /** What it does for the jobs of other workers. */
      shared?: SharedWorkshop
      log: Logger
    },
  ) {
    this.queue = new JobQueue(deps.em)
  }

  async open(): Promise<void> {
    const { em, events, handlers, scratch, atOnce, background, shared, log } = this.deps
    await mkdir(scratch, { recursive: true })
    await sweepTempFolders(scratch)
    this.stops.push(
      events.on('job-cancelled', (fact) => {
        for (const job of this.running)
          if (job.id === fact.id) job.stop(new Cancelled('This job was cancelled'))
      }),
      events.on('queued', ({ queue }) => this.pollers.get(queue)?.wake()),
      events.onGap(() => this.wakeAll()),
    )
    this.watching = this.watch()
    for (const kind of Object.keys(handlers) as JobKind[]) {
      this.pollers.set(
        kind,
        new QueuePoller<Job>({
          concurrency: atOnce[kind] ?? 1,
          take: () => this.queue.take(kind),
          work: (job) => this.run(job),
          log,
        }) as QueuePoller<unknown>,
      )
    }
    if (shared && Object.keys(shared.work).length) this.helpOthers(shared)
    for (const [queue, work] of Object.entries(background ?? {})) {
      const tasks = new BackgroundTasks({
        db: em,
        queue,
        work,
        scratch,
        log,
        signal: this.stopping.signal,
      })
      // Jobs come first, since somebody waits for them.
      const take = async () => (this.running.size || this.helping ? undefined : tasks.take())
      this.pollers.set(
        queue,
        new QueuePoller({
          concurrency: 1,
          take,
          work: (task) => tasks.run(task),
          log,
        }) as QueuePoller<unknown>,
      )
    }
  }

  private helpOthers(shared: SharedWorkshop): void {
    const { events, scratch, log } = this.deps
    const runner = new SharedTaskRunner({ ...shared, events, scratch, log, signal: this.stopping.signal })
    const poller = new QueuePoller({
      concurrency: availableParallelism(),
      take: () => runner.take(),
      work: async (task) => {
        this.helping += 1
        await runner.run(task)
        this.helping -= 1
      },
      log,
    }) as QueuePoller<unknown>
    for (const kind of Object.keys(shared.work)) this.pollers.set(kind, poller)
  }

  private wakeAll(): void {
    for (const poller of this.pollers.values()) poller.wake()
  }

  /** Tells the others, while it lives, that the queue can be read. */
  private async watch(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      await this.queue.watch().catch(() => undefined) // its pollers log it
      await pause(WATCH_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  private async run(job: Job): Promise<void> {
    const { queue, running } = this
    const { em, events, handlers, scratch, log } = this.deps
    const isStopping = () => this.stopping.signal.aborted
    const taken = new RunningJob(job, {
      em,
      events,
      queue,
      scratch,
      log,
      isStopping,
      handler: handlers[job.kind]!,
    })
    running.add(taken)
    await observed({ kind: 'job', name: job.kind, remoteParent: job.traceParent }, async (activity) => {
      await taken.run()
      if (activity) Object.assign(activity, { outcome: taken.outcome, attributes: { 'cutroom.job': job.id } })
    })
    running.delete(taken)
    if (!running.size) this.wakeAll()
  }

  /**
   * Takes no more jobs; lets running ones finish for this many milliseconds, then hands them over to another
   * worker. Resolves once nothing runs any more.
   */
  async drain(milliseconds: number): Promise<void> {
    this.stopping.abort(new Paused('This worker is stopping'))
    const handOver = () => {
      for (const job of this.running) job.stop(new Paused('This worker is stopping'))
    }
    const late = setTimeout(handOver, milliseconds)
    await Promise.all([this.watching, ...[...this.pollers.values()].map((poller) => poller.close())])
    clearTimeout(late)
    for (const stop of this.stops) stop()
  }
}
