import { type JsonWebKey, type KeyObject, createHash, createPublicKey, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '#platform/errors/failure'
import { Hosts } from './hosts.js'

/** Where the provider publishes its keys: its documentation names the first, and older copies of it the second. */
const JWKS_HOSTS = ['rest.fal.ai', 'rest.alpha.fal.ai']
const TOLERANCE_SECONDS = 300
const CACHE_MS = 24 * 60 * 60 * 1000
/** A forged signature must not make this installation ask for the keys over and over. */
const REFETCH_MS = 60_000
const FETCH_MS = 10_000
const LARGEST_KEYS = 100_000
const ID = /^[\w-]{1,100}$/

/** A call that is not to be believed. */
class WebhookRefused extends AppError {
  override readonly code = 'WEBHOOK_REFUSED'
}

/**
 * Where the keys come from; `fresh` asks for keys that may have been changed since, and answers undefined
 * when it just did.
 */
export interface KeySource {
  kept(): Promise<KeyObject[]>
  fresh(): Promise<KeyObject[] | undefined>
}

/** The provider's public keys, kept for a day. */
export class FalKeys implements KeySource {
  private keys: KeyObject[] = []
  private fetchedAt = -Infinity
  private askedAt = -Infinity
  private asking: Promise<KeyObject[]> | undefined

  constructor(
    private readonly hosts: Hosts,
    private readonly now: () => number = Date.now,
  ) {}

  async kept(): Promise<KeyObject[]> {
    if (this.now() - this.fetchedAt < CACHE_MS) return this.keys
    return this.fetch()
  }

  async fresh(): Promise<KeyObject[] | undefined> {
    return this.now() - this.askedAt < REFETCH_MS ? undefined : this.fetch()
  }

  private fetch(): Promise<KeyObject[]> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined))
    return this.asking
  }

  private async ask(): Promise<KeyObject[]> {
    this.askedAt = this.now()
    const keys = await this.askHost(JWKS_HOSTS[0]).catch(() => this.askHost(JWKS_HOSTS[1]))
    this.keys = keys
      .filter(({ kty, crv }) => kty === 'OKP' && crv === 'Ed25519')
      .map((key) => createPublicKey({ key, format: 'jwk' }))
    this.fetchedAt = this.askedAt
    return this.keys
  }

  private async askHost(host: string): Promise<JsonWebKey[]> {
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

/**
 * The id in the queue. When the provider tried again by itself, the header may name the later try; the signed
 * body names both.
 */
const requestIdIn = (rawBody: Buffer, named: string): string => {
  try {
    const { request_id: id } = JSON.parse(rawBody.toString()) as { request_id?: unknown }
    return typeof id === 'string' ? id : named
  } catch {
    return named
  }
}

/**
 * Believes a call only with the provider's Ed25519 signature over id, user, time and the body's very bytes,
 * made within five minutes of `now` (milliseconds). It tells a request id and nothing else: what the call
 * says about the result is not used, so a call that comes again changes nothing. Throws `WebhookRefused`.
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
  if (!isSigned(await keys.kept()) && !isSigned((await keys.fresh()) ?? []))
    throw new WebhookRefused('The signature is not the provider’s')
  const requestId = requestIdIn(rawBody, named)
  if (!ID.test(requestId)) throw new WebhookRefused('The request id is malformed')
  return { requestId }
}

/**
 * The check for the door: `(headers, body)` of a call, against the provider's keys, fetched where `url`
 * (`FAL_URL`) says.
 */
export function createWebhookCheck({ url }: { url?: string } = {}) {
  const keys = new FalKeys(new Hosts(url))
  return (headers: IncomingHttpHeaders, rawBody: Buffer): Promise<{ requestId: string }> =>
    verifyFalWebhook({ headers, rawBody, keys })
}
