import type { Logger } from 'pino'
import { ERROR_CODES, type ErrorCode, codeOfStatus } from '#schema/error-codes'
import { Failure, type Issue } from '#platform/errors/failure'
import { logOutage } from '#platform/errors/outage'
import type { Call } from '#platform/api/rest'
import { type Fault, type StoredResponse, RequestError } from './answer.js'

type FieldNaming = Pick<Call, 'names' | 'query' | 'errorsAsSentence'>

/** Locates an operation's error for the caller: under the caller's field names, in the body or the query. */
function faultOf({ path, message }: Issue, { names, query }: FieldNaming): Fault {
  const [name, ...rest] = path.map((step) => names?.[step] ?? step)
  const source = query && String(name) in query.shape ? 'query' : 'body'
  return { loc: [source, ...(path.length ? [name] : []), ...rest], msg: message, type: 'value_error' }
}

/**
 * The response for an error, in the shapes of the adapter (specification R6). An unexpected error is logged, and only its
 * request id is shown.
 */
export function errorResponse(
  thrown: unknown,
  naming: FieldNaming,
  { requestId, log }: { requestId: string; log: Logger },
): StoredResponse {
  const isForeseen = thrown instanceof RequestError || thrown instanceof Failure
  const error = isForeseen ? thrown : (logOutage(thrown, log) ?? thrown)
  const answer = (
    status: number,
    detail: string | Fault[],
    {
      code = codeOfStatus(status),
      headers = {},
    }: { code?: ErrorCode; headers?: Record<string, string> } = {},
  ): StoredResponse => ({ status, body: { detail, code }, headers })
  if (error instanceof RequestError) return answer(error.status, error.detail, { headers: error.headers })
  if (error instanceof Failure) {
    const { code, message } = error
    const { issues, retryAfterSeconds, isTooLarge } = error.details
    if (code === 'UNAUTHENTICATED')
      return answer(401, message, { code, headers: { 'WWW-Authenticate': 'Bearer' } })
    if (code !== 'BAD_USER_INPUT')
      return answer(ERROR_CODES[code].status, message, {
        code,
        headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
      })
    if (naming.errorsAsSentence) return answer(400, message, { code })
    if (isTooLarge) return answer(413, message, { code })
    return answer(
      422,
      (issues ?? [{ path: [], message }]).map((issue) => faultOf(issue, naming)),
    )
  }
  // an id that cannot be decoded counts as unknown
  if (error instanceof URIError) return answer(404, 'Not found')
  const { status = 500, message } = error as { status?: number; message?: string }
  if (status >= 400 && status < 500)
    return answer(
      status,
      status === 413 ? 'This request is too large' : (message ?? 'The request is malformed'),
    )
  log.error({ err: error, requestId }, 'a call failed unexpectedly')
  const body = { detail: 'Something went wrong.', code: 'INTERNAL', request_id: requestId }
  return { status: 500, body, headers: {} }
}
