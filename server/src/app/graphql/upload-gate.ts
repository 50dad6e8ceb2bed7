import type { IncomingMessage } from 'node:http'
import type { Request, RequestHandler } from 'express'
import { LIMITS } from '#schema/limits'
import { SLOW_FILE, STALLED_FILE } from '#schema/rules/asset'
import { FairLimiter } from '#platform/concurrency/fair-limiter'
import type { Viewer } from '#platform/auth/viewer'

export const MAX_FILES = 4
/** Bytes of one file; an operation may allow fewer. */
export const MAX_FILE_BYTES = Math.max(LIMITS.upload.bytes, LIMITS.sound.bytes)
/** Bytes of a multipart request: several pictures, or one sound. */
export const MAX_REQUEST_BYTES = Math.max(MAX_FILES * LIMITS.upload.bytes, LIMITS.sound.bytes) + 1024 * 1024

/**
 * The same timeout as for pictures waiting for their decoder; a person's further uploads wait for the earlier ones.
 */
const CONCURRENCY = { atOnce: 32, ofOne: 4, waitingEach: 25, waitingAll: 200, patienceMs: 120_000 }
/**
 * An upload has stalled after this many milliseconds without a byte: phones pause when they change networks.
 */
const STALL_MS = 60_000
/** An upload is slow while it receives fewer bytes a second. */
const SLOW_BYTES_A_SECOND = 16_000
/** Total time for which an upload may be slow, in milliseconds; fast uploads have no time limit. */
const MAX_SLOW_MS = 300_000
/** Measurements of the rate during that time. */
const MEASUREMENTS = 10
/** Maximum of concurrent slow uploads in total: half of the slots. One person's uploads may all be slow. */
const MAX_SLOW = CONCURRENCY.atOnce / 2
/**
 * How long the body of a rejected upload is still read and discarded, so that the client can read the response, in
 * milliseconds.
 */
const DISCARD_MS = 10_000

/**
 * Queue of uploads over GraphQL and REST, before their bodies are read: they wait for a slot, and for quota and
 * space. An upload holds its slot, and counts with all its bytes, until its response is sent, since its files take
 * space until then.
 */
export class UploadGate {
  private readonly limiter = new FairLimiter(CONCURRENCY)
  private bytesUnderWay = 0
  private readonly slow = new Set<Request>()
  private readonly watched = new WeakSet<IncomingMessage>()

  /**
   * `requireRoom` throws if a person may not upload, or if there is no room for the bytes; an upload may be slow for
   * `slowMs`.
   */
  constructor(
    private readonly requireRoom: (viewer: Viewer, bytes: number) => Promise<void>,
    private readonly slowMs = MAX_SLOW_MS,
  ) {}

  /** Whether `watch` limits the duration of this request. */
  limits(request: IncomingMessage): boolean {
    return this.watched.has(request)
  }

  readonly admit: RequestHandler = async (request, response, next) => {
    if (!request.is('multipart/form-data')) return next()
    const viewer = response.locals.viewer as Viewer
    const bytes = bytesOf(request)
    try {
      const leave = await this.limiter.acquire(viewer.id)
      this.bytesUnderWay += bytes
      const end = () => {
        this.bytesUnderWay -= bytes
        leave()
      }
      if (response.closed) return end()
      response.once('close', end)
      await this.requireRoom(viewer, this.bytesUnderWay)
    } catch (error) {
      const cut = setTimeout(() => request.destroy(), DISCARD_MS)
      request.once('close', () => clearTimeout(cut))
      throw error
    }
    if (!response.closed) next()
  }

  /**
   * Rejects an upload that stalls, that has been slow for too long, or that is one of too many slow ones, while the
   * client can still read the response; the reader of its file gets an error.
   */
  watch(errorBody: (message: string) => object): RequestHandler {
    return (request, response, next) => {
      if (!request.is('multipart/form-data')) return next()
      this.watched.add(request)
      const send = response.send.bind(response)
      response.send = (body) => (response.headersSent ? response : send(body))
      const refuse = (message: string) => {
        stop()
        if (response.headersSent) return void request.destroy()
        response.status(408).set({ Connection: 'close', 'Content-Type': 'application/json' })
        response.end(JSON.stringify(errorBody(message)), () => request.destroy())
      }
      const stalled = setTimeout(refuse, STALL_MS, STALLED_FILE)
      const everyMs = this.slowMs / MEASUREMENTS
      let [received, slowTimes] = [0, 0]
      const measure = setInterval(() => {
        const isSlow = received < (SLOW_BYTES_A_SECOND * everyMs) / 1000
        received = 0
        slowTimes = isSlow ? slowTimes + 1 : 0
        if (!isSlow) return void this.slow.delete(request)
        if (slowTimes === MEASUREMENTS || (!this.slow.has(request) && this.slow.size >= MAX_SLOW))
          return refuse(SLOW_FILE)
        this.slow.add(request)
      }, everyMs)
      const stop = () => {
        clearTimeout(stalled)
        clearInterval(measure)
        this.slow.delete(request)
      }
      request.on('data', (chunk: Buffer) => {
        received += chunk.length
        stalled.refresh()
      })
      for (const event of ['end', 'close'] as const) request.once(event, stop)
      next()
    }
  }
}

/** Maximum bytes of a request. */
const bytesOf = (request: Request) =>
  Math.min(MAX_REQUEST_BYTES, Number(request.headers['content-length'] ?? MAX_REQUEST_BYTES))
