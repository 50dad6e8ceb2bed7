import { createClient } from 'graphql-ws'
import { setLive } from '../../lib/live'
import { currentToken } from '../../lib/session'

const KEEP_ALIVE = 12_000
const ANSWER_WITHIN = 5_000
const LONGEST_WAIT = 20_000
const UNWELCOME = [4401, 4403]

interface SocketEvents {
  /** The connection came back after it was lost: what happened meanwhile was missed. */
  onReturn: () => void
  /** The server no longer accepts the session. */
  onUnwelcome: () => void
}

const addressOf = (path: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`

/**
 * The live connection: opened by the first subscription, kept alive, taken up again with growing pauses for
 * as long as a session lasts.
 */
export function makeSocket(path: string, { onReturn, onUnwelcome }: SocketEvents) {
  let wasLost = false
  let overdue: ReturnType<typeof setTimeout> | undefined
  const client = createClient({
    url: addressOf(path),
    lazy: true,
    lazyCloseTimeout: 2_000,
    keepAlive: KEEP_ALIVE,
    connectionParams: () => ({ authorization: `Bearer ${currentToken() ?? ''}` }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => currentToken() !== null,
    retryWait: (retries) => {
      const pause = Math.min(LONGEST_WAIT, 500 * 2 ** Math.min(retries, 10))
      return new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)))
    },
    on: {
      connected: () => {
        setLive(true)
        if (wasLost) onReturn()
        wasLost = false
      },
      closed: (event) => {
        clearTimeout(overdue)
        setLive(false)
        const { code, wasClean } = event as CloseEvent
        wasLost = code !== 1000 || !wasClean
        if (UNWELCOME.includes(code)) onUnwelcome()
      },
      ping: (received) => {
        if (!received) overdue = setTimeout(() => client.terminate(), ANSWER_WITHIN)
      },
      pong: (received) => {
        if (received) clearTimeout(overdue)
      },
    },
  })
  return client
}
