import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Request, RequestHandler } from 'express'
import helmet from 'helmet'
import { appPolicy } from './content-security.js'

const YEAR_SECONDS = 365 * 24 * 60 * 60
/** Maximum of cached policies; a request may name any host. */
const MAX_HOSTS = 100

/** The headers that helmet sets on every response, by name; they do not depend on the request. */
function helmetHeaders(publicUrl?: string): [string, string][] {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const protect = helmet({
    contentSecurityPolicy: false, // depends on the request
    // an installation may use plain HTTP, and other hosts of its domain are not ours
    strictTransportSecurity: publicUrl?.startsWith('https:')
      ? { maxAge: YEAR_SECONDS, includeSubDomains: false }
      : false,
    crossOriginEmbedderPolicy: false,
  })
  protect(request, response, () => undefined)
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))])
}

/** Sets security headers on every response, and the policy of the app. */
export function safeHeaders(pages: Parameters<typeof appPolicy>[1] = {}): RequestHandler {
  const headers = helmetHeaders(pages.publicUrl)
  const policies = new Map<string, string>()
  const policyFor = (request: Request): string => {
    const known = policies.get(request.host)
    if (known !== undefined) return known
    if (policies.size >= MAX_HOSTS) policies.clear()
    const policy = appPolicy(request, pages)
    policies.set(request.host, policy)
    return policy
  }
  return (request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    response.setHeader('Content-Security-Policy', policyFor(request))
    next()
  }
}
