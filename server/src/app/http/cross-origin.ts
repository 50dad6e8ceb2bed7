import cors from 'cors'
import type { RequestHandler } from 'express'

const EXPOSED = [
  'Link',
  'Location',
  'ETag',
  'Retry-After',
  'X-Request-Id',
  'Idempotent-Replayed',
  'Preference-Applied',
  'Device-Proof',
  'RateLimit',
  'RateLimit-Policy',
  'Deprecation',
  'Sunset',
]

/** Lets pages of these origins call an API from a browser, without cookies. */
export function crossOrigin(origins: string[]): RequestHandler {
  const allow = cors({ origin: true, exposedHeaders: EXPOSED, maxAge: 600 })
  return (request, response, next) => {
    response.vary('Origin')
    if (origins.includes(request.get('Origin') ?? '')) allow(request, response, next)
    else next()
  }
}
