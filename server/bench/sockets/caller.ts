import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { at } from './clock.js'

/**
 * Calls a path of REST again and again, one call at a time with short pauses, and reports how long they took
 * whenever it is asked to. A process of its own, so that it waits for nothing but the server.
 */

const PAUSE_MS = 5
let times: number[] = []

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const call = (port: number, path: string, token: string): Promise<void> =>
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

async function callForever({ port, path, token }: { port: number; path: string; token: string }) {
  for (;;) {
    const begun = performance.now()
    await call(port, path, token)
    times.push(performance.now() - begun)
    await pause(PAUSE_MS)
  }
}

process.on('message', (message: { start?: { port: number; path: string; token: string } }) => {
  if (message.start) return void callForever(message.start)
  const sorted = Float64Array.from(times).sort()
  times = []
  process.send!({ calls: sorted.length, p50: at(sorted, 0.5), p95: at(sorted, 0.95) })
})
process.once('disconnect', () => process.exit())
