import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * A small object store that speaks enough of S3's protocol: put, get with a range, head and delete, in one
 * bucket `films`; with `isOut` it refuses everything.
 */
export async function startBucket(): Promise<{
  url: string
  isOut: boolean
  keys(): string[]
  close(): Promise<void>
}> {
  const objects = new Map<string, { body: Buffer; type: string }>()
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://store').pathname).replace(
      /^\/films\//,
      '',
    )
    void answer(name)
    async function answer(key: string) {
      if (bucket.isOut) {
        request.resume()
        return response.writeHead(503).end()
      }
      if (request.method === 'PUT') {
        objects.set(key, { body: await buffer(request), type: request.headers['content-type'] ?? '' })
        return response.end()
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return response.writeHead(204).end()
      }
      const found = objects.get(key)
      if (!found)
        return response
          .writeHead(404)
          .end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      const body = start ? found.body.subarray(Number(start), Number(end) + 1) : found.body
      response.writeHead(start ? 206 : 200, {
        'Content-Length': body.length,
        'Content-Type': found.type,
        ETag: `"${createHash('md5').update(found.body).digest('hex')}"`,
        'Last-Modified': new Date(0).toUTCString(),
      })
      return response.end(request.method === 'HEAD' ? undefined : body)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const bucket = {
    isOut: false,
    url: `s3://films/team?region=eu-west-1&endpoint=${encodeURIComponent(endpoint)}&accessKeyId=a&secretAccessKey=b`,
    keys: () => [...objects.keys()],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return bucket
}
