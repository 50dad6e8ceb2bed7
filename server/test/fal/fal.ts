import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SPEECH_MODEL } from '#schema/limits'
import { type Behaviour, DEFAULTS, type ProviderEvent, type Mode } from './behaviour.js'
import { DirectModels, type Send } from './direct-models.js'
import { Files } from './files.js'
import { BILLING_KEY, billingEventsOf } from './billing.js'
import { catalogueOf } from './catalogue.js'
import { pricesOf } from './prices.js'
import { type Media, makeMedia } from './media.js'
import { Queue } from './queue.js'
import { Signing } from './signing.js'

const REQUEST = /^\/([^/]+\/[^/]+)\/requests\/([\w-]+)(\/status|\/cancel)?$/

/**
 * A server that speaks the provider's protocol, for tests: queue, storage, language model, keys, signed calls
 * and files.
 */
export class FakeFal {
  behaviour: Behaviour = { ...DEFAULTS }
  readonly log: ProviderEvent[] = []
  readonly signing = new Signing()
  private readonly queue: Queue
  private readonly files: Files
  private readonly direct: DirectModels
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy())
  })

  constructor(
    media: Media,
    private readonly key?: string,
  ) {
    const deps = { behaviour: () => this.behaviour, log: this.log }
    this.queue = new Queue({ ...deps, signing: this.signing })
    this.files = new Files({ ...deps, media, promptOf: (id) => this.queue.jobs.get(id)?.prompt })
    this.direct = new DirectModels(deps)
  }

  async listen(port: number): Promise<this> {
    await new Promise<void>((resolve, reject) =>
      this.server.once('error', reject).listen(port, '127.0.0.1', resolve),
    )
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Submitted requests, in order. */
  get submits(): ProviderEvent[] {
    return this.log.filter(({ what }) => what === 'submit')
  }

  of(what: ProviderEvent['what']): ProviderEvent[] {
    return this.log.filter((event) => event.what === what)
  }

  /** Billed requests, which have a result, with their units. */
  get book(): { id: string; model: string; units: number }[] {
    return this.queue.book
  }

  behave(change: Partial<Behaviour>): void {
    Object.assign(this.behaviour, change)
  }

  /** Resets behaviour and log, not the requests. */
  reset(): void {
    this.behaviour = { ...DEFAULTS }
    this.log.length = 0
  }

  async close(): Promise<void> {
    this.queue.stop()
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url)
    const body = await bytesOf(request)
    const send = (status: number, answer: unknown, headers: Record<string, string> = {}) => {
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(answer))
    }
    const path = url.pathname
    if (path === '/_ctl') {
      const { mode, address, ...numbers } = Object.fromEntries(url.searchParams)
      this.behave({ ...(mode && { mode: mode as Mode }), ...(address && { address }) })
      for (const [name, value] of Object.entries(numbers)) this.behave({ [name]: Number(value) })
      return send(200, this.behaviour)
    }
    if (path === '/_log') return send(200, this.log)
    if (path === '/.well-known/jwks.json') return send(200, this.signing.jwks)
    if (path.startsWith('/v1/models') && this.behaviour.drops) {
      this.behaviour.drops -= 1
      return void request.socket.destroy()
    }
    if (path.startsWith('/files/')) return this.files.serve(request, response, path, body)
    if (path === '/v1/models/billing-events') return this.billing(request, url.searchParams, send, response)
    if (!this.isAllowed(request))
      return send(401, { detail: 'Cannot access application. Authentication is required.' })
    const input: unknown = body.length ? JSON.parse(body.toString()) : {}
    if (path === '/v1/models') {
      this.log.push({ what: 'catalogue' })
      const { catalogue } = this.behaviour
      if (typeof catalogue === 'string') return void response.writeHead(200).end(catalogue)
      if (catalogue) return send(catalogue, { error: { type: 'server_error', message: 'No' } })
      return send(200, catalogueOf(url.searchParams.getAll('endpoint_id'), this.behaviour))
    }
    if (path === '/v1/models/pricing') {
      const { prices = pricesOf(url.searchParams.getAll('endpoint_id')) } = this.behaviour
      return send(200, { prices, has_more: false })
    }
    if (path === '/storage/upload/initiate')
      return send(200, this.files.initiated(input as { file_name: string }))
    const asked = REQUEST.exec(path)
    if (asked) return this.queue.asked(request, asked, send)
    if (request.method !== 'POST') return send(404, { detail: 'Not found' })
    if (path === '/openrouter/router' || path === '/fal-ai/any-llm') return this.direct.rewrite(input, send)
    if (path === `/${SPEECH_MODEL}`) return this.direct.listenTo(input, send)
    const webhook = url.searchParams.get('fal_webhook') ?? undefined
    this.queue.submit({ model: path.slice(1), input, webhook, headers: request.headers }, send, response)
  }

  private billing(
    { headers }: IncomingMessage,
    asked: URLSearchParams,
    send: Send,
    response: ServerResponse,
  ): void {
    const requests = asked.getAll('request_id')
    const { billing } = this.behaviour
    this.log.push({ what: 'billing', requests })
    if (headers.authorization !== `Key ${BILLING_KEY}`)
      return send(403, { error: { type: 'authorization_error', message: 'Access denied' } })
    if (requests.length > 50) return send(400, { error: { type: 'validation_error', message: 'Too many' } })
    if (typeof billing === 'string') return void response.writeHead(200).end(billing)
    if (billing) return send(billing, { error: { type: 'server_error', message: 'No' } })
    send(200, billingEventsOf(requests, this.queue.jobs, this.behaviour))
  }

  private isAllowed({ headers }: IncomingMessage): boolean {
    return this.key
      ? headers.authorization === `Key ${this.key}`
      : /^Key \S+/.test(headers.authorization ?? '')
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Starts a stand-in on a free port, or on the one given. With `key`, other keys are rejected. */
export async function startFal({
  port = 0,
  key,
  media,
}: { port?: number; key?: string; media?: Media } = {}): Promise<FakeFal> {
  return new FakeFal(media ?? (await makeMedia()), key).listen(port)
}
