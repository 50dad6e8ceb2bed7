import { waitFor } from '@testing-library/react'
import { makeToken } from '../../../test/token'
import { beginSession } from '../../shared/lib/session/session'
import { makeSocket } from './socket'

/** Close codes with which the server refuses the next connections; it accepts later ones. */
let refusals: number[] = []
let connections = 0
/** Replay times requested by subscriptions. */
let replays: number[] = []

class ScriptedSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = 0
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void
  onerror?: () => void

  constructor() {
    connections += 1
    setTimeout(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }

  send(text: string) {
    const { type, payload } = JSON.parse(text) as {
      type: string
      payload?: { extensions: { replay: number } }
    }
    if (type === 'subscribe') replays.push(payload!.extensions.replay)
    if (type === 'connection_init') {
      const code = refusals.shift()
      setTimeout(() => (code ? this.close(code) : this.onmessage?.({ data: '{"type":"connection_ack"}' })))
    }
  }

  close(code = 1000) {
    if (this.readyState === 3) return
    this.readyState = 3
    setTimeout(() => this.onclose?.({ code, reason: '', wasClean: true }))
  }
}

const platform = globalThis.WebSocket
beforeEach(() => {
  refusals = []
  connections = 0
  replays = []
  beginSession(makeToken())
  globalThis.WebSocket = ScriptedSocket as unknown as typeof WebSocket
})
afterEach(() => {
  globalThis.WebSocket = platform
})

/** Subscribes, and resolves with the first event. */
const listen = () =>
  new Promise<'returned' | 'unwelcome' | 'given up'>((resolve) => {
    const socket = makeSocket('/graphql', {
      onReconnect: () => resolve('returned'),
      onRejected: () => resolve('unwelcome'),
    })
    socket.subscribe(
      { query: 'subscription { assetChanged { deletedId } }' },
      { next: () => undefined, error: () => resolve('given up'), complete: () => undefined },
    )
  })

test.each([
  ['the server is away', 1013],
  ['it stops', 1001],
  ['rights have changed', 4205],
  ['it had read too slowly', 4206],
  ['there are too many connections', 4290],
])('it reconnects while %s and then refetches everything', async (_why, code) => {
  refusals = [code, code]
  expect(await listen()).toBe('returned')
  expect(connections).toBe(3)
})

test.each([4401, 4403])('close code %i checks whether the session has ended', async (code) => {
  refusals = [code]
  expect(await listen()).toBe('unwelcome')
  expect(connections).toBe(1)
})

test('the first subscriptions replay events since the page opened, later ones from just before', async () => {
  const socket = makeSocket('/graphql', { onReconnect: () => undefined, onRejected: () => undefined })
  const subscribe = () =>
    socket.subscribe(
      { query: 'subscription { assetChanged { deletedId } }' },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    )
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, 2_000 - performance.now())))
  subscribe()
  await waitFor(() => expect(replays).toHaveLength(1))
  subscribe()
  await waitFor(() => expect(replays).toHaveLength(2))
  const [first, later] = replays
  expect(first).toBeGreaterThanOrEqual(2_000)
  expect(later).toBeGreaterThanOrEqual(1_500)
  expect(later).toBeLessThan(2_000)
})
