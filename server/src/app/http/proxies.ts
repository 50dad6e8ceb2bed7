import type { IncomingMessage, Server } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/**
 * Proxies whose word is taken for who calls: so many before this process, or those at these addresses and
 * networks.
 */
export type TrustedProxies = number | string[]

/**
 * Whether the word of whoever is at `address`, so many steps (`hop`) before this process, is taken; as
 * Express wants it, too.
 */
export type Trust = (address: string, hop: number) => boolean

/** Throws where a proxy is neither an address nor a network. */
export const trustIn = (proxies: TrustedProxies): Trust =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxyaddr.compile(proxies)

const addresses = new WeakMap<IncomingMessage, string>()

/** Lets every request of this server, a socket’s first one included, be known by its caller’s own address. */
export function trackAddresses(server: Server, trust: Trust): void {
  const note = (request: IncomingMessage) => void addresses.set(request, callerOf(request, trust))
  server.prependListener('request', note)
  server.prependListener('upgrade', note)
}

/** The caller’s network address, for limits: of IPv6 the network, of which one caller has all addresses. */
export const addressOf = (request: IncomingMessage): string =>
  addresses.get(request) ?? callerOf(request, () => false)

function callerOf(request: IncomingMessage, trust: Trust): string {
  const { remoteAddress } = request.socket
  if (!remoteAddress) return 'unknown' // it has hung up already
  const [address] = /^[^%]+/.exec(withoutPort(proxyaddr(request, trust))) ?? []
  return networkOf(address && isIP(address) ? address : remoteAddress.replace(/%.*$/, ''))
}

/** Some proxies tell the port with the address. */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

const OF_A_CALLER = 4 // of eight groups of sixteen bits

function networkOf(address: string): string {
  const known = ipaddr.process(address)
  if (known.kind() === 'ipv4') return known.toString()
  return `${(known as ipaddr.IPv6).parts
    .slice(0, OF_A_CALLER)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
