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

/** Bytes that fit into one packet: compressing fewer gains no time. */
const ONE_PACKET = 1_400
/** Most of the gain of the best quality, in a fraction of its time. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 4

/**
 * Compresses the responses of the APIs, in brotli or gzip as the caller accepts. Event streams and parts of files
 * stay uncompressed. A response with a secret and with text of an attacker would reveal the secret by its size;
 * attackers cannot cause one, since credentials are in a header that only the app's own pages set.
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
    response.vary('Accept-Encoding') // as `compress` does, which is skipped here
    next()
  }
}

const strong = (tag: string): string => tag.trim().replace(/^W\//, '')

/**
 * Whether an `If-None-Match` header contains this tag. Express' own check also respects the request's
 * `Cache-Control`, which some clients send along with every tag.
 */
export const namesTag = (header: string, tag: string): boolean =>
  header.split(',').some((given) => ['*', strong(tag)].includes(strong(given)))

/**
 * Sends a text, or its bytes, with headers and body in one write. Sets no tag, which would cost a hash of the body.
 */
export function sendText(response: ServerResponse, text: string | Buffer): void {
  response.setHeader('Content-Length', Buffer.byteLength(text))
  if (response.req.method === 'HEAD') response.end()
  else response.end(text)
}
