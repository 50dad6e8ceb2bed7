import type { Logger } from 'pino'
import { type Failure, codeOf, storageFull, unavailable } from './failure.js'

/** Error codes of Node.js for connections that could not be established, or broke. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNABORTED',
])

/** Error codes of a file system that is currently unavailable or read-only. */
const FILE_SYSTEM_CODES = new Set(['EIO', 'ESTALE', 'ENOTCONN', 'EHOSTDOWN', 'EROFS', 'EMFILE', 'ENFILE'])

/** Names of the S3 client's errors when the storage is unavailable; it distinguishes them by name alone. */
const UNAVAILABLE_NAMES = new Set(['TimeoutError', 'NetworkingError', 'SlowDown', 'ServiceUnavailable'])

/**
 * The form of Postgres' own error codes: an error that has one is classified by it alone, never by its
 * message, which may quote what callers wrote.
 */
const STATE = /^[0-9A-Z]{5}$/

/**
 * Postgres error codes of a server that is unavailable, starting, stopping or overloaded
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html): class 08, 53300 too many connections, 57P01 to
 * 57P03 and 57P05 server or session ended, 57014 statement cancelled by its time limit, 25P03 idle transaction ended,
 * 55P03 lock not available; 40001 and 40P01 conflicting transactions, which succeed when retried.
 */
const UNAVAILABLE_STATES = /^(08...|53300|57P0[1235]|57014|25P03|55P03|40001|40P01)$/

/** Codes of a full disk or an exceeded quota: Postgres' own, and the file system's. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/**
 * pg and its pools report abandoned connections without a code. When BEGIN fails, knex hides the cause, and the next
 * statement reports that its transaction is complete.
 */
const UNAVAILABLE_MESSAGES = new RegExp(
  `(^| )(${[
    'Connection terminated( unexpectedly)?',
    'Connection ended unexpectedly',
    'timeout expired',
    'Query read timeout',
    'Unable to acquire a connection',
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
    'operation timed out for an unknown reason',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Knex: Timeout acquiring a connection\\..*',
    'Transaction query already complete, run with DEBUG=knex:tx for more info',
  ].join('|')})$`,
)

interface Cause {
  name?: unknown
  code?: unknown
  message?: unknown
  $metadata?: { httpStatusCode?: number }
}

function* causesOf(error: unknown): Generator<Cause> {
  for (let cause = error, depth = 0; cause && typeof cause === 'object' && depth < 8; depth += 1) {
    yield cause
    const {
      cause: inner,
      previous,
      originalError,
      errors,
    } = cause as { cause?: unknown; previous?: unknown; originalError?: unknown; errors?: unknown }
    cause = inner ?? previous ?? originalError ?? (Array.isArray(errors) ? errors[0] : undefined)
  }
}

function indicatesUnavailable(cause: Cause): boolean {
  if (codeOf(cause) === 'STORAGE_AWAY') return true
  const { name, code, message, $metadata } = cause
  const known = String(code)
  if (CONNECTION_CODES.has(known) || FILE_SYSTEM_CODES.has(known)) return true
  if (STATE.test(known)) return UNAVAILABLE_STATES.test(known)
  return (
    UNAVAILABLE_NAMES.has(String(name)) ||
    Number($metadata?.httpStatusCode) >= 500 ||
    UNAVAILABLE_MESSAGES.test(String(message))
  )
}

/** Whether a disk of our own infrastructure is full. */
export const isDiskFull = (error: unknown): boolean =>
  [...causesOf(error)].some(({ code }) => FULL_CODES.has(String(code)))

/** Whether an error means that our database or storage is temporarily unavailable. */
export const isUnavailable = (error: unknown): boolean => [...causesOf(error)].some(indicatesUnavailable)

/** Whether the HTTP status of an error blames the caller, for example for aborting the request body. */
const isCallersFault = (error: unknown): boolean => {
  const { status } = (error ?? {}) as { status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500
}

/** The failure shown to callers if our own infrastructure is the cause; undefined for every other error. */
export const toOutageFailure = (error: unknown): Failure | undefined => {
  if (isCallersFault(error)) return undefined
  if (isDiskFull(error)) return storageFull()
  return isUnavailable(error) ? unavailable() : undefined
}

const LOG_EVERY_MS = 10_000
const unlogged = new WeakMap<Logger, { count: number; loggedAt: number }>()

/**
 * Like `toOutageFailure`, and logs it: one line every ten seconds, with the number of calls that failed since the
 * last one.
 */
export function logOutage(error: unknown, log: Logger): Failure | undefined {
  const failure = toOutageFailure(error)
  if (!failure) return undefined
  const state = unlogged.get(log) ?? { count: 0, loggedAt: 0 }
  unlogged.set(log, state)
  state.count += 1
  if (Date.now() - state.loggedAt < LOG_EVERY_MS) return failure
  log.warn(
    { calls: state.count, err: error },
    failure.code === 'STORAGE_FULL' ? 'a disk is full' : 'database or files cannot be reached',
  )
  Object.assign(state, { count: 0, loggedAt: Date.now() })
  return failure
}
