import { type Client, createClient } from 'graphql-ws'
import { setLive, retryDelay, delayUntilOnline } from '../../shared/lib/network/connectivity'
import { currentToken } from '../../shared/lib/session/session'

const KEEP_ALIVE = 12_000
const PONG_TIMEOUT = 5_000
const REJECTED_CODES = [4401, 4403]
/** How long before its subscription a page may have requested data, such as when its link was hovered. */
const ASKED_BEFORE = 1_500
/** How far back the server replays changes. */
const MAX_REPLAY = 60_000

interface SocketEvents {
  /** The connection was restored: events in between were missed. */
  onReconnect: () => void
  /** The server rejected the session. */
  onRejected: () => void
}

const addressOf = (path: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`

/**
 * The live connection: opened by the first subscription, kept alive, and restored with backoff during a
 * session. Subscriptions also replay changes since their page requested its data, which may be seconds
 * earlier.
 */
export function makeSocket(path: string, { onReconnect, onRejected }: SocketEvents): Client {
  let wasLost = false
  let wasConnected = false
  /** When everything was refetched after a lost connection. */
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
    const askedAt = wasConnected ? performance.now() - ASKED_BEFORE : 0 // when the page began
    const extensions = {
      ...payload.extensions,
      /** Read whenever the subscription is sent: again on each new connection. */
      get replay() {
        const since = Math.max(askedAt, readAt, 0)
        return Math.min(Math.ceil(performance.now() - since), MAX_REPLAY)
      },
    }
    return client.subscribe({ ...payload, extensions }, sink)
  }
  return { ...client, subscribe }
}
