import { pipeline } from 'node:stream/promises'
import express, { type Request, type Response, type Router } from 'express'
import type { FileReader } from '#platform/api/context'
import type { GuestAccess } from '../../modules/review/guests/guest-access.js'
import { namesTag } from './responses.js'
import type { SignedFileUrls } from './signed-file-urls.js'
import { UNKNOWN_TYPE, typeOf } from '#platform/storage/contract'
import { FileMissing, type FileFacts, type ShownAs, type Storage, isKey } from '#platform/storage/storage'

const INVALID = 'This address is not valid any more'

/** Access to files. */
interface ReadPolicy {
  /** Whether the reader that an address names may still read the file. */
  mayRead(reader: FileReader, key: string): Promise<boolean>
  /**
   * Calls `end` if a guest’s review link ends or no longer shows the file while it is being sent. Returns a function
   * that stops watching; null if the link does not show the file now.
   */
  follow(reader: FileReader, key: string, end: () => void): Promise<(() => void) | null>
}

/** How long a browser may reuse a redirect, in seconds. */
const REDIRECT_SECONDS = 5 * 60
/** How long a guest's browser may cache a file, in seconds; a version may be shown for this long after its deletion. */
const GUEST_CACHE_SECONDS = 5 * 60
/**
 * How long a browser may cache a file after a redirect, in seconds: at most the validity of the bucket's address.
 */
const LED_CACHE_SECONDS = 15 * 60

/**
 * Serves stored files at `/files/…` to clients with a signed address: whole or in ranges, with headers for caches.
 * With `redirects`, redirects to the bucket's own address of the file if it has one; not with `stream` in the query,
 * for requests that cannot read another origin.
 */
export function files(
  storage: Storage,
  urls: SignedFileUrls,
  policy: ReadPolicy,
  { redirects = false }: { redirects?: boolean } = {},
): Router {
  const router = express.Router()
  router.get('/files/*key', async (request, response) => {
    const key = (request.params as unknown as { key: string[] }).key.join('/')
    response.set({
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
      // who has an address may read its file, from any page: tools show files in their own
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    })
    const address = urls.read(key, request.query)
    if (!address || !(await policy.mayRead(address.reader, key)))
      return void response.status(403).json({ detail: INVALID })
    try {
      if (!isKey(key)) throw new FileMissing(key)
      // a bucket's address would stay valid after a guest’s link ends
      const isStreamed =
        !redirects || request.method !== 'GET' || 'stream' in request.query || !!address.reader.reviewLinkId
      if (storage.address && !isStreamed) {
        // the address depends on these headers, so they must not vary between requests
        const shown = shownAs(request, response, { key, seconds: LED_CACHE_SECONDS })
        return redirect(response, await storage.address(key, shown))
      }
      if (address.reader.reviewLinkId) {
        const stop = await policy.follow(address.reader, key, () => response.destroy())
        if (!stop) return void response.status(403).json({ detail: INVALID })
        response.once('close', stop)
      }
      const most = address.reader.reviewLinkId ? GUEST_CACHE_SECONDS : Infinity
      const seconds = Math.min(address.seconds, most)
      await send(request, response, { key, file: await storage.stat(key), storage, seconds })
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error
      response.removeHeader('Content-Disposition')
      response.status(404).json({ detail: 'This file does not exist any more' })
    }
  })
  return router
}

/** The headers of a file: a download if the address has a name for it. */
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

/** Redirects a browser to the bucket's address of the file. */
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
  // a request for several ranges gets the whole file
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

/** The requested ranges, as express parses them; `bytes=-1000` of a shorter file is all of it. */
function rangesOf(request: Request, file: FileFacts) {
  const [, last] = /^bytes=-(\d+)$/.exec(request.get('Range') ?? '') ?? []
  if (Number(last) > file.bytes && file.bytes > 0)
    return Object.assign([{ start: 0, end: file.bytes - 1 }], { type: 'bytes' })
  return request.range(file.bytes)
}

const wholeSeconds = (time: Date): number => Math.floor(time.getTime() / 1000) * 1000

/** Whether `If-Range` of a resumed download matches the stored file. */
function isCurrent(request: Request, file: FileFacts): boolean {
  const known = request.get('If-Range')
  if (!known) return true
  return known.startsWith('"') ? known === file.etag : Date.parse(known) === wholeSeconds(file.modified)
}

/**
 * Members read files while they may see their project, guests the versions of their review link while it is valid.
 */
export const readPolicy = ({
  fileAccess,
  guestAccess,
}: {
  fileAccess: { mayRead(reader: FileReader): Promise<boolean> }
  guestAccess: Pick<GuestAccess, 'mayRead' | 'followFile'>
}): ReadPolicy => ({
  mayRead: (reader, key) =>
    reader.reviewLinkId ? guestAccess.mayRead(reader.reviewLinkId, key) : fileAccess.mayRead(reader),
  follow: ({ reviewLinkId }, key, end) => guestAccess.followFile(reviewLinkId!, key, end),
})
