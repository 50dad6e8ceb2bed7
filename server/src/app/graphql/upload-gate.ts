import type { Request, RequestHandler } from 'express'
import { LIMITS } from '#schema/limits'
import { FairLimiter } from '#platform/concurrency/fair-limiter'
import type { Viewer } from '#platform/auth/viewer'

export const MAX_FILES = 4
/** Bytes of one file; the operation that takes it may allow fewer. */
export const MAX_FILE_BYTES = Math.max(LIMITS.upload.bytes, LIMITS.sound.bytes)
/** Bytes of a multipart request: several pictures, or one sound. */
export const MAX_REQUEST_BYTES = Math.max(MAX_FILES * LIMITS.upload.bytes, LIMITS.sound.bytes) + 1024 * 1024

/**
 * The same timeout as for pictures waiting for their decoder: whoever uploads many waits for the earlier
 * ones.
 */
const CONCURRENCY = { atOnce: 32, ofOne: 4, waitingEach: 25, waitingAll: 200, patienceMs: 120_000 }
/**
 * How long the body of a rejected upload is still read and discarded, so that its sender can read the
 * response, in milliseconds.
 */
const DISCARD_MS = 10_000

/**
 * Where uploads over GraphQL and REST wait before any of their body is read: for a slot, and for quota and
 * space. Each keeps its slot, and counts with all its bytes, until its response is sent, since its files take
 * space until then.
 */
export class UploadGate {
  private readonly limiter = new FairLimiter(CONCURRENCY)
  private bytesUnderWay = 0

  /** `requireRoom` throws where a person may not upload now, or where so many bytes have no room. */
  constructor(private readonly requireRoom: (viewer: Viewer, bytes: number) => Promise<void>) {}

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
}

/** What a request may bring at most. */
const bytesOf = (request: Request) =>
  Math.min(MAX_REQUEST_BYTES, Number(request.headers['content-length'] ?? MAX_REQUEST_BYTES))
