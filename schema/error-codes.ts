/** A code of errors, with its HTTP status over REST. */
interface CodeOfErrors {
  status: number
  /** What the schemas of both APIs say about it. */
  meaning: string
  /** The only API that has it; by default both do. */
  over?: 'REST'
}

const CODES = {
  BAD_REQUEST: {
    status: 400,
    meaning: 'The request cannot be read, or its method, size or type is not accepted.',
  },
  UNAUTHENTICATED: { status: 401, meaning: 'The token is missing or no longer valid.' },
  BUDGET_REACHED: {
    status: 402,
    meaning:
      'A budget does not allow the cost; nothing was ordered. GraphQL: `leftUsd` is the rest, `raisedBy` lists who can raise it.',
  },
  FORBIDDEN: { status: 403, meaning: 'The caller, or the token, may not do this.' },
  CONFIRMATION_NEEDED: { status: 403, meaning: 'The password must be entered again first.' },
  NOT_FOUND: { status: 404, meaning: 'It does not exist, or the caller may not see it.' },
  CONFLICT: { status: 409, meaning: 'The current state does not allow it.' },
  BAD_USER_INPUT: {
    status: 422,
    meaning: 'The input is invalid; nothing changed. GraphQL: `issues` is a list of `{ path, message }`.',
  },
  RATE_LIMITED: {
    status: 429,
    meaning:
      'Too many requests: wait for the seconds in `retryAfterSeconds`, and in the header `Retry-After`.',
  },
  INTERNAL: { status: 500, meaning: 'An unexpected error; `requestId` finds it in the log.' },
  JOB_FAILED: { status: 500, meaning: 'The job that the call waited for has failed.', over: 'REST' },
  UNAVAILABLE: {
    status: 503,
    meaning: 'Database or file storage is unreachable, or the operation took too long; repeat it later.',
  },
  STILL_RUNNING: {
    status: 504,
    meaning: 'The job takes longer than the call may, and continues.',
    over: 'REST',
  },
  STORAGE_FULL: { status: 507, meaning: 'The server has no space left; nothing changed.' },
  QUOTA_REACHED: {
    status: 507,
    meaning: 'The team’s quota is reached; nothing changed, and an admin can raise it.',
  },
} satisfies Record<string, CodeOfErrors>

export type ErrorCode = keyof typeof CODES

/** The codes of errors: `extensions.code` over GraphQL, `code` over REST. */
export const ERROR_CODES: Readonly<Record<ErrorCode, CodeOfErrors>> = CODES

/** The code of a failure of which only the status is known. */
export const codeOfStatus = (status: number): ErrorCode =>
  (Object.keys(ERROR_CODES) as ErrorCode[]).find((code) => ERROR_CODES[code].status === status) ??
  'BAD_REQUEST'
