export type FailureCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'

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
}

export const unauthenticated = () => new Failure('UNAUTHENTICATED', 'Not authenticated')
export const forbidden = (message = 'You may not do this') => new Failure('FORBIDDEN', message)
export const notFound = (thing: string) => new Failure('NOT_FOUND', `${thing} not found`)
export const conflict = (message: string) => new Failure('CONFLICT', message)
export const badInput = (issues: Issue[]) => new Failure('BAD_USER_INPUT', issues[0].message, { issues })
