import { unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import { Failure } from '../core/failure.js'

/** What of an error a caller is told. A `Failure` in full; an unforeseen error only its request id, under which it is logged. */
export function toldFailure(formatted: GraphQLFormattedError, thrown: unknown, requestId: string | undefined, log: Logger): GraphQLFormattedError {
  const cause = unwrapResolverError(thrown)
  const { message, locations, path } = formatted
  if (cause instanceof Failure) {
    const { issues, retryAfterSeconds } = cause.details
    return { message: cause.message, locations, path, extensions: { code: cause.code, ...(issues && { issues }), ...(retryAfterSeconds && { retryAfterSeconds }) } }
  }
  const { name, status } = cause as { name?: string; status?: number }
  if (name === 'PayloadTooLargeError' || status === 413) {
    return { message: 'File too large. Maximum size is 20MB.', locations, path, extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['file'], message: 'File too large. Maximum size is 20MB.' }] } }
  }
  const isOurs = cause instanceof GraphQLError && cause.extensions?.code !== 'INTERNAL_SERVER_ERROR' && !cause.originalError
  if (isOurs) return { message, locations, path, extensions: { code: formatted.extensions?.code ?? 'BAD_USER_INPUT' } }
  log.error({ err: cause, requestId }, 'an operation failed in a way that was not foreseen')
  return { message: 'Something went wrong.', path, extensions: { code: 'INTERNAL', ...(requestId && { requestId }) } }
}
