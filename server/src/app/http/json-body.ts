import express, { type RequestHandler } from 'express'
import { OPERATION_LIMITS } from '../graphql/limits.js'

/**
 * Reads a JSON body, with a higher limit for signed-in users, so that a file of captions fits. The caller is in
 * `response.locals.viewer`. Fails with 413 for a larger body.
 */
export function readJsonBody(options: Parameters<typeof express.json>[0] = {}): RequestHandler {
  const small = express.json({ ...options, limit: OPERATION_LIMITS.message })
  const large = express.json({ ...options, limit: OPERATION_LIMITS.messageOfMember })
  return (request, response, next) => (response.locals.viewer ? large : small)(request, response, next)
}
