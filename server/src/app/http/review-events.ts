import express, { type Response, type Router } from 'express'
import { ERROR_CODES } from '#schema/error-codes'
import { Failure, unauthenticated } from '#platform/errors/failure'
import type { GuestAccess } from '../../modules/review/guests/guest-access.js'
import type { Operations } from '../graphql/operations.js'
import { type RequestDependencies, addressOf } from './caller.js'

const PATH = '/review-events'
/** Proxies close connections that are silent for too long. */
const HEARTBEAT_MS = 15_000
/** Maximum of unsent bytes; slower readers are disconnected, and reload everything. */
const MAX_WAITING_BYTES = 64 * 1024

/**
 * Server-sent events for guests of review links: `changed` after a visible change, and `ended` at the end of their
 * link, which also ends the stream. Events have no data: guests fetch it again. `stop` ends all streams, so that
 * clients connect to another process.
 */
export function reviewEvents({
  operations,
  requestDependencies,
  access,
}: {
  operations: Pick<Operations, 'caller'>
  requestDependencies: Pick<RequestDependencies, 'sessions' | 'guests'>
  access: Pick<GuestAccess, 'follow'>
}): { router: Router; stop(): void } {
  const router = express.Router()
  const open = new Set<Response>()
  router.get(PATH, async (request, response) => {
    response.set('Cache-Control', 'no-store')
    const write = (text: string) => {
      if (response.writableLength > MAX_WAITING_BYTES) response.destroy()
      else if (!response.writableEnded) response.write(text)
    }
    try {
      const { authorization } = request.headers
      const { guest } = await operations.caller(requestDependencies, authorization, addressOf(request))
      response.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
      const stop =
        guest &&
        (await access.follow(guest, (event) => {
          write(`event: ${event}\ndata:\n\n`)
          if (event === 'ended') response.end()
        }))
      if (!stop) throw unauthenticated()
      write(': open\n\n')
      const beat = setInterval(() => write(': beat\n\n'), HEARTBEAT_MS).unref()
      open.add(response)
      response.once('close', () => {
        open.delete(response)
        clearInterval(beat)
        stop()
      })
      if (response.destroyed) response.emit('close')
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const { retryAfterSeconds } = error.details
      if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds))
      response.status(ERROR_CODES[error.code].status).json({ detail: error.message, code: error.code })
    }
  })
  return { router, stop: () => open.forEach((response) => response.end()) }
}
