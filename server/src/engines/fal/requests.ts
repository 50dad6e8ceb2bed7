import { setTimeout as sleep } from 'node:timers/promises'
import type { FalClient } from '@fal-ai/client'
import { codeOf } from '#platform/errors/failure'
import { EngineFailure, type ProviderRequest, type RequestBill, type Run } from '../engine.js'
import { NoResponse, ProviderRefusal, isPassing, refused } from './responses.js'
import type { Gauge } from './gauge.js'
import { type Bills, PROVIDER_STORAGE } from './transport.js'

/** Timeouts in milliseconds. */
export interface Timeouts {
  /** Polling interval, growing from one to the other. */
  pollFrom: number
  pollTo: number
  /** How long the provider may be unreachable, and a request unknown to it, before the attempt fails. */
  trouble: number
  unknown: number
  /** Time limit of a request. */
  total: number
  /** How long to wait for a webhook with the id of a request whose response was lost. */
  adopt: number
  /** Grace period for another worker’s submit in flight; longer than a submit may take. */
  blind: number
  /** How long a submit may continue after the run was stopped, and time limit of a cancel. */
  lastWord: number
  /** The longest `retry-after` to respect. */
  busy: number
}

export const DEFAULT_TIMEOUTS: Timeouts = {
  pollFrom: 1_000,
  pollTo: 5_000,
  trouble: 180_000,
  unknown: 20_000,
  total: 1_200_000,
  adopt: 600_000,
  blind: 45_000,
  lastWord: 3_000,
  busy: 30_000,
}

const ID = /^[\w-]{1,100}$/
const SENT_BLIND = 'The provider may have received this request, so it was not sent again'

/** Whether another worker takes over, so that the provider’s request must continue. */
const isHandedOver = ({ reason }: AbortSignal): boolean => codeOf(reason) === 'PAUSED'

/** Requests in the provider’s queue: each is sent at most once, and resumed by its id. */
export class Requests {
  constructor(
    private readonly client: FalClient,
    private readonly timeouts: Timeouts,
    private readonly bills: Bills,
  ) {}

  /**
   * The outcome of `run.request`, or of a new request, whose `input` is only evaluated then. When the run is stopped, cancels
   * the request unless another worker takes over, and rejects with the signal’s reason.
   */
  async outcome(
    model: string,
    input: () => Promise<object>,
    { run, gauge }: { run: Run; gauge: Gauge },
  ): Promise<unknown> {
    run.signal.throwIfAborted()
    const request =
      run.request ?? (run.sentBlind ? await this.adopt(run) : await this.send(model, await input(), run))
    if (!ID.test(request.id)) throw new EngineFailure('The provider returned an invalid request id', false)
    try {
      run.signal.throwIfAborted()
      return await this.follow(request, run, gauge)
    } catch (error) {
      if (!run.signal.aborted) throw error
      if (!isHandedOver(run.signal)) await this.cancel(request)
      throw run.signal.reason
    }
  }

  private async send(model: string, input: object, run: Run): Promise<ProviderRequest> {
    run.signal.throwIfAborted()
    await run.sending()
    if (run.signal.aborted) throw new EngineFailure('Cancelled before it was sent', true, { notSent: true })
    const waiting = new AbortController()
    let timer: NodeJS.Timeout | undefined
    // a stopped run waits briefly for the id, which is needed to cancel the request
    const stopped = () => (timer = setTimeout(() => waiting.abort(), this.timeouts.lastWord))
    run.signal.addEventListener('abort', stopped, { once: true })
    if (run.signal.aborted) stopped()
    try {
      const { request_id: id } = await this.client.queue.submit(model, {
        input,
        webhookUrl: run.webhook,
        storageSettings: PROVIDER_STORAGE,
        priority: run.isBulk ? 'low' : 'normal',
        // nobody waits for a request that starts later, and it would still be billed
        startTimeout: Math.ceil(this.timeouts.total / 1_000) + 1,
        abortSignal: waiting.signal,
      })
      if (typeof id !== 'string' || !id)
        throw new NoResponse('The response has no request id', true, undefined)
      await this.keep({ id, model }, run)
      return { id, model }
    } catch (error) {
      return await this.handleSubmitFailure(error, model, run)
    } finally {
      clearTimeout(timer)
      run.signal.removeEventListener('abort', stopped)
    }
  }

  /** Stores the id with retries: a lost id could mean a paid request without a result. */
  private async keep(request: ProviderRequest, run: Run): Promise<void> {
    for (let left = 3; ; left--) {
      try {
        return await run.submitted(request)
      } catch (error) {
        if (!left) throw error
        await sleep(500)
      }
    }
  }

