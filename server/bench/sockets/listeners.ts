import { WebSocket } from 'ws'
import { at, now } from './clock.js'

/**
 * Opens sockets, one for each token, and reports when all have heard of a change. A process of its own, so
 * that the memory and the time of the other end are not counted.
 */

interface Start {
  port: number
  tokens: string[]
  query: string
}

/** How many sockets are being opened at once. */
const OPENING = 50

/** When each message arrived, by its number on its socket: each change is one message. */
const arrivals: number[][] = []
let open = 0
let closed = 0

const openSocket = ({ port, query }: Start, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws')
    const say = (message: object) => socket.send(JSON.stringify(message))
    socket.once('open', () => say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }))
    socket.once('error', reject)
    socket.once('close', (code) => {
      closed += 1
      reject(new Error(`A socket was closed with ${code}`))
    })
    let changes = 0
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1')
      if (text.includes('"projectChanged"')) {
        const known = (arrivals[changes++] ??= [])
        known.push(now())
        if (known.length === open) process.send!({ heard: changes - 1 })
      } else if (text.includes('"connection_ack"')) {
        say({ id: crypto.randomUUID(), type: 'subscribe', payload: { query } })
        say({ id: 'begun', type: 'subscribe', payload: { query: '{ __typename }' } })
      } else if (text.includes('"complete"')) resolve()
    })
  })

async function openAll(start: Start): Promise<void> {
  const left = [...start.tokens]
  const opener = async () => {
    for (let token; (token = left.pop());) {
      await openSocket(start, token)
      open += 1
    }
  }
  await Promise.all(Array.from({ length: OPENING }, opener))
  process.send!({ open })
}

process.on('message', (message: { start?: Start; sent?: Record<number, number> }) => {
  if (message.start) void openAll(message.start)
  if (!message.sent) return
  const figures = Object.entries(message.sent).map(([change, sent]) => {
    const waits = Float64Array.from(arrivals[Number(change)] ?? [], (arrival) => arrival - sent).sort()
    return { told: waits.length, p50: at(waits, 0.5), p99: at(waits, 0.99), last: at(waits, 1) }
  })
  process.send!({ figures, closed })
})
process.once('disconnect', () => process.exit())
