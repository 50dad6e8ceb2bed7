import type { Logger } from 'pino'
import { isUnavailable } from '#platform/errors/outage'

/**
 * npm forwards Ctrl-C although the process has already received it: a second signal within this time, in
 * milliseconds, is the same key press.
 */
const SAME_PRESS_MS = 1_000

/** Shuts the process down in order. */
interface Shutdown {
  /** Logs the reason and exits with code 1. */
  withFailure(sentence: string): void
}

/**
 * On SIGTERM or SIGINT runs `close` once, for at most `patienceMs` milliseconds, and ends the process; a
 * second signal ends it at once.
 */
export function shutDownOnSignal(close: () => Promise<void>, log: Logger, patienceMs: number): Shutdown {
  let since: number | undefined
  const end = (code: number) => {
    since = Date.now()
    const late = setTimeout(() => process.exit(1), patienceMs)
    close().then(
      () => process.exit(code),
      (error: Error) => {
        clearTimeout(late)
        log.error({ err: error }, 'the shutdown failed')
        process.exit(1)
      },
    )
  }
  const onSignal = (signal: NodeJS.Signals) => {
    if (since === undefined) {
      log.info({ signal }, 'finishing requests and jobs in progress')
      return end(0)
    }
    if (Date.now() - since > SAME_PRESS_MS) process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
  return {
    withFailure: (sentence) => {
      log.fatal(sentence)
      if (since === undefined) end(1)
    },
  }
}

/**
 * Handles uncaught errors. Unhandled rejections and broken connections are logged and counted, and the process
 * continues, since all state is in Postgres. Any other uncaught exception leaves the process in an unknown
 * state: it shuts down in order and exits with 1, so that a supervisor restarts it.
 */
export function handleUnhandledErrors(end: Shutdown, log: Logger): void {
  let count = 0
  process.on('unhandledRejection', (reason) =>
    log.error({ err: reason, count: ++count }, 'unhandled rejection'),
  )
  process.on('uncaughtException', (error) => {
    if (isUnavailable(error))
      return log.error({ err: error, count: ++count }, 'a connection without an error handler broke')
    log.error({ err: error, count: ++count }, 'uncaught exception')
    end.withFailure('An error that nobody caught leaves this process in an unknown state; it ends')
  })
}
