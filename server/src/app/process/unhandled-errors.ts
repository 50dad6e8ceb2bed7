import type { Logger } from 'pino'
import { isUnavailable } from '../../core/outage.js'
import type { Shutdown } from './drain.js'

/**
 * What nobody caught does not end the process where that is safe: what matters is in Postgres. A promise that
 * nobody waited for and a broken connection are logged and counted. Any other error that was thrown into the
 * void leaves the program in an unknown state: it is closed in order and ends with 1, for whoever watches it
 * to start it again.
 */
export function handleUnhandledErrors(end: Shutdown, log: Logger): void {
  let mishaps = 0
  process.on('unhandledRejection', (reason) =>
    log.error({ err: reason, mishaps: ++mishaps }, 'a promise that nobody waited for was rejected'),
  )
  process.on('uncaughtException', (error) => {
    if (isUnavailable(error))
      return log.error({ err: error, mishaps: ++mishaps }, 'a connection broke that nobody watched')
    log.error({ err: error, mishaps: ++mishaps }, 'an error that nobody caught')
    end.withFailure('An error that nobody caught leaves this process in an unknown state; it ends')
  })
}
