import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'

/**
 * Readable lines for a person at a terminal, JSON lines for a machine. Never contains a password, a token or
 * a key.
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
