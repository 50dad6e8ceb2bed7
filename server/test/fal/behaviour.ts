/**
 * Behaviour of the stand-in. `ok`; `slow` never finishes; `429` and `500` are responses to the next `fails` submits, `422`
 * of directly called models; `hang` never responds to a submit; `lost` accepts a submit and drops the connection; `flaky`
 * responds to the next `fails` status requests with 503; `error` fails at the result; `address` returns the result at
 * `address`; `huge`, `badtype`, `cut`, `stall` and `redirect` affect the file; `dupwebhook` calls five times;
 * `latewebhook` calls only after `lateMs`.
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
  /** Duration of a request. */
  ms: number
  fails: number
  address: string
  redirects: number
  retryAfter: number
  lateMs: number
  /** Result files with this prefix are not found. */
  lostFiles?: string
  /** Billed units reported with a result, instead of the actual ones. */
  billed?: string
  /** Successive responses of the language model to requests for shots; then the default. */
  scripts?: string[]
  /** Successive responses to requests for translations; then the default. */
  translations?: string[]
  /** Words of successive transcripts; then two default words. */
  heard?: object[][]
  /** Response of the pricing endpoint, instead of the default. */
  prices?: object[]
  /** Detail of an `error`, instead of the prompt. */
  detail?: unknown
  /** US dollars billed for every request, instead of units times price. */
  charge?: number
  /** Status or body of the billing endpoint, instead of the default. */
  billing?: number | string
  /** Models that the catalogue marks as deprecated, and models that are removed. */
  deprecated?: string[]
  gone?: string[]
  /** Status or body of the catalogue, instead of the default. */
  catalogue?: number | string
  /** Requests for the catalogue, prices or bills whose connection is cut before an answer. */
  drops?: number
  /** JSON Schemas of inputs instead of the declared ones. */
  schemas?: Record<string, object>
}

/** A request in the stand-in's queue. */
export interface Job {
  id: string
  model: string
  prompt: string
  /** Billed units, if reported. */
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
  /** The storage options of a submit. */
  storage?: unknown
  /** Its priority in the provider’s queue: `low` or `normal`. */
  priority?: string
  bytes?: number
  /** Requests in a billing query. */
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
