import { constants } from 'node:zlib'
import compression from 'compression'
import type { RequestHandler } from 'express'

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
