import { setTimeout as pause } from 'node:timers/promises'
import type { Installation } from './installation.js'
import { MODULES } from '../../modules/index.js'
import type { Upkeep } from '../../modules/module.js'
import { IdempotentRequests } from '../rest/idempotency.js'

const EVERY_MS = 60 * 60 * 1000
/** How long a round may go on when the process ends: what it leaves, the next one does. */
const END_PATIENCE_MS = 5_000

/**
 * Clears away, now and every hour, what modules no longer need and answers kept for a day; several processes
 * may do so at once. Returns how to stop, which takes a few seconds at most.
 */
export function startUpkeep({
  dependencies,
  services,
  database,
  secret,
  log,
}: Pick<Installation, 'dependencies' | 'services' | 'database' | 'secret' | 'log'>): () => Promise<void> {
  const requests = new IdempotentRequests(database.em, secret)
  const given = { ...dependencies, ...services } as never
  const tasks: Upkeep[] = [
    ...MODULES.flatMap(({ upkeep }) => upkeep?.(given) ?? []),
    { run: () => requests.forgetOld(), failure: 'kept answers could not be forgotten' },
  ]
  let round: Promise<unknown> = Promise.resolve()
  const begin = () => {
    round = Promise.all(
      tasks.map(({ run, failure }) =>
        run().catch((error: Error) =>
          log.warn({ error: error.message }, `${failure}; the next round tries again`),
        ),
      ),
    )
  }
  begin()
  const timer = setInterval(begin, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await Promise.race([round, pause(END_PATIENCE_MS, undefined, { ref: false })])
  }
}
