import { lookup } from 'node:dns'
import { createWriteStream } from 'node:fs'
import { open as openFile, rename } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { BlockList, type LookupFunction, isIPv6 } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromBuffer } from 'file-type'
import { LIMITS } from '#schema/limits'
import { isDiskFull } from '#platform/errors/outage'
import { EngineFailure } from '../engine.js'
import type { Hosts, Route } from './hosts.js'

const MEGABYTE = 1024 * 1024
const MAX_REDIRECTS = 3
/** Bytes read from the beginning of a file to detect its type. */
const HEAD_BYTES = MEGABYTE

/** Maximum size, and accepted types by content. */
export interface Kind {
  name: string
  bytes: number
  extensions: Record<string, string>
}
export const VIDEO: Kind = {
  name: 'a video',
  bytes: 500 * MEGABYTE,
  extensions: { 'video/mp4': 'mp4', 'video/x-m4v': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov' },
}
export const PICTURE: Kind = {
  name: 'a picture',
  bytes: 50 * MEGABYTE,
  extensions: { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' },
}

export const SOUND: Kind = {
  name: 'a sound',
  bytes: LIMITS.sound.bytes,
  extensions: {
    'audio/mpeg': 'mp3',
    'audio/wav': 'wav',
    'audio/flac': 'flac',
    'audio/x-flac': 'flac',
    'audio/ogg': 'ogg',
    'audio/ogg; codecs=opus': 'ogg',
    'audio/opus': 'ogg',
    'audio/mp4': 'm4a',
    'audio/x-m4a': 'm4a',
  },
}

/** Timeouts in milliseconds: without data, and in total. */
export interface DownloadLimits {
  idle: number
  total: number
}
export const DOWNLOAD: DownloadLimits = { idle: 30_000, total: 600_000 }

const notPublic = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv4')
// the rows above also cover IPv4-mapped IPv6 addresses (::ffff:…)
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  notPublic.addSubnet(net, prefix, 'ipv6')
}

/** Whether an address is publicly routable. */
export const isPublicAddress = (address: string): boolean =>
  !notPublic.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Resolves a name, and refuses it if any of its addresses is not public. The connection uses the checked addresses, which
 * prevents DNS rebinding.
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    if (!addresses.length || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('The address is not public'), [])
    if (options.all) callback(null, addresses)
    else callback(null, addresses[0].address, addresses[0].family)
  })
}

const refusedAddress = () =>
  new EngineFailure('The provider’s result is not on the provider’s own hosts', false)
const tooLarge = ({ name, bytes }: Kind) =>
  new EngineFailure(`The provider’s result is larger than ${name} may be (${bytes / MEGABYTE} MB)`, false)

function open(
  { url, headers, substituted }: Route,
  idle: number,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { get } = url.startsWith('https:') ? https : http
    const request = get(url, { headers, signal, ...(!substituted && { lookup: publicLookup }) }, resolve)
    request.setTimeout(idle, () => request.destroy(new Error('No byte came for too long')))
    request.on('error', reject)
  })
}

/** Requests the address, following at most three redirects with the same checks. */
async function follow(
  address: string,
  { hosts, idle, signal }: { hosts: Hosts; idle: number; signal: AbortSignal },
): Promise<IncomingMessage> {
  let at = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const route = hosts.route(at)
    if (!route) throw refusedAddress()
    const response = await open(route, idle, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    if (statusCode >= 500 || statusCode === 429)
      throw new Error(`The file was answered with status ${statusCode}`)
    if (statusCode < 300 || statusCode >= 400 || !headers.location || !URL.canParse(headers.location, at)) {
      throw new EngineFailure(`The provider’s result could not be downloaded (${statusCode})`, false)
    }
    at = new URL(headers.location, at).href
  }
  throw new EngineFailure('The provider’s result has too many redirects', false)
}

const counted = (kind: Kind, expected: number, progress: (share: number) => void): Transform => {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > kind.bytes) return done(tooLarge(kind))
      if (expected > 0) progress(size / expected)
      done(null, chunk)
    },
  })
}

/** Detects the type of a file from its first bytes. */
const typeOf = async (file: string) => {
  const handle = await openFile(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return await fileTypeFromBuffer(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

/**
 * Downloads a result into `folder`, checks its type by content, and returns its path. Throws `EngineFailure`, not retryable
 * for a wrong address, size or type; rejects with the signal’s reason when it aborts.
 */
export async function download(
  address: string,
  kind: Kind,
  {
    folder,
    hosts,
    signal,
    progress,
    limits = DOWNLOAD,
  }: {
    folder: string
    hosts: Hosts
    signal: AbortSignal
    progress(share: number): void
    limits?: DownloadLimits
  },
): Promise<string> {
  const arriving = `${folder}/arriving`
  try {
    const until = AbortSignal.any([signal, AbortSignal.timeout(limits.total)])
    const response = await follow(address, { hosts, idle: limits.idle, signal: until })
    const expected = Number(response.headers['content-length'] ?? 0)
    if (expected > kind.bytes) {
      response.destroy()
      throw tooLarge(kind)
    }
    await pipeline(response, counted(kind, expected, progress), createWriteStream(arriving), {
      signal: until,
    })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof EngineFailure || isDiskFull(error)) throw error
    throw new EngineFailure('The provider’s result could not be downloaded', true, { cause: error })
  }
  const type = await typeOf(arriving)
  const extension = type && kind.extensions[type.mime]
  if (!extension) throw new EngineFailure(`The provider’s result is not ${kind.name}`, false)
  const file = `${folder}/arrival.${extension}`
  await rename(arriving, file)
  return file
}
