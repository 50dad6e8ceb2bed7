import { randomUUID } from 'node:crypto'
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SPEECH_MODEL } from '#schema/limits'
import { type Behaviour, DEFAULTS, type ProviderEvent, type Job, type Mode } from './behaviour.js'
import { DirectModels, type Send } from './direct-models.js'
import { FILES, Files } from './files.js'
import {
  FLAGGED,
  detailOf,
  extensionOf,
  makesPictures,
  makesSounds,
  modelInput,
  soundResult,
} from './models.js'
import { BILLING_KEY, billingEventsOf } from './billing.js'
import { catalogueOf } from './catalogue.js'
import { pricesOf, unitsOf } from './prices.js'
import { type Media, makeMedia } from './media.js'
import { Signing } from './signing.js'
import { Webhooks } from './webhooks.js'

const REQUEST = /^\/([^/]+\/[^/]+)\/requests\/([\w-]+)(\/status|\/cancel)?$/

/** What is asked of a job at an address below it; its result where nothing follows. */
const REQUESTS: Record<string, 'status' | 'cancel'> = { '/status': 'status', '/cancel': 'cancel' }

/**
 * A server that speaks the provider's protocol, for tests: queue, storage, language model, keys, signed calls
 * and files.
 */
export class FakeFal {
  behaviour: Behaviour = { ...DEFAULTS }
  readonly log: ProviderEvent[] = []
  readonly signing = new Signing()
  private readonly jobs = new Map<string, Job>()
  private readonly webhooks: Webhooks
  private readonly files: Files
  private readonly direct: DirectModels
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy())
  })

  constructor(
    media: Media,
    private readonly key?: string,
  ) {
    this.files = new Files({
      media,
      behaviour: () => this.behaviour,
      log: this.log,
      promptOf: (id) => this.jobs.get(id)?.prompt,
    })
    this.direct = new DirectModels({ behaviour: () => this.behaviour, log: this.log })
    this.webhooks = new Webhooks({
      signing: this.signing,
      behaviour: () => this.behaviour,
      log: this.log,
      resultOf: (job) => this.result(job),
    })
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

  /** What was submitted, in order. */
  get submits(): ProviderEvent[] {
    return this.log.filter(({ what }) => what === 'submit')
  }

  of(what: ProviderEvent['what']): ProviderEvent[] {
    return this.log.filter((event) => event.what === what)
  }

  /** What was billed: the requests that have a result, with their units. */
  get book(): { id: string; model: string; units: number }[] {
    const { mode, ms } = this.behaviour
    if (mode === 'slow' || mode === 'error') return []
    return [...this.jobs.values()]
      .filter(({ cancelled, submittedAt }) => !cancelled && Date.now() - submittedAt >= ms)
      .map(({ id, model, units = 0 }) => ({ id, model, units }))
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
    this.webhooks.stop()
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
    if (path.startsWith('/files/')) return this.files.serve(request, response, path, body)
    if (path === '/v1/models/billing-events') return this.billing(request, url.searchParams, send, response)
    if (!this.isAllowed(request))
      return send(401, { detail: 'Cannot access application. Authentication is required.' })
    const input: unknown = body.length ? JSON.parse(body.toString()) : {}
    const targetHost = request.headers['x-fal-target-host'] as string | undefined
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
    if (asked) return this.asked(request.method ?? 'GET', asked, send, targetHost)
    if (request.method !== 'POST') return send(404, { detail: 'Not found' })
    if (path === '/openrouter/router' || path === '/fal-ai/any-llm') return this.direct.rewrite(input, send)
    if (path === `/${SPEECH_MODEL}`) return this.direct.listenTo(input, send)
    this.submit(
      path.slice(1),
      input,
      url.searchParams.get('fal_webhook') ?? undefined,
      send,
      response,
      request.headers,
    )
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
    send(200, billingEventsOf(requests, this.jobs, this.behaviour))
  }

  private isAllowed({ headers }: IncomingMessage): boolean {
    return this.key
      ? headers.authorization === `Key ${this.key}`
      : /^Key \S+/.test(headers.authorization ?? '')
  }

  private submit(
    model: string,
    input: unknown,
    webhook: string | undefined,
    send: Send,
    response: ServerResponse,
    headers: IncomingHttpHeaders,
  ): void {
    const { mode, retryAfter } = this.behaviour
    const shape = this.behaviour.gone?.includes(model) ? undefined : modelInput(model)
    const isFailing = (mode === '429' || mode === '500') && this.behaviour.fails-- > 0
    const event: ProviderEvent = {
      what: 'submit',
      model,
      input,
      targetHost: headers['x-fal-target-host'] as string | undefined,
      priority: headers['x-fal-queue-priority'] as string | undefined,
      storage: JSON.parse(String(headers['x-fal-object-lifecycle-preference'] ?? 'null')),
    }
    this.log.push(event)
    const refuse = (status: number, answer: unknown, more?: Record<string, string>) => {
      event.status = status
      send(status, answer, more)
    }
    if (mode === 'hang') return
    if (isFailing && mode === '429')
      return refuse(429, { detail: 'Too many requests' }, { 'retry-after': String(retryAfter) })
    if (isFailing) return refuse(500, { detail: 'Internal server error' })
    if (!shape) return refuse(404, { detail: `Application '${model}' not found` })
    const checked = shape.safeParse(input)
    if (!checked.success) return refuse(422, detailOf(checked.error))
    const { prompt, text } = input as { prompt: string; text?: string }
    const job: Job = {
      id: randomUUID(),
      model,
      prompt: text ?? prompt,
      units: unitsOf(model, input as Record<string, unknown>),
      submittedAt: Date.now(),
      webhook,
      cancelled: false,
    }
    this.jobs.set(job.id, job)
    event.id = job.id
    this.webhooks.callLater(job)
    if (mode === 'lost') return void response.destroy()
    const base = `https://queue.fal.run/${model.split('/').slice(0, 2).join('/')}/requests/${job.id}`
    refuse(200, {
      status: 'IN_QUEUE',
      request_id: job.id,
      gateway_request_id: job.id,
      queue_position: 1,
      status_url: `${base}/status`,
      response_url: base,
      cancel_url: `${base}/cancel`,
    })
  }

  private asked(method: string, [, app, id, part]: string[], send: Send, targetHost?: string): void {
    const { mode, ms } = this.behaviour
    const job = this.jobs.get(id)
    const what = REQUESTS[part] ?? 'result'
    this.log.push({ what, id, targetHost })
    if (!job || !job.model.startsWith(app)) return send(404, { detail: 'Request not found' })
    const age = Date.now() - job.submittedAt
    const isDone = job.cancelled || (mode !== 'slow' && age >= ms)
    if (what === 'cancel') {
      if (method !== 'PUT') return send(405, { detail: 'Method Not Allowed' })
      if (isDone) return send(400, { status: 'ALREADY_COMPLETED' })
      job.cancelled = true
      return send(202, { status: 'CANCELLATION_REQUESTED' })
    }
    if (mode === 'flaky' && this.behaviour.fails-- > 0) return send(503, { detail: 'Service unavailable' })
    if (what === 'status') {
      if (isDone)
        return send(200, {
          status: 'COMPLETED',
          request_id: id,
          logs: [],
          metrics: { inference_time: ms / 1000 },
        })
      if (age < ms / 3)
        return send(202, { status: 'IN_QUEUE', request_id: id, queue_position: age < ms / 6 ? 1 : 0 })
      const message = `sampling: ${Math.min(99, Math.round((age / ms) * 100))}%`
      const line = { message, level: 'INFO', source: 'USER', timestamp: new Date().toISOString() }
      return send(202, { status: 'IN_PROGRESS', request_id: id, logs: [line] })
    }
    if (!isDone) return send(400, { detail: 'Request is still in progress' })
    if (job.cancelled) return send(499, { detail: 'Request was cancelled', error_type: 'client_cancelled' })
    if (mode === 'error') return send(422, { detail: this.behaviour.detail ?? [FLAGGED] })
    const units = this.behaviour.billed ?? job.units
    send(200, this.result(job), {
      'x-fal-request-id': id,
      ...(units !== undefined && { 'x-fal-billable-units': String(units) }),
    })
  }

  private result({ id, model, prompt }: Job): unknown {
    const { mode, address } = this.behaviour
    const url = mode === 'address' ? address : `${FILES}/${id}/output.${extensionOf(model)}`
    if (makesSounds(model)) return soundResult(model, url, prompt)
    if (makesPictures(model))
      return { images: [{ url, content_type: 'image/png' }], seed: 7, has_nsfw_concepts: [false], prompt: '' }
    return { video: { url, content_type: 'video/mp4', file_name: 'output.mp4' } }
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Starts a stand-in on a free port, or on the one given. With `key`, every other key is rejected. */
export async function startFal({
  port = 0,
  key,
  media,
}: { port?: number; key?: string; media?: Media } = {}): Promise<FakeFal> {
  return new FakeFal(media ?? (await makeMedia()), key).listen(port)
}
