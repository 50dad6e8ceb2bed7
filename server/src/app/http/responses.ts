import { constants } from 'node:zlib'
import type { ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import compression from 'compression'
import type { RequestHandler, Response } from 'express'

/** Gives every request an id, for the log and the `X-Request-Id` header of its response. */
export const nameRequest: RequestHandler = (_request, response, next) => {
  response.locals.requestId = randomUUID()
  response.setHeader('X-Request-Id', requestIdOf(response))
  next()
}

export const requestIdOf = (response: Response): string => response.locals.requestId as string

/** Bytes that fit into one packet: fewer would arrive no sooner. */
const ONE_PACKET = 1_400
/** Most of the gain at a fraction of the time that the best quality takes. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 4

/**
 * Compresses the responses of the APIs, in brotli or gzip as the caller accepts. Streams of events and parts of
 * files stay as they are. A response that repeats a secret and what a stranger sent could be guessed by its
 * size; no stranger can have one sent, since credentials are in a header that only the app's own pages set.
 */
export function compressResponses(): RequestHandler {
  const compress = compression({
    threshold: ONE_PACKET,
    level: GZIP_LEVEL,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    filter: (request, response) =>
      !response.hasHeader('Content-Range') &&
      !/^(text\/event-stream|multipart\/)/.test(String(response.getHeader('Content-Type'))) &&
      compression.filter(request, response),
  })
  return (request, response, next) => {
    if (request.headers['accept-encoding'] !== undefined) return compress(request, response, next)
    response.vary('Accept-Encoding') // as `compress` would, after looking at every header
    next()
  }
}

const strong = (tag: string): string => tag.trim().replace(/^W\//, '')

/**
 * Whether an `If-None-Match` header names this tag. Express' own check also heeds the request's
 * `Cache-Control`, which some clients send along with every tag.
 */
export const namesTag = (header: string, tag: string): boolean =>
  header.split(',').some((given) => ['*', strong(tag)].includes(strong(given)))

/**
 * Sends a text, or its bytes, whole: headers and body leave as one piece. Without a tag, which costs a hash of
 * the body; who wants one sets it.
 */
export function sendText(response: ServerResponse, text: string | Buffer): void {
  response.setHeader('Content-Length', Buffer.byteLength(text))
  if (response.req.method === 'HEAD') response.end()
  else response.end(text)
}
