import { type JsonWebKey, type KeyObject, createHash, createPublicKey, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '#platform/errors/failure'
import { Hosts } from './hosts.js'

/** Hosts of the provider’s keys: the first one is documented now, the second was in older documentation. */
const JWKS_HOSTS = ['rest.fal.ai', 'rest.alpha.fal.ai']
const TOLERANCE_SECONDS = 300
const CACHE_MS = 24 * 60 * 60 * 1000
/** Minimum time between fetches, so that forged signatures cause no repeated requests. */
const REFETCH_MS = 60_000
const FETCH_MS = 10_000
const LARGEST_KEYS = 100_000
const ID = /^[\w-]{1,100}$/

/** A webhook that is not authentic. */
class WebhookRefused extends AppError {
  override readonly code = 'WEBHOOK_REFUSED'
}

/** A source of public keys. `fresh` fetches them again, or returns undefined if it did so recently. */
export interface KeySource {
  cached(): Promise<KeyObject[]>
  fresh(): Promise<KeyObject[] | undefined>
}

/** The provider’s public keys, cached for a day. */
export class FalKeys implements KeySource {
  private keys: KeyObject[] = []
  private fetchedAt = -Infinity
  private requestedAt = -Infinity
  private fetching: Promise<KeyObject[]> | undefined

  constructor(
    private readonly hosts: Hosts,
    private readonly now: () => number = Date.now,
  ) {}

  async cached(): Promise<KeyObject[]> {
    if (this.now() - this.fetchedAt < CACHE_MS) return this.keys
    return this.fetch()
  }

  async fresh(): Promise<KeyObject[] | undefined> {
    return this.now() - this.requestedAt < REFETCH_MS ? undefined : this.fetch()
  }

  private fetch(): Promise<KeyObject[]> {
    this.fetching ??= this.fetchAll().finally(() => (this.fetching = undefined))
    return this.fetching
  }

  private async fetchAll(): Promise<KeyObject[]> {
    this.requestedAt = this.now()
    const keys = await this.fetchFrom(JWKS_HOSTS[0]).catch(() => this.fetchFrom(JWKS_HOSTS[1]))
    this.keys = keys
      .filter(({ kty, crv }) => kty === 'OKP' && crv === 'Ed25519')
      .map((key) => createPublicKey({ key, format: 'jwk' }))
    this.fetchedAt = this.requestedAt
    return this.keys
  }

  private async fetchFrom(host: string): Promise<JsonWebKey[]> {
    const { url, headers } = this.hosts.route(`https://${host}/.well-known/jwks.json`)!
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(FETCH_MS) })
    if (!response.ok)
      throw new WebhookRefused(`The provider’s keys could not be fetched (${response.status})`)
    const text = await response.text()
    if (text.length > LARGEST_KEYS) throw new WebhookRefused('The provider’s keys are too large')
    const { keys } = JSON.parse(text) as { keys?: JsonWebKey[] }
    if (!Array.isArray(keys)) throw new WebhookRefused('The provider’s keys have another form')
    return keys
  }
}

const one = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[`x-fal-webhook-${name}`]
  if (typeof value !== 'string' || !value || value.includes('\n'))
    throw new WebhookRefused(`The header ${name} is missing`)
  return value
}

/** The id in the queue. After a retry by the provider, the header may have the id of the retry; the signed body has both. */
const requestIdIn = (rawBody: Buffer, named: string): string => {
  try {
    const { request_id: id } = JSON.parse(rawBody.toString()) as { request_id?: unknown }
    return typeof id === 'string' ? id : named
  } catch {
    return named
  }
}

/**
 * Verifies the provider’s Ed25519 signature over id, user, time and raw body, made within five minutes of `now`
 * (milliseconds). Returns only the request id and ignores the reported result, so replays have no effect. Throws
 * `WebhookRefused`.
 */
export async function verifyFalWebhook({
  headers,
  rawBody,
  keys,
  now = Date.now(),
}: {
  headers: IncomingHttpHeaders
  rawBody: Buffer
  keys: KeySource
  now?: number
}): Promise<{ requestId: string }> {
  const [named, user, time, signature] = ['request-id', 'user-id', 'timestamp', 'signature'].map((name) =>
    one(headers, name),
  )
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS)
    throw new WebhookRefused('The timestamp is too old or in the future')
  if (!/^[\da-f]{128}$/i.test(signature)) throw new WebhookRefused('The signature is malformed')
  const message = Buffer.from(
    [named, user, time, createHash('sha256').update(rawBody).digest('hex')].join('\n'),
  )
  const isSigned = (by: KeyObject[]) =>
    by.some((key) => verify(null, message, key, Buffer.from(signature, 'hex')))
  if (!isSigned(await keys.cached()) && !isSigned((await keys.fresh()) ?? []))
    throw new WebhookRefused('The signature is not the provider’s')
  const requestId = requestIdIn(rawBody, named)
  if (!ID.test(requestId)) throw new WebhookRefused('The request id is malformed')
  return { requestId }
}

/** Creates the webhook check, with keys fetched from the provider or from `url` (`FAL_URL`). */
export function createWebhookCheck({ url }: { url?: string } = {}) {
  const keys = new FalKeys(new Hosts(url))
  return (headers: IncomingHttpHeaders, rawBody: Buffer): Promise<{ requestId: string }> =>
    verifyFalWebhook({ headers, rawBody, keys })
}
