import { setTimeout as pause } from 'node:timers/promises'
import { isUnavailable } from './outage.js'
import { DeadlockException } from '@mikro-orm/postgresql'

const MAX_BACKOFF_MS = 1_000
const HOUR_MS = 60 * 60 * 1000

/**
 * The given milliseconds plus or minus a quarter, so that processes do not retry at the same moment.
 */
export const jittered = (milliseconds: number): number => milliseconds * (0.75 + Math.random() / 2)

/**
 * Retries `work` with backoff while the database is unavailable, for an hour at most, or until the signal aborts.
 * Throws other errors at once, and the last outage at the end.
 */
export async function retryDuringOutage<Done>(
  work: () => Promise<Done>,
  signal?: AbortSignal,
): Promise<Done> {
  const until = Date.now() + HOUR_MS
  for (let wait = 100; ; wait = Math.min(wait * 2, MAX_BACKOFF_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error) || signal?.aborted || Date.now() > until) throw error
      await pause(jittered(wait), undefined, { signal }).catch(() => undefined)
    }
  }
}

/** The maximum number of attempts; each deadlock lets another transaction continue. */
const TRIES = 5

/**
 * Repeats `work`, a whole transaction, if the database rolled it back because of a deadlock. Throws all other errors.
 */
export async function againAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DeadlockException) || tries === TRIES) throw error
    }
  }
}
