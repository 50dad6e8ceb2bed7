import { setTimeout as pause } from 'node:timers/promises'
import type { Installation } from './installation.js'
import { IdempotentRequests } from '../rest/idempotency.js'

const EVERY_MS = 60 * 60 * 1000
/** How long a round may go on when the process ends: what it leaves, the next one does. */
const END_PATIENCE_MS = 5_000

/**
 * Empties the Trash of what is due, forgets answers kept for a day, pieces of films that nobody used and
 * files that killed processes left, now and every hour; several processes may do so at once. Answers how to
 * stop, which takes a few seconds at most.
 */
export function startUpkeep({
  services: { assets, filmParts, arrivingFiles, quotas },
  database,
  secret,
  log,
}: Pick<Installation, 'services' | 'database' | 'secret' | 'log'>): () => Promise<void> {
  const requests = new IdempotentRequests(database.em, secret)
  let round: Promise<unknown> = Promise.resolve()
  const begin = () => {
    const trash = assets.emptyTrash().then(
      (count) => void (count && log.info(`Removed ${count} assets that had been in the Trash for 30 days`)),
      (error: Error) =>
        log.warn({ error: error.message }, 'the Trash could not be emptied; the next round tries again'),
    )
    const answers = requests
      .forgetOld()
      .catch((error: Error) =>
        log.warn({ error: error.message }, 'kept answers could not be forgotten; the next round tries again'),
      )
    const parts = filmParts
      .evict()
      .catch((error: Error) =>
        log.warn(
          { error: error.message },
          'unused pieces of films could not be removed; the next round tries again',
        ),
      )
    const left = arrivingFiles
      .sweep()
      .catch((error: Error) =>
        log.warn(
          { error: error.message },
          'files of killed processes could not be removed; the next round tries again',
        ),
      )
    const days = quotas
      .forgetOld()
      .catch((error: Error) =>
        log.warn(
          { error: error.message },
          'what was uploaded long ago could not be forgotten; the next round tries again',
        ),
      )
    round = Promise.all([trash, answers, parts, left, days])
  }
  begin()
  const timer = setInterval(begin, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await Promise.race([round, pause(END_PATIENCE_MS, undefined, { ref: false })])
  }
}
