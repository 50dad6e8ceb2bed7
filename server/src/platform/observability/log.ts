import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'

/**
 * Logs readable lines for people at a terminal, otherwise JSON lines. Never logs a password, token or key.
 */
export function makeLog(level: string, isForPeople: boolean): Logger {
  const options = {
    level,
    redact: ['*.password', '*.token', '*.authorization', '*.FAL_KEY', '*.FAL_BILLING_KEY'],
    base: undefined,
  }
  return isForPeople
    ? pino(
        options,
        pretty({
          colorize: process.stdout.isTTY,
          ignore: 'pid,hostname',
          translateTime: 'SYS:HH:MM:ss',
          sync: true,
        }),
      )
    : pino(options)
}
