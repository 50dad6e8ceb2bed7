import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Behaviour, Job, ProviderEvent } from './behaviour.js'
import type { Send } from './direct-models.js'
import { FILES } from './files.js'
import {
  FLAGGED,
  detailOf,
  extensionOf,
  makesPictures,
  makesSounds,
  modelInput,
  soundResult,
} from './models.js'
import { unitsOf } from './prices.js'
import type { Signing } from './signing.js'
import { Webhooks } from './webhooks.js'

/** Operations on a request by path suffix; without a suffix, reads the result. */
const REQUESTS: Record<string, 'status' | 'cancel'> = { '/status': 'status', '/cancel': 'cancel' }

interface Submit {
  model: string
  input: unknown
  /** URL to call when it ends. */
  webhook: string | undefined
  headers: IncomingHttpHeaders
}

/** The stand-in's queue: accepts requests, returns their state and result, and calls webhooks at the end. */
export class Queue {
  readonly jobs = new Map<string, Job>()
  private readonly webhooks: Webhooks

  constructor(private readonly deps: { behaviour: () => Behaviour; log: ProviderEvent[]; signing: Signing }) {
    this.webhooks = new Webhooks({ ...deps, resultOf: (job) => this.result(job) })
  }

  private get behaviour(): Behaviour {
    return this.deps.behaviour()
  }

  /** Billed requests, which have a result, with their units. */
  get book(): { id: string; model: string; units: number }[] {
    const { mode, ms } = this.behaviour
    if (mode === 'slow' || mode === 'error') return []
    return [...this.jobs.values()]
      .filter(({ cancelled, submittedAt }) => !cancelled && Date.now() - submittedAt >= ms)
      .map(({ id, model, units = 0 }) => ({ id, model, units }))
  }

  stop(): void {
    this.webhooks.stop()
  }

  /** Accepts a request, or refuses undeclared input. */
  submit({ model, input, webhook, headers }: Submit, send: Send, response: ServerResponse): void {
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
    this.deps.log.push(event)
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

  /** Returns the state or result of a request, or cancels it. */
  asked({ method, headers }: IncomingMessage, [, app, id, part]: string[], send: Send): void {
    const targetHost = headers['x-fal-target-host'] as string | undefined
    const { mode, ms } = this.behaviour
    const job = this.jobs.get(id)
    const what = REQUESTS[part] ?? 'result'
    this.deps.log.push({ what, id, targetHost })
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
