import { type LookupAddress, lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { type LookupFunction, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** How long a receiver may take, from looking up its name to its status, in milliseconds. */
const TIMEOUT_MS = 10_000
/** Bytes of a response that are read, so that the receiver is not interrupted; the rest is not. */
const MAX_RESPONSE = 16 * 1024

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
const BENCHMARKS = ipaddr.IPv4.parseCIDR('198.18.0.0/15')

/** Thrown for an address in this or another private network. */
class PrivateAddress extends Error {
  override readonly message = 'Its address is not public.'
}

/** Whether an IP address belongs to the public internet: none of its special ranges, also not mapped into IPv6. */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(GLOBAL_IPV6) : !address.match(BENCHMARKS)
}

/**
 * Sends a JSON body by POST and returns the status. The address is looked up once, checked, and connected to, so that a
 * name cannot change in between; redirects are not followed. Connects to public addresses and those that `allows` names.
 * Throws an error whose message is a sentence.
 */
export function post(
  url: URL,
  { body, headers, allows }: { body: string; headers: object; allows: (address: string) => boolean },
): Promise<number> {
  const requireAllowed = (address: string) => {
    if (!isPublicAddress(address) && !allows(address)) throw new PrivateAddress()
  }
  const lookUp: LookupFunction = (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      try {
        if (error) throw error
        for (const { address } of found) requireAllowed(address)
        if (options.all) done(null, found)
        else done(null, found[0].address, found[0].family)
      } catch (refused) {
        done(refused as Error, '')
      }
    })
  return new Promise((resolve, reject) => {
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal)) requireAllowed(literal)
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      lookup: lookUp,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Cutroom-Webhooks/1',
      },
    })
    request.on('error', (error) => reject(new Error(reasonOf(error), { cause: error })))
    request.on('response', (response) => {
      let received = 0
      response.on('error', () => undefined)
      response.on('data', (part: Buffer) => {
        received += part.length
        if (received > MAX_RESPONSE) response.destroy()
      })
      resolve(response.statusCode!)
    })
    request.end(body)
  })
}

/** Why a request failed, as a sentence. */
function reasonOf(error: Error & { code?: string }): string {
  if (error instanceof PrivateAddress) return error.message
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `It did not respond within ${TIMEOUT_MS / 1000} seconds.`
  if (error.code === 'ENOTFOUND') return 'Its host does not exist.'
  if (error.code === 'ECONNREFUSED') return 'It refused the connection.'
  return `The connection failed${error.code ? ` (${error.code})` : ''}.`
}
