import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { observed } from '../observability/activity.js'
import type { Events } from '../events/events.js'
import { retryDuringOutage } from '../errors/retry.js'
import { LONGEST_CLAIM_MS, type SharedTasks, type TakenTask } from './shared-tasks.js'

const HEARTBEAT_MS = 3_000

/**
 * Makes a task’s result and puts it where the job finds it. `folder` is empty and removed afterwards; `signal`
 * aborts when the worker stops, or no job wants the result any more. May run twice.
 */
export type SharedWork<Data extends object = object> = (
  task: { key: string; data: Data },
  at: { folder: string; signal: AbortSignal },
) => Promise<void>

/** What a worker needs to make pieces of other workers’ jobs. */
export interface SharedWorkshop {
  tasks: SharedTasks
  /** By kind. */
  work: Record<string, SharedWork<never>>
  /** Only tasks of this toolkit are taken. */
  toolkit: string
  /** Reserves a core that nothing runs on; returns how to leave it, or undefined where all are in use. */
  reserveCore(): (() => void) | undefined
}

class NotWanted extends Error {}

type TakenOnCore = TakenTask & { leaveCore(): void }

/** Takes pieces of other workers’ jobs whenever a core of this machine is free. */
export class SharedTaskRunner {
  constructor(
    private readonly deps: SharedWorkshop & {
      events: Events
      scratch: string
      log: Logger
      signal: AbortSignal
    },
  ) {}

  /** The next task, on a reserved core. */
  async take(): Promise<TakenOnCore | undefined> {
    const { tasks, work, toolkit, reserveCore } = this.deps
    const leaveCore = reserveCore()
    if (!leaveCore) return undefined
    try {
      const task = await tasks.take(Object.keys(work), toolkit)
      if (task) return { ...task, leaveCore }
    } catch (error) {
      leaveCore()
      throw error
    }
    leaveCore()
    return undefined
  }

  /** Runs the task. Never rejects. */
  async run(task: TakenOnCore): Promise<void> {
    const { tasks, work, events, scratch, log, signal: stopping } = this.deps
    const unwanted = new AbortController()
    const signal = AbortSignal.any([stopping, unwanted.signal, AbortSignal.timeout(LONGEST_CLAIM_MS)])
    const renew = () =>
      tasks.renew(task, { mustBeWanted: true }).then(
        (isHeld) => void (isHeld || unwanted.abort(new NotWanted('No job wants this any more'))),
        () => undefined, // the next beat may succeed
      )
    const beat = setInterval(() => void renew(), HEARTBEAT_MS)
    const ignoreCancelled = events.on('job-cancelled', () => void renew())
    const folder = await mkdtemp(join(scratch, 'shared-')).catch(() => undefined)
    let isMade = false
    try {
      if (!folder) throw new Error('There is no place to work in')
      await observed({ kind: 'job', name: task.kind, remoteParent: task.traceParent }, () =>
        work[task.kind](task, { folder, signal }),
      )
      isMade = true
    } catch (error) {
      if (!stopping.aborted && !unwanted.signal.aborted)
        log.warn(
          { task: task.key, attempts: task.attempts, err: error },
          'a piece of a job could not be made',
        )
    } finally {
      clearInterval(beat)
      ignoreCancelled()
      task.leaveCore()
      if (folder) await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    }
    const given = { isMade, isCounted: !stopping.aborted }
    await retryDuringOutage(() => tasks.release(task, given), stopping).catch(() => undefined) // else it lapses
    if (unwanted.signal.aborted) await tasks.discardUnwanted().catch(() => undefined)
  }
}
