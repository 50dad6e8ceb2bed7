import type { IncomingMessage, Server } from 'node:http'
import { type Socket, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/** Trusted proxies: their number in front of this process, or their addresses and networks. */
export type TrustedProxies = number | string[]

/**
 * Whether the proxy at `address`, `hop` steps in front of this process, is trusted; the signature is that of Express.
 */
export type Trust = (address: string, hop: number) => boolean

/** Throws if a proxy is neither an address nor a network. */
export const trustIn = (proxies: TrustedProxies): Trust =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxyaddr.compile(proxies)

const addresses = new WeakMap<IncomingMessage, string>()

/**
 * Determines the caller’s own address for every request of this server, including the first request of a socket.
 */
export function trackAddresses(server: Server, trust: Trust): void {
  const ofSockets = new WeakMap<Socket, string>()
  /** Requests that name no other address have the one of their connection. */
  const find = (request: IncomingMessage): string => {
    const { headers, socket } = request
    if (headers['x-forwarded-for'] !== undefined || !socket.remoteAddress) return callerOf(request, trust)
    const known = ofSockets.get(socket) ?? callerOf(request, trust)
    ofSockets.set(socket, known)
    return known
  }
  const note = (request: IncomingMessage) => void addresses.set(request, find(request))
  server.prependListener('request', note)
  server.prependListener('upgrade', note)
}

/** The caller’s network address, for limits: for IPv6 the network, since a caller owns all its addresses. */
export const addressOf = (request: IncomingMessage): string =>
  addresses.get(request) ?? callerOf(request, () => false)

function callerOf(request: IncomingMessage, trust: Trust): string {
  const { remoteAddress } = request.socket
  if (!remoteAddress) return 'unknown' // it has already disconnected
  const [address] = /^[^%]+/.exec(withoutPort(proxyaddr(request, trust))) ?? []
  return networkOf(address && isIP(address) ? address : remoteAddress.replace(/%.*$/, ''))
}

/** Some proxies send the port with the address. */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

const OF_A_CALLER = 4 // groups of sixteen bits, of eight in total

function networkOf(address: string): string {
  const known = ipaddr.process(address)
  if (known.kind() === 'ipv4') return known.toString()
  return `${(known as ipaddr.IPv6).parts
    .slice(0, OF_A_CALLER)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
