import { WebSocket } from 'ws'
import { percentile } from '../shared/report.js'
import { now } from './clock.js'

/**
 * Opens a socket for each token and reports when all have received a change. A separate process, so that the memory
 * and CPU of the clients are not counted.
 */

interface Start {
  port: number
  tokens: string[]
  query: string
}

/** The number of sockets that are opened at the same time. */
const CONCURRENCY = 50

/** Arrival times by change. */
const arrivals: number[][] = []
let open = 0
let closed = 0

const openSocket = ({ port, query }: Start, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws')
    const send = (message: object) => socket.send(JSON.stringify(message))
    socket.once('open', () =>
      send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }),
    )
    socket.once('error', reject)
    socket.once('close', (code) => {
      closed += 1
      reject(new Error(`A socket was closed with ${code}`))
    })
    let changes = 0
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1')
      if (text.includes('"projectChanged"')) {
        const times = (arrivals[changes++] ??= [])
        times.push(now())
        if (times.length === open) process.send!({ received: changes - 1 })
      } else if (text.includes('"connection_ack"')) {
        send({ id: crypto.randomUUID(), type: 'subscribe', payload: { query } })
        // completes once the subscription is active
        send({ id: 'ready', type: 'subscribe', payload: { query: '{ __typename }' } })
      } else if (text.includes('"complete"')) resolve()
    })
  })

async function openAll(start: Start): Promise<void> {
  const tokens = [...start.tokens]
  const openNext = async () => {
    for (let token; (token = tokens.pop());) {
      await openSocket(start, token)
      open += 1
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, openNext))
  process.send!({ open })
}

process.on('message', (message: { start?: Start; sent?: Record<number, number> }) => {
  if (message.start) void openAll(message.start)
  if (!message.sent) return
  const changes = Object.entries(message.sent).map(([change, sent]) => {
    const delays = (arrivals[Number(change)] ?? []).map((arrival) => arrival - sent)
    const [p50, p99, max] = [0.5, 0.99, 1].map((share) => percentile(delays, share))
    return { count: delays.length, p50, p99, max }
  })
  process.send!({ changes, closed })
})
process.once('disconnect', () => process.exit())
