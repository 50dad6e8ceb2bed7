import { type KeyObject, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import express, { type Request, type Response, type Router } from 'express'
import type { FileReader, FileUrls } from '#platform/api/context'
import { namesTag } from './responses.js'
import { UNKNOWN_TYPE, typeOf } from '#platform/storage/contract'
import { FileMissing, type FileFacts, type ShownAs, type Storage, isKey } from '#platform/storage/storage'

const DAY = 24 * 60 * 60 * 1000
const LONGEST_NAME = 180
/** Addresses that are kept: the same are asked for again and again all day. */
const MAX_ADDRESSES = 20_000
/** What an address says, in this order, and its signature confirms. */
const SIGNED = ['expires', 'for', 'in', 'download']

/** Ids as addresses carry them: shorter. */
const shortOf = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
const idOf = (short: string): string =>
  Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The contents of a valid address: for how many more seconds it is valid, and for whom. */
interface GoodAddress {
  seconds: number
  reader: FileReader
}

/**
 * Signed addresses of stored files. An address is made for one person, and where the file belongs to a
 * project, for as long as they may see that: it ends at once when the person is revoked or loses access to
 * the project, which is checked at each request. Otherwise it stays the same all day, so that players and
 * caches can reuse what they have, and is valid for seven to eight days.
 */
export class SignedFileUrls implements FileUrls {
  private readonly key: KeyObject
  private readonly made = new Map<string, string>()

  constructor(
    secret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.key = createSecretKey(createHmac('sha256', secret).update('files').digest())
  }

  url(key: string, reader: FileReader, options: { downloadName?: string } = {}): string {
    const { projectId, later } = reader
    if (later) return later((viewerId) => this.url(key, { viewerId, projectId }, options))
    const { viewerId } = reader
    const { downloadName = '' } = options
    const expires = String(((Math.floor(this.now() / DAY) + 8) * DAY) / 1000)
    const name = `${key}\n${viewerId}\n${projectId ?? ''}\n${expires}\n${downloadName}`
    const known = this.made.get(name)
    if (known) return known
    const made = this.make(key, expires, { viewerId, projectId, downloadName })
    if (this.made.size >= MAX_ADDRESSES) this.made.clear()
    this.made.set(name, made)
    return made
  }

  private make(
    key: string,
    expires: string,
    { viewerId, projectId, downloadName }: FileReader & { downloadName: string },
  ): string {
    const reads = shortOf(viewerId)
    const within = projectId ? shortOf(projectId) : ''
    const download = downloadName ? safeName(downloadName) : ''
    const signature = this.sign(key, [expires, reads, within, download])
    return (
      `/files/${key}?expires=${expires}&for=${reads}` +
      (within && `&in=${within}`) +
      (download && `&${new URLSearchParams({ download })}`) +
      `&signature=${signature}`
    )
  }

  /** The contents of the address of `key` with this query; undefined if it is forged or expired. */
  read(key: string, query: Record<string, unknown>): GoodAddress | undefined {
    const { signature, ...signed } = query
    if (typeof signature !== 'string' || !Object.values(signed).every((value) => typeof value === 'string'))
      return undefined
    const words = new URLSearchParams(signed as Record<string, string>)
    const [right, given] = [
      Buffer.from(
        this.sign(
          key,
          SIGNED.map((name) => words.get(name) ?? ''),
        ),
      ),
      Buffer.from(signature),
    ]
    if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined
    const seconds = Number(words.get('expires')) - Math.floor(this.now() / 1000)
    const [viewer, project] = [words.get('for'), words.get('in')]
    return viewer && seconds > 0
      ? { seconds, reader: { viewerId: idOf(viewer), projectId: project && idOf(project) } }
      : undefined
  }

  /** Of the values of `SIGNED`. */
  private sign(key: string, values: readonly string[]): string {
    return createHmac('sha256', this.key)
      .update([key, ...values].join('\n'))
      .digest('base64url')
  }
}

/** Whether the person of an address may still read what it leads to. */
type MayRead = (reader: FileReader) => Promise<boolean>

/**
 * A file name that is safe on every system: no folders, no control characters, not too long, and with its
 * extension.
 */
function safeName(name: string): string {
  const clean =
    name
      .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '') || 'file'
  if (clean.length <= LONGEST_NAME) return clean
  const extension = /\.\w{1,8}$/.exec(clean)?.[0] ?? ''
  return (
    clean
      .slice(0, LONGEST_NAME - extension.length)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() + extension
  )
}

/** How long a browser may go on with the address that it was led to, in seconds. */
const REDIRECT_SECONDS = 5 * 60
/** How long it may keep what it got there: no longer than it would come back to that address. */
const LED_CACHE_SECONDS = 15 * 60

