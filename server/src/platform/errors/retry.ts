import { setTimeout as pause } from 'node:timers/promises'
import { isUnavailable } from './outage.js'
import { DeadlockException } from '@mikro-orm/postgresql'

const MAX_BACKOFF_MS = 1_000
const HOUR_MS = 60 * 60 * 1000

/**
 * The given milliseconds plus or minus a quarter, so that those who failed together do not retry together.
 */
export const jittered = (milliseconds: number): number => milliseconds * (0.75 + Math.random() / 2)

/**
 * Retries `work` with backoff while the database is unavailable, for an hour at most, or until the signal
 * aborts. Throws any other error at once, and the last outage.
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

/** So often at most; each time another transaction has gone on. */
const TRIES = 5

/**
 * Runs `work`, which is a whole transaction, again where the database has undone it because it and another one
 * waited for each other. Throws what it throws otherwise.
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
