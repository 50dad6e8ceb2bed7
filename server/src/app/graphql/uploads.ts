import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs'
import { OPERATION_LIMITS } from './limits.js'
import { requestIdOf } from '../http/responses.js'
import { MAX_FILES, MAX_FILE_BYTES, MAX_REQUEST_BYTES } from './upload-gate.js'

/** Headers of which a request needs one: another site’s form can send none of them. */
export const PREFLIGHT = ['authorization', 'apollo-require-preflight', 'x-apollo-operation-name']

/** Multipart bodies are only read for signed-in users, and never from another site’s form. */
export const requireSignedInUpload: RequestHandler = (request, response, next) => {
  if (!request.is('multipart/form-data')) return next()
  const refuse = (status: number, message: string, code: string) =>
    void response.status(status).json({ errors: [{ message, extensions: { code } }] })
  if (!PREFLIGHT.some((header) => request.headers[header]))
    return refuse(400, 'An upload needs the header Authorization', 'BAD_REQUEST')
  if (!response.locals.viewer) return refuse(200, 'Not authenticated', 'UNAUTHENTICATED')
  if (Number(request.headers['content-length'] ?? 0) > MAX_REQUEST_BYTES) {
    response.setHeader('Connection', 'close')
    return refuse(413, 'This request is too large', 'BAD_REQUEST')
  }
  next()
}

const receive = graphqlUploadExpress({
  maxFileSize: MAX_FILE_BYTES,
  maxFiles: MAX_FILES,
  maxFieldSize: OPERATION_LIMITS.message,
})

/**
 * A file is cut off at the limit while it streams. The rest is read and discarded, so that browsers can read
 * the response, up to the size of the largest valid request: then the connection is closed.
 */
export const receiveUploads: RequestHandler = (request, response, next) => {
  receive(request, response, next)
  if (!request.is('multipart/form-data')) return
  let received = 0
  request.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > MAX_REQUEST_BYTES) request.socket.destroy()
  })
}

/** An upload that the client aborts is not an error of ours: it is logged in one line. */
export const logAbortedUploads =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    if (request.is('multipart/form-data')) {
      let isAnswered = false
      response.once('finish', () => (isAnswered = !request.destroyed)) // a disconnected client gets no response
      request.once('close', () => {
        if (request.complete || isAnswered) return
        log.info(
          { requestId: requestIdOf(response), path: request.baseUrl + request.path },
          'an upload was aborted by its sender',
        )
      })
    }
    next()
  }

/** The error of a slow upload in GraphQL's form. */
export const slowUploadError = (message: string) => ({
  errors: [{ message, extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['file'], message }] } }],
})
