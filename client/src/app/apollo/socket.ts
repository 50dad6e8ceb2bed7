import { type Client, createClient } from 'graphql-ws'
import { setLive, retryDelay, delayUntilOnline } from '../../shared/lib/network/connectivity'
import { currentToken } from '../../shared/lib/session/session'

const KEEP_ALIVE = 12_000
const PONG_TIMEOUT = 5_000
const REJECTED_CODES = [4401, 4403]
/** How long before its subscription a page may have requested data, for example on hover of its link; in milliseconds. */
const PREFETCHED_BEFORE = 1_500
/** Longest time that the server replays, in milliseconds. */
const MAX_REPLAY = 60_000

interface SocketEvents {
  /** Called after a lost connection is restored; events were missed. */
  onReconnect: () => void
  /** Called when the server rejects the session. */
  onRejected: () => void
}

const addressOf = (path: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`

/**
 * Connection for subscriptions: opened by the first one, kept alive, and restored with backoff during a session.
 * Subscriptions replay changes since their page requested its data, which may be seconds earlier.
 */
export function makeSocket(path: string, { onReconnect, onRejected }: SocketEvents): Client {
  let wasLost = false
  let wasConnected = false
  /** When everything was last refetched after a lost connection. */
  let readAt = 0
  let pongTimeout: ReturnType<typeof setTimeout> | undefined
  const client = createClient({
    url: addressOf(path),
    lazy: true,
    lazyCloseTimeout: 2_000,
    keepAlive: KEEP_ALIVE,
    connectionParams: () => ({ authorization: `Bearer ${currentToken() ?? ''}` }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => currentToken() !== null,
    retryWait: (retries) => delayUntilOnline(retryDelay(retries + 1)),
    on: {
      connected: () => {
        setLive(true)
        if (wasLost) {
          readAt = performance.now()
          onReconnect()
        }
        wasLost = false
        wasConnected = true
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
  const subscribe: Client['subscribe'] = (payload, sink) => {
    const requestedAt = wasConnected ? performance.now() - PREFETCHED_BEFORE : 0 // start of the page
    const extensions = {
      ...payload.extensions,
      /** A getter, because it is sent again on each new connection. */
      get replay() {
        const since = Math.max(requestedAt, readAt, 0)
        return Math.min(Math.ceil(performance.now() - since), MAX_REPLAY)
      },
    }
    return client.subscribe({ ...payload, extensions }, sink)
  }
  return { ...client, subscribe }
}
