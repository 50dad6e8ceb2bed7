import type { ErrorCode } from '#schema/error-codes'

/** The codes of errors that services throw; the others belong to a protocol. */
export type FailureCode = Exclude<ErrorCode, 'BAD_REQUEST' | 'INTERNAL' | 'JOB_FAILED' | 'STILL_RUNNING'>

/** One error in the input; `path` leads to the field. */
export interface Issue {
  path: (string | number)[]
  message: string
}

/**
 * The base class of all our errors. Handlers rely on these properties, never on the name of the class or the
 * message. By default an error is treated as unexpected.
 */
export abstract class AppError extends Error {
  /** The kind of error, for programs. Never five capitals and digits: that is the form of Postgres' codes. */
  abstract readonly code: string
  /** Whether the message may be shown to users. */
  readonly isPublic: boolean = false
  /** Whether another attempt may succeed. */
  readonly retryable: boolean = true

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** Whether its message may be shown to users. */
export const isPublic = (error: unknown): error is AppError => error instanceof AppError && error.isPublic

/** The code of an error of our own; undefined for every other error. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof AppError ? error.code : undefined

const RETRYABLE = new Set<FailureCode>(['RATE_LIMITED', 'UNAVAILABLE'])

interface FailureDetails {
  issues?: Issue[]
  retryAfterSeconds?: number
  /** The input is larger than allowed. */
  isTooLarge?: boolean
  /** The exceeded budget. */
  budget?: ReachedBudget
}

interface ReachedBudget {
  /** The remaining amount, in millionths of a US dollar. */
  left: number
  /** The names of the people who can raise it. */
  raisedBy: string[]
}

/**
 * The error that services throw on purpose. Its message may be shown; GraphQL and REST translate its code.
 */
export class Failure extends AppError {
  override readonly isPublic = true
  override readonly retryable: boolean

  constructor(
    readonly code: FailureCode,
    message: string,
    readonly details: FailureDetails = {},
  ) {
    super(message)
    this.retryable = RETRYABLE.has(code)
  }

  /** For GraphQL over HTTP: a rate limit sets status and headers, so that clients know how long to wait. */
  get extensions(): { http?: { status: number; headers: Map<string, string> } } {
    if (this.code !== 'RATE_LIMITED') return {}
    return {
      http: { status: 429, headers: new Map([['retry-after', String(this.details.retryAfterSeconds ?? 1)]]) },
    }
  }
}

export const unauthenticated = () => new Failure('UNAUTHENTICATED', 'Not authenticated')
export const forbidden = (message = 'You may not do this') => new Failure('FORBIDDEN', message)
export const confirmationNeeded = () =>
  new Failure('CONFIRMATION_NEEDED', 'Confirm your password to continue')
export const notFound = (thing: string) => new Failure('NOT_FOUND', `${thing} not found`)
export const conflict = (message: string) => new Failure('CONFLICT', message)
export const badInput = (issues: Issue[]) => new Failure('BAD_USER_INPUT', issues[0].message, { issues })
export const tooLarge = (issue: Issue) =>
  new Failure('BAD_USER_INPUT', issue.message, { issues: [issue], isTooLarge: true })
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new Failure('RATE_LIMITED', message, { retryAfterSeconds })
export const unavailable = (message = UNAVAILABLE, retryAfterSeconds = 5) =>
  new Failure('UNAVAILABLE', message, { retryAfterSeconds })
export const storageFull = (message = STORAGE_FULL) => new Failure('STORAGE_FULL', message)
export const budgetReached = (message: string, budget: ReachedBudget) =>
  new Failure('BUDGET_REACHED', message, { budget })

export const quotaReached = (message: string) => new Failure('QUOTA_REACHED', message)

/** The message for a full disk. */
export const NO_SPACE = 'There is no space left on the server.'

const UNAVAILABLE = 'Cutroom cannot reach its database or file storage. Try again shortly.'
const STORAGE_FULL = 'There is no space left on the server. Nothing was changed.'
