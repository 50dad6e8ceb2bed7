import type { Logger } from 'pino'
import { isUnavailable } from '#platform/errors/outage'
import type { Shutdown } from './drain.js'

/**
 * Handles errors that nobody caught. Where it is safe the process continues, since all state is in Postgres:
 * an unhandled rejection and a broken connection are logged and counted. Any other uncaught exception leaves
 * the program in an unknown state: it shuts down in order and ends with 1, for a supervisor to start it
 * again.
 */
export function handleUnhandledErrors(end: Shutdown, log: Logger): void {
  let count = 0
  process.on('unhandledRejection', (reason) =>
    log.error({ err: reason, count: ++count }, 'a promise that nobody waited for was rejected'),
  )
  process.on('uncaughtException', (error) => {
    if (isUnavailable(error))
      return log.error({ err: error, count: ++count }, 'a connection broke that nobody watched')
    log.error({ err: error, count: ++count }, 'an error that nobody caught')
    end.withFailure('An error that nobody caught leaves this process in an unknown state; it ends')
  })
}
