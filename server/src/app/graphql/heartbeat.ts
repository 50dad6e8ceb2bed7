import type { WebSocket, WebSocketServer } from 'ws'
import { Turns } from '#platform/concurrency/turns'

const EVERY_MS = 12_000

/**
 * Pings all sockets every twelve seconds, in turns, and ends those that have not responded by the next time.
 * Returns a function that stops it. One timer for all: one for each socket would take memory.
 */
export function startHeartbeat(server: WebSocketServer): () => void {
  const silent = new WeakSet<WebSocket>()
  const turns = new Turns()
  function responded(this: WebSocket): void {
    silent.delete(this)
  }
  server.on('connection', (socket) => socket.on('pong', responded))
  const beat = (socket: WebSocket): void => {
    if (silent.has(socket)) return socket.terminate()
    silent.add(socket)
    if (socket.readyState === socket.OPEN) socket.ping()
  }
  const timer = setInterval(() => void turns.forEach(server.clients, beat), EVERY_MS)
  return () => clearInterval(timer)
}
