import { type FalClient, createFalClient } from '@fal-ai/client'
import { NoResponse, ProviderRefusal } from './responses.js'
import type { Hosts } from './hosts.js'

const LARGEST_ANSWER = 4 * 1024 * 1024
const RESPONSE_TIMEOUT_MS = 30_000
const UPLOAD_MS = 120_000

/**
 * True when the failure happened while connecting: nothing was sent then. Looks at shapes, as causes may come
 * from elsewhere.
 */
const neverConnected = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  const { syscall, code, errors, cause } = error as NodeJS.ErrnoException & { errors?: unknown }
  if (syscall === 'connect' || syscall === 'getaddrinfo' || code === 'UND_ERR_CONNECT_TIMEOUT') return true
  if (Array.isArray(errors) && errors.length > 0) return errors.every(neverConnected)
  return neverConnected(cause)
}

/** How long the provider keeps files of ours, and what it makes of them, on its public storage. */
export const PROVIDER_STORAGE = { expiresIn: '1d' } as const

/** The requests whose billed units are remembered. */
const MOST_BILLS = 1_000
/** More units than any request has: such a number is none. */
const MOST_UNITS = 1_000_000
const RESULT = /\/requests\/([\w-]+)$/

/** The billed units that the provider told with results, by request. */
export type Bills = Map<string, number>

function remember(bills: Bills, address: string, headers: Headers): void {
  const id = RESULT.exec(new URL(address).pathname)?.[1]
  const units = Number(headers.get('x-fal-billable-units') ?? NaN)
  if (!id || !(units >= 0 && units <= MOST_UNITS)) return
  bills.set(id, units)
  if (bills.size > MOST_BILLS) bills.delete(bills.keys().next().value!)
}

/** The body's bytes. Throws when there are more than an answer may have. */
export async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > LARGEST_ANSWER) throw new Error('The response is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return null
  }
}

/**
 * The provider may have a picture put into a store that is not its own, under an address it signed; no key
 * goes there.
 */
const uploadRoute = (address: string) =>
  address.startsWith('https://') ? { url: address, headers: {} } : undefined

/**
 * The provider's client, with its own retries switched off: it repeats by itself what it knows as its own
 * errors, a submit included, which could pay twice. So what goes wrong leaves `fetch` as `ProviderRefusal` or
 * `NoResponse`, which it does not know. Redirects are not followed, so that the key goes nowhere else.
 */
export function createClient({ key, hosts, bills }: { key: string; hosts: Hosts; bills: Bills }): FalClient {
  const carefulFetch: typeof fetch = async (input, init) => {
    const isUpload = init?.body instanceof Blob
    const route = hosts.route(String(input)) ?? (isUpload ? uploadRoute(String(input)) : undefined)
    if (!route) throw new NoResponse('This address is not the provider’s', false, undefined)
    const limit = AbortSignal.timeout(isUpload ? UPLOAD_MS : RESPONSE_TIMEOUT_MS)
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
    const headers = { ...(init?.headers as Record<string, string>), ...route.headers }
    let response: Response
    let body: Uint8Array<ArrayBuffer>
    try {
      response = await fetch(route.url, { ...init, headers, signal, redirect: 'manual' })
      body = await bytesOf(response)
      remember(bills, route.url, response.headers)
    } catch (error) {
      throw new NoResponse((error as Error).message, !neverConnected(error), error)
    }
    if (!response.ok) {
      const wait = Number(response.headers.get('retry-after') ?? NaN)
      throw new ProviderRefusal(response.status, parsed(body), Number.isFinite(wait) ? wait : undefined)
    }
    const bare = [204, 205].includes(response.status)
    return new Response(bare ? null : body, { status: response.status, headers: response.headers })
  }
  return createFalClient({
    credentials: key,
    fetch: carefulFetch,
    requestMiddleware: async (request) => {
      const route = hosts.route(request.url)
      return route
        ? { ...request, url: route.url, headers: { ...request.headers, ...route.headers } }
        : request
    },
  })
}
