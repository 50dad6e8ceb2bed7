/** Smaller differences are the network’s, and that `Date` headers have whole seconds. */
const TOLERANCE_MS = 60_000

let offset = 0

/** Reads the time of the server from the `Date` header of a fresh response. Returns the response. */
export function readServerTime(response: Response): Response {
  const sent = Date.parse(response.headers?.get('date') ?? '')
  if (!Number.isNaN(sent)) {
    const difference = sent - Date.now()
    offset = Math.abs(difference) > TOLERANCE_MS ? difference : 0
  }
  return response
}

/**
 * The current time by the server’s clock, against which its timestamps are compared: the clock of this
 * computer may be days off. Until a response has arrived, it is this computer’s.
 */
export const serverNow = (): Date => new Date(Date.now() + offset)
