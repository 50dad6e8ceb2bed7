import { setTimeout as pause } from 'node:timers/promises'
import type { Installation } from './installation.js'
import { MODULES } from '../../modules/index.js'
import type { MaintenanceTask } from '../../modules/module.js'
import { IdempotentRequests } from '../rest/idempotency.js'

const INTERVAL_MS = 60 * 60 * 1000
/** How long a running round may continue at shutdown; the next round does the rest. */
const STOP_TIMEOUT_MS = 5_000

/**
 * Runs the maintenance of all modules and removes expired responses, now and every hour. Several processes may
 * run it at the same time. Returns a function that stops it within a few seconds.
 */
export function startMaintenance({
  dependencies,
  services,
  database,
  secret,
  log,
}: Pick<Installation, 'dependencies' | 'services' | 'database' | 'secret' | 'log'>): () => Promise<void> {
  const requests = new IdempotentRequests(database.em, secret)
  const given = { ...dependencies, ...services } as never
  const tasks: MaintenanceTask[] = [
    ...MODULES.flatMap(({ maintenance }) => maintenance?.(given) ?? []),
    { run: () => requests.forgetOld(), failure: 'expired responses could not be removed' },
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
  const timer = setInterval(begin, INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await Promise.race([round, pause(STOP_TIMEOUT_MS, undefined, { ref: false })])
  }
}
