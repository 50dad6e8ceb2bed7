/** Smaller differences are ignored: they are due to latency, and to the seconds precision of `Date` headers. */
const TOLERANCE_MS = 60_000

let offset = 0

/** Takes the server time from the `Date` header of a fresh response. Returns the response. */
export function readServerTime(response: Response): Response {
  const sent = Date.parse(response.headers?.get('date') ?? '')
  if (!Number.isNaN(sent)) {
    const difference = sent - Date.now()
    offset = Math.abs(difference) > TOLERANCE_MS ? difference : 0
  }
  return response
}

/**
 * The current time by the server’s clock, to compare with its timestamps, because the local clock may be days off. Uses the
 * local clock until the first response.
 */
export const serverNow = (): Date => new Date(Date.now() + offset)
