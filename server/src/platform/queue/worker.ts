import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { observed } from '../observability/activity.js'
import { Cancelled, type JobHandler, Paused } from './attempt.js'
import { BackgroundTasks, type BackgroundWork } from './background/background-tasks.js'
import type { Events } from '../events/events.js'
import type { Job } from './job.entity.js'
import type { JobKind } from './job-kinds.js'
import { JobQueue } from './job-queue.js'
import {
  countMemoryDeaths,
  removeMemoryRecord,
  renewMemoryRecord,
  reportMemoryDeath,
} from './memory-deaths.js'
import { type PolledQueue, QueuePoller } from './queue-poller.js'
import { RunningJob } from './running-job.js'
import { SharedTaskRunner, type SharedTaskOptions } from './shared/shared-task-runner.js'

/** How often a worker records its memory and looks for workers that died, in milliseconds. */
const MEMORY_MS = 2_000
/** Age at which folders of killed workers are removed, in milliseconds. */
const TEMP_FOLDER_MS = 24 * 60 * 60 * 1000
/** Interval between removals, in milliseconds. */
const SWEEP_MS = 60 * 60 * 1000

/** How a worker runs the jobs of one kind. */
export interface WorkerJob {
  handler: JobHandler
  /** The number of concurrent jobs; default: 1. */
  concurrency?: number
}

/**
 * Takes jobs from the queue and runs their handlers. A worker leases its running jobs, and renews the leases; if it
 * dies, another worker restarts the jobs within 30 seconds.
 */
export class Worker {
  private readonly running = new Set<RunningJob>()
  private readonly pollers = new Map<string, QueuePoller<unknown>>()
  private readonly stops: (() => void)[] = []
  private readonly queue: JobQueue
  private readonly stopping = new AbortController()
  private watching?: Promise<unknown>
  /** The number of running shared tasks. */
  private sharedCount = 0

  constructor(
    private readonly deps: {
      em: EntityManager
      events: Events
      jobs: Partial<Record<JobKind, WorkerJob>>
      scratch: string
      background?: Record<string, BackgroundWork<never>>
      /** Queues that it polls besides, whatever else is running. */
      queues?: Record<string, PolledQueue<unknown>>
      /** Options for shared tasks; without them it takes none. */
      shared?: SharedTaskOptions
      log: Logger
    },
  ) {
    this.queue = new JobQueue(deps.em)
  }

  async open(): Promise<void> {
    const { em, events, jobs, scratch, background = {}, queues = {}, shared, log } = this.deps
    await mkdir(scratch, { recursive: true })
    await this.countMemoryDeaths()
    reportMemoryDeath(scratch)
    await removeOldFolders(scratch)
    const sweep = setInterval(
      () =>
        void removeOldFolders(scratch).catch((error: Error) =>
          log.warn(
            { error: error.message },
            'old temporary folders could not be removed; retried in an hour',
          ),
        ),
      SWEEP_MS,
    )
    sweep.unref()
    this.stops.push(() => clearInterval(sweep))
    this.stops.push(
      events.on('job-cancelled', (fact) => {
        for (const job of this.running)
          if (job.id === fact.id) job.stop(new Cancelled('This job was cancelled'))
      }),
      events.on('queued', ({ queue }) => this.pollers.get(queue)?.wake()),
      events.onGap(() => this.wakeAll()),
    )
    const { signal } = this.stopping
    this.watching = Promise.all([this.queue.watch(signal), this.watchMemory(signal)])
    for (const [kind, { handler, concurrency = 1 }] of Object.entries(jobs) as [JobKind, WorkerJob][]) {
      this.poll(kind, {
        concurrency,
        take: () => this.queue.take(kind),
        work: (job: Job) => this.run(job, handler),
      })
    }
    for (const [name, queue] of Object.entries(queues)) this.poll(name, queue)
    if (shared && Object.keys(shared.work).length) this.takeSharedTasks(shared)
    for (const [queue, work] of Object.entries(background)) {
      const tasks = new BackgroundTasks({
        db: em,
        queue,
        work,
        scratch,
        log,
        signal: this.stopping.signal,
      })
      // jobs take precedence, since users wait for them
      const take = async () => (this.running.size || this.sharedCount ? undefined : tasks.take())
      this.poll(queue, { concurrency: 1, take, work: (task) => tasks.run(task) })
    }
  }

  private poll<Taken>(name: string, queue: PolledQueue<Taken>): QueuePoller<unknown> {
    const poller = new QueuePoller(queue, this.deps.log) as QueuePoller<unknown>
    this.pollers.set(name, poller)
    return poller
  }

  private takeSharedTasks(shared: SharedTaskOptions): void {
    const { events, scratch, log } = this.deps
    const runner = new SharedTaskRunner({ ...shared, events, scratch, log, signal: this.stopping.signal })
    const [first, ...more] = Object.keys(shared.work)
    const poller = this.poll<Parameters<typeof runner.run>[0]>(first, {
      concurrency: availableParallelism(),
      take: () => runner.take(),
      work: async (task) => {
        this.sharedCount += 1
        await runner.run(task)
        this.sharedCount -= 1
      },
    })
    for (const kind of more) this.pollers.set(kind, poller)
  }

  private wakeAll(): void {
    for (const poller of this.pollers.values()) poller.wake()
  }

  private countMemoryDeaths(): Promise<void> {
    const { em, scratch, log } = this.deps
    return countMemoryDeaths(em, scratch).catch((error: Error) =>
      log.warn({ error: error.message }, 'workers that ran out of memory could not be counted'),
    )
  }

  /**
   * Keeps a record while it runs jobs, by which other workers detect that the kernel killed this one for memory.
   */
  private async updateMemoryRecord(): Promise<void> {
    const { scratch, log } = this.deps
    try {
      if (this.running.size) await renewMemoryRecord(scratch)
      if (!this.running.size) await removeMemoryRecord(scratch)
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'the record of this worker could not be written')
    }
  }

  /** Until it stops: renews its record, and counts workers that ran out of memory. */
  private async watchMemory(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if (this.running.size) await this.updateMemoryRecord()
      await this.countMemoryDeaths()
      await pause(MEMORY_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  private async run(job: Job, handler: JobHandler): Promise<void> {
    const { queue, running } = this
    const { em, events, scratch, log } = this.deps
    const isStopping = () => this.stopping.signal.aborted
    const runningJob = new RunningJob(job, { em, events, queue, scratch, log, isStopping, handler })
    running.add(runningJob)
    await this.updateMemoryRecord()
    await observed({ kind: 'job', name: job.kind, remoteParent: job.traceParent }, async (activity) => {
      await runningJob.run()
      if (activity)
        Object.assign(activity, { outcome: runningJob.outcome, attributes: { 'cutroom.job': job.id } })
    })
    running.delete(runningJob)
    await this.updateMemoryRecord()
    if (!running.size) this.wakeAll()
  }

  /**
   * Stops taking jobs; lets running ones finish for this many milliseconds, then hands them over to another worker.
   * Resolves once nothing is running.
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

/** Removes files of killed workers that are older than a day. */
async function removeOldFolders(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > TEMP_FOLDER_MS) await rm(path, { recursive: true, force: true })
  }
}
