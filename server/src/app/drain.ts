import type { Logger } from 'pino'

/** Ends the process in order. */
export interface End {
  /** Ends it with code 1, having said why. */
  withFailure(sentence: string): void
}

/** On SIGTERM or SIGINT runs `close` once, for at most `patienceMs` milliseconds, and ends the process; a second signal ends it at once. */
export function endOnSignal(close: () => Promise<void>, log: Logger, patienceMs: number): End {
  let isEnding = false
  const end = (code: number) => {
    if (isEnding) process.exit(1)
    isEnding = true
    const late = setTimeout(() => process.exit(1), patienceMs)
    close().then(
      () => process.exit(code),
      (error: Error) => {
        clearTimeout(late)
        log.error({ err: error }, 'the end was not orderly')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'finishing what is under way')
      end(0)
    })
  }
  return {
    withFailure: (sentence) => {
      log.fatal(sentence)
      if (!isEnding) end(1)
    },
  }
}
