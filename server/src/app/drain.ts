import type { Logger } from 'pino'

const PATIENCE_MS = 25_000
/** npm passes Ctrl-C on that has reached the process already: what comes so soon is the same key press, in milliseconds. */
const SAME_PRESS_MS = 1_000

/** On SIGTERM or SIGINT runs `close` once and ends the process; a second signal ends it at once. */
export function endOnSignal(close: () => Promise<void>, log: Logger): void {
  let since: number | undefined
  const end = (signal: NodeJS.Signals) => {
    if (since !== undefined) return void (Date.now() - since > SAME_PRESS_MS && process.exit(1))
    since = Date.now()
    log.info({ signal }, 'finishing what is under way')
    const late = setTimeout(() => process.exit(1), PATIENCE_MS)
    close().then(
      () => process.exit(0),
      (error: Error) => {
        clearTimeout(late)
        log.error({ err: error }, 'the end was not orderly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
