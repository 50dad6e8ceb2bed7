import type { Logger } from 'pino'
import { isAway } from '../core/outage.js'

const PATIENCE_MS = 25_000

/**
 * What nobody caught does not end the process where that is safe: what matters is in Postgres. A promise that nobody waited for
 * and a broken connection are logged and counted. Any other error that was thrown into the void leaves the program in an unknown
 * state: it is closed in order and ends with 1, for whoever watches it to start it again.
 */
export function surviveMishaps(close: () => Promise<void>, log: Logger): void {
  let [mishaps, isEnding] = [0, false]
  process.on('unhandledRejection', (reason) => log.error({ err: reason, mishaps: ++mishaps }, 'a promise that nobody waited for was rejected'))
  process.on('uncaughtException', (error) => {
    if (isAway(error)) return log.error({ err: error, mishaps: ++mishaps }, 'a connection broke that nobody watched')
    log.fatal({ err: error, mishaps: ++mishaps }, 'an error that nobody caught; this process ends')
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), PATIENCE_MS)
    close().finally(() => process.exit(1)).catch(() => undefined)
  })
}
