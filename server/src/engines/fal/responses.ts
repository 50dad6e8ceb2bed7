import { AppError } from '#platform/errors/failure'
import { EngineFailure } from '../engine.js'
import { refusedPart } from './refusals.js'

const LONGEST_SENTENCE = 300

/**
 * The provider answered, but not with success. Deliberately none of the client's own errors: it retries those
 * by itself.
 */
export class ProviderRefusal extends AppError {
  override readonly code = 'PROVIDER_REFUSED'

  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly retryAfter: number | undefined,
  ) {
    super(`The provider answered with status ${status}`)
  }

  /** The provider's words, as one plain line of limited length. */
  get sentence(): string {
    const { detail, message } = (this.body ?? {}) as { detail?: unknown; message?: unknown }
    const messages = Array.isArray(detail)
      ? detail.map((one: { msg?: unknown } | null) => one?.msg)
      : [detail, message]
    const said = messages.find((each) => typeof each === 'string')
    return said ? plain(said) : ''
  }

  /**
   * The request itself failed at the provider, which has tried it again already: asking again gives the same
   * answer.
   */
  get isOfRequest(): boolean {
    return typeof (this.body as { error_type?: unknown } | null)?.error_type === 'string'
  }
}

/**
 * No whole answer came. `connected` is false where the connection was never made, so that nothing can have
 * been received.
 */
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

/** A 408 may come after the work was done, and the provider may bill a request that it answers with 422. */
const MAY_BE_BILLED = [408, 422]

/** Whether the provider surely did no work for a request that failed. */
export function isUnbilled(error: unknown): boolean {
  if (error instanceof ProviderRefusal) return error.status < 500 && !MAY_BE_BILLED.includes(error.status)
  return error instanceof NoResponse && !error.connected
}

/** Whether the provider refused a direct call and bills nothing for it, so that another may be made in its place. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ProviderRefusal && !MAY_BE_BILLED.includes(error.status)

/** One line without control characters, at most 300 characters. */
const plain = (text: string): string => {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return line.length > LONGEST_SENTENCE ? `${line.slice(0, LONGEST_SENTENCE - 1)}…` : line
}

/**
 * Whether asking again can bring another answer. Only for questions; a submit is never repeated because of
 * this.
 */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof NoResponse) return true
  if (!(error instanceof ProviderRefusal)) return false
  const { status, sentence, isOfRequest } = error
  if (status === 400) return /in progress/i.test(sentence)
  return [404, 408, 425, 429].includes(status) || (status >= 500 && !isOfRequest)
}

/** A refusal in a sentence for the user, which names what of the order to `model` was refused. It will not pass. */
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
