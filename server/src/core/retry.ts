import { setTimeout as pause } from 'node:timers/promises'
import { isUnavailable } from './outage.js'

const MAX_BACKOFF_MS = 1_000
const HOUR_MS = 60 * 60 * 1000

/** So many milliseconds, a quarter more or less: those who failed together do not come back together. */
export const jittered = (milliseconds: number): number => milliseconds * (0.75 + Math.random() / 2)

/**
 * Does what must not be lost to an outage of our own: again and again while the database is away, for an hour
 * at most, or until the signal aborts. Throws any other error, and the last one.
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
