import { AppError } from '#platform/errors/failure'

/** A response that can be replayed. */
export interface StoredResponse {
  status: number
  body?: unknown
  headers: Record<string, string>
}

/** One fault of the input (specification R6): `loc` begins with `body`, `query` or `path`. */
export interface Fault {
  loc: (string | number)[]
  msg: string
  type: string
}

/** A request that is rejected before its operation runs. */
export class RequestError extends AppError {
  override readonly code = 'REQUEST_REFUSED'
  override readonly isPublic = true
  override readonly retryable = false

  constructor(
    readonly status: number,
    readonly detail: string | Fault[],
    readonly headers: Record<string, string> = {},
  ) {
    super(typeof detail === 'string' ? detail : detail[0].msg)
  }
}
