import type { Request } from 'express'

/**
 * A host, with an optional port, as a browser may send it; it cannot contain characters that end a directive.
 */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Builds a content security policy from its directives, by name. */
export const policy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/**
 * Sources for requests of a page: its own origin, and the sockets of the same host. The sockets are named, since not
 * every browser counts them as the same origin.
 */
export function ownOrigin(request: Request, publicUrl?: string): string[] {
  const hosts = [request.host, publicUrl && new URL(publicUrl).host].filter(
    (host): host is string => !!host && HOST.test(host),
  )
  return ["'self'", ...new Set(hosts.flatMap((host) => [`ws://${host}`, `wss://${host}`]))]
}

/**
 * The policy of the app, and of every response without its own. Scripts come only from our files; HTML from strings
 * passes the single policy of `client/src/app/trusted-types.ts`. Pictures and films may also come from
 * `filesOrigins`: the public address, and a bucket that serves them itself.
 */
export const appPolicy = (
  request: Request,
  { publicUrl, filesOrigins = [] }: { publicUrl?: string; filesOrigins?: readonly string[] } = {},
): string =>
  policy({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...filesOrigins],
    'media-src': ["'self'", 'blob:', ...filesOrigins],
    'font-src': ["'self'", 'data:'],
    'connect-src': [...ownOrigin(request, publicUrl), ...filesOrigins],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
