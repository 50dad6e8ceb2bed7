export type FailureCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  /** The caller must give their password again first: it was given too long ago for what they ask. */
  | 'CONFIRMATION_NEEDED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  /** Our own infrastructure is away for a while; asking again later helps. */
  | 'UNAVAILABLE'
  /** A disk of ours is full. */
  | 'STORAGE_FULL'

/** One fault of the input; `path` leads to the field. */
export interface Issue {
  path: (string | number)[]
  message: string
}

/** The one error that services throw on purpose. Its message may be shown; each door translates its code. */
export class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly details: { issues?: Issue[]; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'Failure'
  }

  /**
   * What GraphQL over HTTP answers with: a limit is told by its status too, so that tools know how long to
   * wait.
   */
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
  new Failure('CONFIRMATION_NEEDED', 'Please confirm it’s you: give your password again')
export const notFound = (thing: string) => new Failure('NOT_FOUND', `${thing} not found`)
export const conflict = (message: string) => new Failure('CONFLICT', message)
export const badInput = (issues: Issue[]) => new Failure('BAD_USER_INPUT', issues[0].message, { issues })
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new Failure('RATE_LIMITED', message, { retryAfterSeconds })
export const unavailable = (message = UNAVAILABLE, retryAfterSeconds = 5) =>
  new Failure('UNAVAILABLE', message, { retryAfterSeconds })
export const storageFull = (message = STORAGE_FULL) => new Failure('STORAGE_FULL', message)

/** Why work failed that did not fit on a disk of ours. */
export const NO_SPACE = 'There is no space left on the server.'

const UNAVAILABLE = 'Cutroom cannot reach its database or its files at the moment. Please try again shortly.'
const STORAGE_FULL = 'There is no space left on the server. Nothing was changed.'