/**
 * Serves stored files at `/files/…` to whoever has a signed address: whole or in ranges, with what caches
 * need. With `redirects` it leads there to the store’s own address of the file instead, where the store has
 * one; not with `stream` in the query, for what a page could not read from another origin.
 */
export function files(
  storage: Storage,
  urls: SignedFileUrls,
  mayRead: MayRead,
  { redirects = false }: { redirects?: boolean } = {},
): Router {
  const router = express.Router()
  router.get('/files/*key', async (request, response) => {
    const key = (request.params as unknown as { key: string[] }).key.join('/')
    response.set({
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
    })
    const address = urls.read(key, request.query)
    if (!address || !(await mayRead(address.reader)))
      return void response.status(403).json({ detail: 'This address is not valid any more' })
    try {
      if (!isKey(key)) throw new FileMissing(key)
      const isStreamed = !redirects || request.method !== 'GET' || 'stream' in request.query
      if (storage.address && !isStreamed) {
        // as the address changes with all that it says, it says nothing that changes
        const shown = shownAs(request, response, { key, seconds: LED_CACHE_SECONDS })
        return redirect(response, await storage.address(key, shown))
      }
      await send(request, response, { key, file: await storage.stat(key), storage, seconds: address.seconds })
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error
      response.removeHeader('Content-Disposition')
      response.status(404).json({ detail: 'This file does not exist any more' })
    }
  })
  return router
}

/** How the file of an address is shown: saved under a name where the address carries one. */
function shownAs(
  request: Request,
  response: Response,
  { key, seconds }: { key: string; seconds: number },
): ShownAs {
  const { download } = request.query
  const type = typeOf(key)
  if (typeof download === 'string' && download) response.attachment(download)
  else response.set('Content-Disposition', type === UNKNOWN_TYPE ? 'attachment' : 'inline')
  return {
    type,
    disposition: response.get('Content-Disposition')!,
    cacheControl: `private, max-age=${seconds}, immutable`,
  }
}

/** Leads a browser to where it gets the file. */
function redirect(response: Response, address: string): void {
  response.removeHeader('Content-Disposition')
  response.set('Cache-Control', `private, max-age=${REDIRECT_SECONDS}`).redirect(302, address)
}

async function send(
  request: Request,
  response: Response,
  { key, file, storage, seconds }: { key: string; file: FileFacts; storage: Storage; seconds: number },
) {
  const { type, disposition, cacheControl } = shownAs(request, response, { key, seconds })
  response.set({
    'Content-Type': type,
    'Content-Disposition': disposition,
    'Cache-Control': cacheControl,
    'Accept-Ranges': 'bytes',
    ETag: file.etag,
    'Last-Modified': file.modified.toUTCString(),
  })
  if (isKnown(request, file)) return void response.status(304).end()

  const wanted = request.method === 'GET' && isCurrent(request, file) ? rangesOf(request, file) : undefined
  if (wanted === -1) {
    response.set({ 'Content-Range': `bytes */${file.bytes}`, 'Cache-Control': 'no-store' })
    return void response.status(416).end()
  }
  // Several ranges at once may be answered with the whole file, and are.
  const range =
    Array.isArray(wanted) && wanted.type === 'bytes' && wanted.length === 1 ? wanted[0] : undefined
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`)
  response.set('Content-Length', String(range ? range.end - range.start + 1 : file.bytes))
  if (request.method === 'HEAD') return void response.end()
  try {
    await pipeline(await storage.read(key, range && { start: range.start, end: range.end }), response)
  } catch (error) {
    if (!response.headersSent && !response.destroyed) throw error
    response.destroy() // the player disconnected, or the storage failed: nothing more can be sent
  }
}

/** Whether the caller already has these bytes. The tag takes precedence over the date. */
function isKnown(request: Request, file: FileFacts): boolean {
  const tags = request.get('If-None-Match')
  if (tags !== undefined) return namesTag(tags, file.etag)
  return Date.parse(request.get('If-Modified-Since') ?? '') >= wholeSeconds(file.modified)
}

/** The ranges asked for, as express reads them; the last thousand bytes of a shorter file are all of it. */
function rangesOf(request: Request, file: FileFacts) {
  const [, last] = /^bytes=-(\d+)$/.exec(request.get('Range') ?? '') ?? []
  if (Number(last) > file.bytes && file.bytes > 0)
    return Object.assign([{ start: 0, end: file.bytes - 1 }], { type: 'bytes' })
  return request.range(file.bytes)
}

const wholeSeconds = (time: Date): number => Math.floor(time.getTime() / 1000) * 1000

/** Whether a resumed download (`If-Range`) still means the file that is stored. */
function isCurrent(request: Request, file: FileFacts): boolean {
  const known = request.get('If-Range')
  if (!known) return true
  return known.startsWith('"') ? known === file.etag : Date.parse(known) === wholeSeconds(file.modified)
}
