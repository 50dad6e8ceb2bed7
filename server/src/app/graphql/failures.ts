import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import { dollarsOf } from '#schema/prices'
import { Failure } from '#platform/errors/failure'
import { logOutage } from '#platform/errors/outage'

const TOO_LARGE = 'File too large. Maximum size is 20MB.'

/** The original error inside the wrappers of graphql and Apollo. */
function causeOf(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}

/**
 * Whether the operation itself is invalid, so that no resolver ran: it cannot be parsed, or its variables do not fit.
 */
const isOperationError = (error: unknown, code: unknown): boolean =>
  error instanceof GraphQLError &&
  !error.path &&
  code !== 'INTERNAL_SERVER_ERROR' &&
  (causeOf(error) instanceof GraphQLError || !!error.nodes?.length)

/** Why graphql-upload rejects a file: it is too large, or missing. Its errors have an HTTP status. */
function uploadRefusal(cause: unknown): string | undefined {
  const { status, expose, message } = (cause ?? {}) as { status?: number; expose?: boolean; message?: string }
  if (status === 413) return TOO_LARGE
  return expose && status && status >= 400 && status < 500 ? message : undefined
}

/**
 * What callers may see of an error: all of a `Failure`; of an unexpected error only the request id under which it is
 * logged.
 */
export function publicError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  { requestId, log }: { requestId?: string; log: Logger },
): GraphQLFormattedError {
  const thrownAtBottom = causeOf(thrown)
  const cause =
    thrownAtBottom instanceof Failure ? thrownAtBottom : (logOutage(thrownAtBottom, log) ?? thrownAtBottom)
  const { message, locations, path } = formatted
  if (cause instanceof Failure) {
    const { issues, retryAfterSeconds, budget } = cause.details
    return {
      message: cause.message,
      locations,
      path,
      extensions: {
        code: cause.code,
        ...(issues && { issues }),
        ...(retryAfterSeconds && { retryAfterSeconds }),
        ...(budget && { leftUsd: dollarsOf(budget.left), raisedBy: budget.raisedBy }),
      },
    }
  }
  const refusal = uploadRefusal(cause)
  if (refusal) {
    return {
      message: refusal,
      locations,
      path,
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['file'], message: refusal }] },
    }
  }
  const code = formatted.extensions?.code
  if (isOperationError(thrown, code)) {
    const issues = formatted.extensions?.issues
    return {
      message,
      locations,
      extensions: { code: code ?? 'BAD_USER_INPUT', ...(issues !== undefined && { issues }) },
    }
  }
  log.error({ err: cause, requestId }, 'an operation failed unexpectedly')
  return {
    message: 'Something went wrong.',
    path,
    extensions: { code: 'INTERNAL', ...(requestId && { requestId }) },
  }
}
