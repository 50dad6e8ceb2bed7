import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'

/** A received span. */
export interface ReceivedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, string | number>
  isFailed: boolean
}

type Value = { stringValue?: string; intValue?: number }
interface Attribute {
  key: string
  value: Value
}
interface Exported {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'service' | 'isFailed'> & {
        attributes: Attribute[]
        status: { code: number }
      })[]
    }[]
  }[]
}

const ERROR_STATUS = 2
const plain = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)] as const),
  )

/** A collector of OpenTelemetry in this process: it receives traces over OTLP/HTTP as JSON. */
export async function startCollector() {
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Exported
    for (const { resource, scopeSpans } of resourceSpans)
      for (const { attributes, status, name, traceId, spanId, parentSpanId } of scopeSpans.flatMap(
        (scope) => scope.spans,
      ))
        spans.push({
          service: String(plain(resource.attributes)['service.name']),
          name,
          traceId,
          spanId,
          parentSpanId,
          attributes: plain(attributes),
          isFailed: status.code === ERROR_STATUS,
        })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Waits for a span. */
    arrived: async (isWanted: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> => {
      for (;;) {
        const found = spans.find(isWanted)
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