  /** Distinguishes submits that the provider certainly did not receive from those it may have received. */
  private async handleSubmitFailure(error: unknown, model: string, run: Run): Promise<ProviderRequest> {
    if (error instanceof NoResponse && !error.connected) {
      throw new EngineFailure('The provider is unreachable', true, { cause: error, notSent: true })
    }
    if (error instanceof ProviderRefusal && error.status === 429) {
      if (error.retryAfter)
        await run.sleep(Math.min(error.retryAfter * 1000, this.timeouts.busy)).catch(() => undefined)
      throw new EngineFailure('The provider is overloaded', true, { cause: error, notSent: true })
    }
    if (error instanceof ProviderRefusal && error.status < 500 && error.status !== 408)
      throw refused(error, { notSent: true, model })
    if (error instanceof NoResponse || error instanceof ProviderRefusal) return await this.adopt(run, error)
    throw error
  }

  /**
   * Waits for the id of a request: from a webhook if possible, or from the worker that sent it, unless that was this run
   * (`cause`). Rejects with the signal’s reason when stopped.
   */
  private async adopt(run: Run, cause?: unknown): Promise<ProviderRequest> {
    const { adopt, blind } = this.timeouts
    const until = Date.now() + Math.max(run.webhook ? adopt : 0, cause ? 0 : blind)
    for (;;) {
      run.signal.throwIfAborted()
      const request = await run.adopted()
      if (request) return request
      if (Date.now() >= until) throw new EngineFailure(SENT_BLIND, false, { cause })
      await run.sleep(Math.min(this.timeouts.pollTo, Math.max(1, until - Date.now())))
    }
  }

  /** Polls a request until it has an outcome. A webhook only ends the wait between two polls. */
  private async follow({ id: requestId, model }: ProviderRequest, run: Run, gauge: Gauge): Promise<unknown> {
    const { pollFrom, pollTo, total } = this.timeouts
    const deadline = Date.now() + total
    let pause = pollFrom
    let troubleSince: number | undefined
    for (;;) {
      try {
        const status = await this.client.queue.status(model, {
          requestId,
          logs: true,
          abortSignal: run.signal,
        })
        gauge.read(status)
        if (status.status === 'COMPLETED') {
          const { data } = await this.client.queue.result(model, { requestId, abortSignal: run.signal })
          const units = this.bills.get(requestId)
          if (units !== undefined) run.billed?.(units)
          return data as unknown
        }
        troubleSince = undefined
      } catch (error) {
        run.signal.throwIfAborted()
        this.throwUnlessTemporary(error, model, (troubleSince ??= Date.now()))
      }
      if (Date.now() > deadline) {
        await this.cancel({ id: requestId, model })
        throw new EngineFailure('The provider took too long. The request was cancelled', false)
      }
      await run.sleep(pause)
      pause = Math.min(pause * 1.4, pollTo)
    }
  }

  /** Throws unless the error is temporary and has not lasted too long. */
  private throwUnlessTemporary(error: unknown, model: string, since: number): void {
    const isUnknown = error instanceof ProviderRefusal && error.status === 404
    const limit = isUnknown ? this.timeouts.unknown : this.timeouts.trouble
    if (isPassing(error) && Date.now() - since < limit) return
    if (error instanceof ProviderRefusal && (isUnknown || !isPassing(error))) throw refused(error, { model })
    if (isPassing(error)) throw new EngineFailure('The provider is unavailable', true, { cause: error })
    throw error
  }

  /**
   * The billing state of a request: with a result it is billed, unless its units are 0; refused and cancelled ones are free.
   * Throws if the provider does not say, for example because it rejects the key.
   */
  async bill({ id: requestId, model }: ProviderRequest): Promise<RequestBill> {
    const abortSignal = AbortSignal.timeout(this.timeouts.busy)
    try {
      const { status } = await this.client.queue.status(model, { requestId, abortSignal })
      if (status !== 'COMPLETED') return { state: 'open' }
      await this.client.queue.result(model, { requestId, abortSignal })
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
      if (error.status === 404) return { state: 'open' }
      if (isPassing(error) || [401, 403].includes(error.status)) throw error
      const units = this.bills.get(requestId)
      return units ? { state: 'billed', units } : { state: 'free' }
    }
    const units = this.bills.get(requestId)
    return units === 0 ? { state: 'free' } : { state: 'billed', units }
  }

  /** Cancels a request, which may be too late; never throws. */
  async cancel({ id, model }: ProviderRequest): Promise<void> {
    await this.client.queue
      .cancel(model, { requestId: id, abortSignal: AbortSignal.timeout(this.timeouts.lastWord) })
      .catch(() => undefined)
  }
}
