import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { COLLECTORS, type MetricsSource } from './collectors.js'

/** The metrics of this process, on their own port. */
export interface Metrics {
  port: number
  close(): Promise<void>
}

/**
 * Serves `/metrics` for Prometheus, and `/healthz`, on a separate, internal port without authentication. Throws an
 * error with a readable message if the port is taken.
 */
export async function openMetrics(
  source: MetricsSource,
  { port, host }: { port: number; host: string },
): Promise<Metrics> {
  const prom = await import('prom-client')
  const registry = new prom.Registry()
  const stops = COLLECTORS.map((add) => add(prom, registry, source))
  const pages: Record<string, () => Promise<[type: string, body: string]>> = {
    '/metrics': async () => [registry.contentType, await registry.metrics()],
    '/healthz': async () => ['application/json', JSON.stringify({ status: 'alive' })],
  }
  const server = createServer((request, response) => {
    const page = pages[new URL(request.url ?? '/', 'http://metrics').pathname]
    if (!page || request.method !== 'GET') return void response.writeHead(404).end()
    page().then(
      ([type, body]) => response.writeHead(200, { 'content-type': type }).end(body),
      (error: Error) => {
        source.installation.log.error({ err: error }, 'could not read the metrics')
        response.writeHead(500).end()
      },
    )
  })
  try {
    await listen(server, port, host)
  } catch (error) {
    for (const stop of stops) stop?.()
    throw error
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const stop of stops) stop?.()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`METRICS_PORT ${port} is taken by another program`) : error,
      ),
    )
    server.listen(port, host, resolve)
  })
