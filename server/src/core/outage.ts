import { type Failure, storageFull, unavailable } from './failure.js'

/** What Node.js says of a connection that could not be made, or broke. */
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNABORTED'])

/**
 * Postgres error codes of a server that is away, starting, stopping or overfull (https://www.postgresql.org/docs/current/errcodes-appendix.html):
 * class 08, 53300 too many connections, 57P01 to 57P03 and 57P05 server or session ended, 57014 statement ended by its time limit,
 * 25P03 idle transaction ended, 55P03 lock not available.
 */
const AWAY_STATES = /^(08...|53300|57P0[1235]|57014|25P03|55P03)$/

/** A full disk, or one that may not be written: Postgres' own code, and the file system's. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Connections that pg and its pools give up on carry no code. */
const AWAY_WORDS = /Connection terminated|Connection ended unexpectedly|timeout expired|timeout exceeded when trying to connect|Timeout acquiring a connection|Query read timeout|Client has encountered a connection error|Unable to acquire a connection/i

function* causesOf(error: unknown): Generator<{ code?: unknown; message?: unknown }> {
  for (let cause = error, depth = 0; cause && typeof cause === 'object' && depth < 8; depth += 1) {
    yield cause
    const { cause: inner, previous, originalError, errors } = cause as { cause?: unknown; previous?: unknown; originalError?: unknown; errors?: unknown }
    cause = inner ?? previous ?? originalError ?? (Array.isArray(errors) ? errors[0] : undefined)
  }
}

/** Whether a disk of ours is full. */
export const isDiskFull = (error: unknown): boolean => [...causesOf(error)].some(({ code }) => FULL_CODES.has(String(code)))

/** Whether an error means that our database or storage is away for a while, rather than that something is wrong. */
export const isAway = (error: unknown): boolean =>
  [...causesOf(error)].some(({ code, message }) => CONNECTION_CODES.has(String(code)) || AWAY_STATES.test(String(code)) || AWAY_WORDS.test(String(message)))

/** The failure that callers are told where our own infrastructure is at fault; undefined for every other error. */
export const outageOf = (error: unknown): Failure | undefined => {
  if (isDiskFull(error)) return storageFull()
  return isAway(error) ? unavailable() : undefined
}
