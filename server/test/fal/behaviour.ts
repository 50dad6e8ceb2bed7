/**
 * How the stand-in behaves. `ok`; `slow` never finishes; `429` and `500` are the response to the next `fails`
 * submits, `422` that of models that are called directly; `hang` never responds to a submit; `lost` takes a submit
 * and drops the connection; `flaky` responds to the next `fails` status requests with 503; `error` fails at the
 * result; `address` returns the result at `address`; `huge`, `badtype`, `cut`, `stall` and `redirect` are about the
 * file; `dupwebhook` calls five times; `latewebhook` calls only after `lateMs`.
 */
export type Mode =
  | 'ok'
  | 'slow'
  | '429'
  | '500'
  | '422'
  | 'hang'
  | 'lost'
  | 'flaky'
  | 'error'
  | 'address'
  | 'huge'
  | 'badtype'
  | 'cut'
  | 'stall'
  | 'redirect'
  | 'dupwebhook'
  | 'latewebhook'

export interface Behaviour {
  mode: Mode
  /** How long a request takes. */
  ms: number
  fails: number
  address: string
  redirects: number
  retryAfter: number
  lateMs: number
  /** Files of results whose names begin so are not found. */
  lostFiles?: string
  /** The billed units as told with a result, in place of the request’s own. */
  billed?: string
  /** What the language model answers when it is asked for shots, in turn; then the stand-in’s own answer. */
  scripts?: string[]
  /** What it answers when it is asked to translate, in turn; then the stand-in’s own answer. */
  translations?: string[]
  /** The words that it hears in clips, in turn; then two of its own. */
  heard?: object[][]
  /** The answer of the pricing endpoint, in place of the stand-in’s own. */
  prices?: object[]
  /** What a request is refused for with `error`, in place of its prompt. */
  detail?: unknown
  /** US dollars that every request is billed with, in place of its units at their price. */
  charge?: number
  /** What the billing answers in place of its own: a status, or a body. */
  billing?: number | string
  /** Models that the catalogue calls deprecated, and those that neither it nor the queue knows any more. */
  deprecated?: string[]
  gone?: string[]
  /** What the catalogue answers in place of its own: a status, or a body. */
  catalogue?: number | string
  /** Requests for the catalogue, prices or bills whose connection is cut before an answer. */
  drops?: number
  /** JSON Schemas of inputs in place of the declared ones. */
  schemas?: Record<string, object>
}

/** A request in the stand-in's queue. */
export interface Job {
  id: string
  model: string
  prompt: string
  /** What it is billed as, where that is told. */
  units: number | undefined
  submittedAt: number
  webhook?: string
  cancelled: boolean
}

/** Events, for assertions. */
export interface ProviderEvent {
  what:
    | 'submit'
    | 'status'
    | 'result'
    | 'cancel'
    | 'upload'
    | 'file'
    | 'rewrite'
    | 'script'
    | 'translate'
    | 'listen'
    | 'webhook'
    | 'catalogue'
    | 'billing'
  model?: string
  id?: string
  input?: unknown
  status?: number
  targetHost?: string
  /** What a submit says of the storage of its result. */
  storage?: unknown
  /** Its priority in the provider’s queue: `low` or `normal`. */
  priority?: string
  bytes?: number
  /** Requests that the billing was asked about. */
  requests?: string[]
}

export const DEFAULTS: Behaviour = {
  mode: 'ok',
  ms: 150,
  fails: 0,
  address: '',
  redirects: 1,
  retryAfter: 1,
  lateMs: 60_000,
}
