import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../shared/report.js'

/**
 * Calls a REST path again and again, one call at a time, and reports the durations when `sockets.ts` asks for them. A
 * separate process, so that only the server affects the durations.
 */

const PAUSE_MS = 5
let times: number[] = []

interface Start {
  port: number
  path: string
  token: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const call = ({ port, path, token }: Start): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      response
        .resume()
        .once('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
        )
    })
      .once('error', reject)
      .end()
  })

async function callForever(target: Start) {
  for (;;) {
    const start = performance.now()
    await call(target)
    times.push(performance.now() - start)
    await pause(PAUSE_MS)
  }
}

process.on('message', (message: { start?: Start }) => {
  if (message.start) return void callForever(message.start)
  process.send!({ calls: times.length, p50: percentile(times, 0.5), p95: percentile(times, 0.95) })
  times = []
})
process.once('disconnect', () => process.exit())
