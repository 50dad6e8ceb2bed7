import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { observed } from '../../observability/activity.js'
import type { Events } from '../../events/events.js'
import { retryDuringOutage } from '../../errors/retry.js'
import { MAX_CLAIM_MS, type SharedTasks, type TakenTask } from './shared-tasks.js'

const HEARTBEAT_MS = 3_000

/**
 * Makes a task’s result and stores it for the job. `folder` is empty and removed afterwards; `signal` aborts when the
 * worker stops, or when no job needs the result. May run twice.
 */
export type SharedWork<Data extends object = object> = (
  task: { key: string; data: Data },
  at: { folder: string; signal: AbortSignal },
) => Promise<void>

/** What a worker needs to run shared tasks. */
export interface SharedTaskOptions {
  tasks: SharedTasks
  /** Functions by kind of task. */
  work: Record<string, SharedWork<never>>
  /** Only tasks of this toolkit are taken. */
  toolkit: string
  /** Reserves an idle core; returns a function that releases it, or undefined if all are in use. */
  reserveCore(): (() => void) | undefined
}

class NotNeeded extends Error {}

type TakenOnCore = TakenTask & { releaseCore(): void }

/** Runs shared tasks of all workers’ jobs whenever this machine has an idle core. */
export class SharedTaskRunner {
  constructor(
    private readonly deps: SharedTaskOptions & {
      events: Events
      scratch: string
      log: Logger
      signal: AbortSignal
    },
  ) {}

  /** Takes the next task, on a reserved core. */
  async take(): Promise<TakenOnCore | undefined> {
    const { tasks, work, toolkit, reserveCore } = this.deps
    const releaseCore = reserveCore()
    if (!releaseCore) return undefined
    try {
      const task = await tasks.take(Object.keys(work), toolkit)
      if (task) return { ...task, releaseCore }
    } catch (error) {
      releaseCore()
      throw error
    }
    releaseCore()
    return undefined
  }

  /** Runs the task. Never rejects. */
  async run(task: TakenOnCore): Promise<void> {
    const { tasks, work, events, scratch, log, signal: stopping } = this.deps
    const unneeded = new AbortController()
    const signal = AbortSignal.any([stopping, unneeded.signal, AbortSignal.timeout(MAX_CLAIM_MS)])
    const renew = () =>
      tasks.renew(task, { mustBeNeeded: true }).then(
        (isHeld) => void (isHeld || unneeded.abort(new NotNeeded('No job needs this task any more'))),
        () => undefined, // the next heartbeat may succeed
      )
    const heartbeat = setInterval(() => void renew(), HEARTBEAT_MS)
    const ignoreCancelled = events.on('job-cancelled', () => void renew())
    const folder = await mkdtemp(join(scratch, 'shared-')).catch(() => undefined)
    let isDone = false
    try {
      if (!folder) throw new Error('No temporary folder could be created')
      await observed({ kind: 'job', name: task.kind, remoteParent: task.traceParent }, () =>
        work[task.kind](task, { folder, signal }),
      )
      isDone = true
    } catch (error) {
      if (!stopping.aborted && !unneeded.signal.aborted)
        log.warn({ task: task.key, attempts: task.attempts, err: error }, 'a shared task failed')
    } finally {
      clearInterval(heartbeat)
      ignoreCancelled()
      task.releaseCore()
      if (folder) await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    }
    const outcome = { isDone, isCounted: !stopping.aborted }
    await retryDuringOutage(() => tasks.release(task, outcome), stopping).catch(() => undefined) // the claim lapses
    if (unneeded.signal.aborted) await tasks.discardUnneeded().catch(() => undefined)
  }
}
