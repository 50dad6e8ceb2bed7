import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { isSigned } from './bucket-signature.js'

const SECRET = 'b'

interface StoredObject {
  body: Buffer
  type: string
  etag: string
}

interface OpenUpload {
  key: string
  type: string
  parts: Map<number, Buffer>
}

/** A received request. */
export interface BucketRequest {
  /** `begin`, `part`, `complete` and `abort` belong to multipart uploads. */
  action: 'get' | 'head' | 'put' | 'delete' | 'begin' | 'part' | 'complete' | 'abort' | 'list'
  key: string
  range?: string
  /** Stored or read bytes. */
  bytes: number
  /** Whether it used a signed URL without credentials. */
  isAddressed: boolean
}

const md5 = (body: Buffer) => createHash('md5').update(body).digest('hex')
const actionOf = ({ method }: IncomingMessage, query: URLSearchParams): BucketRequest['action'] => {
  const isUpload = query.has('uploadId')
  if (method === 'PUT') return isUpload ? 'part' : 'put'
  if (method === 'POST') return isUpload ? 'complete' : 'begin'
  if (method === 'DELETE') return isUpload ? 'abort' : 'delete'
  if (query.has('uploads')) return 'list'
  return method === 'HEAD' ? 'head' : 'get'
}

/**
 * A small object store with enough of S3’s protocol for one bucket `films`: put, get with a range, head, delete, multipart
 * uploads, signed URLs, and one allowed CORS origin. It can refuse requests, and records them.
 */
export async function startBucket({ parameters = {} }: { parameters?: Record<string, string> } = {}) {
  const bucket = new Bucket()
  const server = createServer((request, response) => {
    bucket.serve(request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const query = new URLSearchParams({
    region: 'eu-west-1',
    endpoint,
    accessKeyId: 'a',
    secretAccessKey: SECRET,
    ...parameters,
  })
  return Object.assign(bucket, {
    origin: endpoint,
    /** For `STORAGE_URL`. */
    url: `s3://films/team?${query}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

class Bucket {
  /** Whether it refuses all requests. */
  isOut = false
  /** Refuses matching requests. */
  refuses: (request: BucketRequest) => boolean = () => false
  /** The allowed CORS origin. As with S3, only requests with an origin get the headers. */
  allowedOrigin = ''
  /** All requests so far that were not refused. */
  readonly requests: BucketRequest[] = []
  private readonly objects = new Map<string, StoredObject>()
  private readonly uploads = new Map<string, OpenUpload>()

  keys(): string[] {
    return [...this.objects.keys()]
  }

  /** Keys of unfinished multipart uploads. */
  openUploads(): string[] {
    return [...this.uploads.values()].map(({ key }) => key)
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = new URL(request.url ?? '/', 'http://store')
    const key = decodeURIComponent(url.pathname).replace(/^\/films\/?/, '')
    const query = url.searchParams
    const seen: BucketRequest = {
      action: actionOf(request, query),
      key,
      range: request.headers.range,
      bytes: 0,
      isAddressed: query.has('X-Amz-Signature'),
    }
    if (this.isOut || this.refuses(seen)) {
      request.resume()
      return response.writeHead(503).end()
    }
    const host = request.headers.host ?? ''
    if (
      !request.headers.authorization &&
      !(request.method === 'GET' && isSigned(url, { host, secret: SECRET }))
    )
      return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    this.requests.push(seen)
    return this.answer(seen, { request, response, query })
  }

  private async answer(
    seen: BucketRequest,
    {
      request,
      response,
      query,
    }: { request: IncomingMessage; response: ServerResponse; query: URLSearchParams },
  ): Promise<unknown> {
    const { key } = seen
    const id = query.get('uploadId') ?? ''
    const upload = this.uploads.get(id)
    const type = request.headers['content-type'] ?? ''
    if (id && !upload) return notFound(response, 'NoSuchUpload')
    switch (seen.action) {
      case 'put':
        this.store(key, type, await this.received(seen, request))
        return response.end()
      case 'begin': {
        const made = randomUUID()
        this.uploads.set(made, { key, type, parts: new Map() })
        return response.end(
          `<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`,
        )
      }
      case 'part': {
        const body = await this.received(seen, request)
        upload!.parts.set(Number(query.get('partNumber')), body)
        return response.writeHead(200, { ETag: `"${md5(body)}"` }).end()
      }
      case 'complete':
        return this.complete(id, { response, order: await text(request) })
      case 'abort':
        this.uploads.delete(id)
        return response.writeHead(204).end()
      case 'delete':
        this.objects.delete(key)
        return response.writeHead(204).end()
      case 'list':
        return response.end(this.list(query.get('prefix') ?? ''))
      default:
        return this.send(seen, { response, query })
    }
  }

  private async received(seen: BucketRequest, request: IncomingMessage): Promise<Buffer> {
    const body = await buffer(request)
    seen.bytes = body.length
    return body
  }

  private store(key: string, type: string, body: Buffer): void {
    this.objects.set(key, { body, type, etag: `"${md5(body)}"` })
  }

  /** The listed parts must match the stored ones by number and tag. */
  private complete(id: string, { response, order }: { response: ServerResponse; order: string }): unknown {
    const { key, type, parts } = this.uploads.get(id)!
    const listed = [...order.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      tag: /<ETag>(?:"|&quot;)(\w+)/.exec(part)?.[1],
    }))
    const isWhole =
      listed.length === parts.size &&
      listed.every(({ number, tag }, at) => number === at + 1 && tag === md5(parts.get(number)!))
    if (!isWhole) return response.writeHead(400).end('<Error><Code>InvalidPart</Code></Error>')
    this.store(key, type, Buffer.concat(listed.map(({ number }) => parts.get(number)!)))
    this.uploads.delete(id)
    return response.end('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>')
  }

  private list(prefix: string): string {
    const found = [...this.uploads].filter(([, { key }]) => key.startsWith(prefix))
    const rows = found.map(
      ([id, { key }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${new Date().toISOString()}</Initiated></Upload>`,
    )
    return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`
  }

  private isAllowed({ req: { headers } }: ServerResponse): boolean {
    return this.allowedOrigin !== '' && headers.origin === this.allowedOrigin
  }

  private send(
    seen: BucketRequest,
    { response, query }: { response: ServerResponse; query: URLSearchParams },
  ): unknown {
    const found = this.objects.get(seen.key)
    if (!found) return notFound(response, 'NoSuchKey')
    const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(seen.range ?? '') ?? []
    const last = end ? Math.min(Number(end), found.body.length - 1) : found.body.length - 1
    const body = start ? found.body.subarray(Number(start), last + 1) : found.body
    const isRead = seen.action === 'get'
    seen.bytes = isRead ? body.length : 0
    response.writeHead(start ? 206 : 200, {
      'Content-Length': body.length,
      'Content-Type': query.get('response-content-type') ?? found.type,
      'Content-Disposition': query.get('response-content-disposition') ?? 'inline',
      'Cache-Control': query.get('response-cache-control') ?? 'no-cache',
      ...(start && { 'Content-Range': `bytes ${start}-${last}/${found.body.length}` }),
      ...(this.isAllowed(response) && { 'Access-Control-Allow-Origin': this.allowedOrigin, Vary: 'Origin' }),
      'Accept-Ranges': 'bytes',
      ETag: found.etag,
      'Last-Modified': new Date(0).toUTCString(),
    })
    return response.end(isRead ? body : undefined)
  }
}

const notFound = (response: ServerResponse, code: string): unknown =>
  response
    .writeHead(404)
    .end(response.req.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`)
