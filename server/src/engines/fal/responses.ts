import { AppError } from '#platform/errors/failure'
import { EngineFailure } from '../engine.js'
import { refusedPart } from './refusals.js'

const MAX_SENTENCE = 300

/** An error response of the provider. Not an error class of the client, which would retry it. */
export class ProviderRefusal extends AppError {
  override readonly code = 'PROVIDER_REFUSED'

  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly retryAfter: number | undefined,
  ) {
    super(`The provider answered with status ${status}`)
  }

  /** The provider’s message as one line of limited length. */
  get sentence(): string {
    const { detail, message } = (this.body ?? {}) as { detail?: unknown; message?: unknown }
    const messages = Array.isArray(detail)
      ? detail.map((one: { msg?: unknown } | null) => one?.msg)
      : [detail, message]
    const text = messages.find((each) => typeof each === 'string')
    return text ? plain(text) : ''
  }

  /** Whether the request itself failed after the provider’s own retries, so that polling again returns the same. */
  get isOfRequest(): boolean {
    return typeof (this.body as { error_type?: unknown } | null)?.error_type === 'string'
  }
}

/** No complete response. `connected` is false if no connection was made, so nothing can have been received. */
export class NoResponse extends AppError {
  override readonly code = 'PROVIDER_SILENT'

  constructor(
    message: string,
    readonly connected: boolean,
    readonly origin: unknown,
  ) {
    super(message)
  }
}

/** A 408 may arrive after the work is done, and the provider may bill a request that fails with 422. */
const MAY_BE_BILLED = [408, 422]

/** Whether a failed request was certainly not billed. */
export function isUnbilled(error: unknown): boolean {
  if (error instanceof ProviderRefusal) return error.status < 500 && !MAY_BE_BILLED.includes(error.status)
  return error instanceof NoResponse && !error.connected
}

/** Whether the provider refused a direct request without billing it, so that another model may be tried. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ProviderRefusal && !MAY_BE_BILLED.includes(error.status)

/** One line without control characters, at most 300 characters. */
const plain = (text: string): string => {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return line.length > MAX_SENTENCE ? `${line.slice(0, MAX_SENTENCE - 1)}…` : line
}

/** Whether a retry may succeed. For reads only: a submit is never repeated. */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof NoResponse) return true
  if (!(error instanceof ProviderRefusal)) return false
  const { status, sentence, isOfRequest } = error
  if (status === 400) return /in progress/i.test(sentence)
  return [404, 408, 425, 429].includes(status) || (status >= 500 && !isOfRequest)
}

/** A refusal as a sentence for users that names the refused input of `model`. Not retryable. */
export function refused(
  error: ProviderRefusal,
  { model, ...options }: ErrorOptions & { notSent?: boolean; model?: string } = {},
): EngineFailure {
  const { status, sentence } = error
  const because = sentence ? `: ${sentence}` : ` (${status})`
  const final = (message: string) => new EngineFailure(message, false, { ...options, cause: error })
  if (status === 401) return final('The provider rejected this installation’s API key')
  if (status === 404) return final('The provider has no such request')
  const { detail } = (error.body ?? {}) as { detail?: unknown }
  const part = model && status < 500 && refusedPart(detail, model)
  if (part) return final(plain(part))
  return final(`The provider ${status < 500 ? 'refused this' : 'could not finish this'}${because}`)
}
