import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** An HTTP server that shuts down without failing requests. */
export class Listener {
  /** Whether it is shutting down: each response then closes its connection. */
  isStopping = false
  private readonly answering = new Set<ServerResponse>()

  constructor(private readonly server: Server) {
    server.prependListener('request', (_request, response: ServerResponse) => {
      response.shouldKeepAlive &&= !this.isStopping
      this.answering.add(response)
      response.once('close', () => this.answering.delete(response))
    })
  }

  /** Listens. Throws an error with a readable message if the port is taken. */
  listen(port: number, host: string | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', (error: NodeJS.ErrnoException) => {
        reject(error.code === 'EADDRINUSE' ? new Error(`PORT ${port} is taken by another program`) : error)
      })
      this.server.listen(port, host, resolve)
    })
  }

  /**
   * Accepts calls for another `milliseconds`, so that a load balancer notices the shutdown, and closes each
   * connection after its next response.
   */
  async announceStop(milliseconds: number): Promise<void> {
    this.isStopping = true
    for (const response of this.answering) if (!response.headersSent) response.shouldKeepAlive = false
    await pause(milliseconds)
  }

  /** Refuses new connections, and waits for running requests, for up to `patienceMs` milliseconds. */
  async close(patienceMs: number): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve))
    // a connection becomes idle when its last request has ended
    const sweep = setInterval(() => this.server.closeIdleConnections(), 100)
    await Promise.race([closed, pause(patienceMs, undefined, { ref: false })])
    clearInterval(sweep)
    this.server.closeAllConnections()
  }
}
