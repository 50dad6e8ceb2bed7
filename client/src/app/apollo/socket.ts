import { createClient } from 'graphql-ws'
import { setLive } from '../../lib/live'
import { pauseBefore, pauseUnlessOnline } from '../../lib/reachable'
import { currentToken } from '../../lib/session'

const KEEP_ALIVE = 12_000
const PONG_TIMEOUT = 5_000
const REJECTED_CODES = [4401, 4403]

interface SocketEvents {
  /** The connection was restored: events in between were missed. */
  onReconnect: () => void
  /** The server rejected the session. */
  onRejected: () => void
}

const addressOf = (path: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`

/**
 * The live connection: opened by the first subscription, kept alive, and restored with growing pauses for
 * as long as a session lasts.
 */
export function makeSocket(path: string, { onReconnect, onRejected }: SocketEvents) {
  let wasLost = false
  let pongTimeout: ReturnType<typeof setTimeout> | undefined
  const client = createClient({
    url: addressOf(path),
    lazy: true,
    lazyCloseTimeout: 2_000,
    keepAlive: KEEP_ALIVE,
    connectionParams: () => ({ authorization: `Bearer ${currentToken() ?? ''}` }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => currentToken() !== null,
    retryWait: (retries) => pauseUnlessOnline(pauseBefore(retries + 1)),
    on: {
      connected: () => {
        setLive(true)
        if (wasLost) onReconnect()
        wasLost = false
      },
      closed: (event) => {
        clearTimeout(pongTimeout)
        setLive(false)
        const { code, wasClean } = event as CloseEvent
        wasLost = code !== 1000 || !wasClean
        if (REJECTED_CODES.includes(code)) onRejected()
      },
      ping: (received) => {
        if (!received) pongTimeout = setTimeout(() => client.terminate(), PONG_TIMEOUT)
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimeout)
      },
    },
  })
  return client
}
