import { type FalClient, createFalClient } from '@fal-ai/client'
import { NoResponse, ProviderRefusal } from './responses.js'
import type { Hosts } from './hosts.js'

const MAX_RESPONSE_BYTES = 4 * 1024 * 1024
const RESPONSE_TIMEOUT_MS = 30_000
const UPLOAD_TIMEOUT_MS = 120_000

/** Whether a request failed before a connection was made. Checks properties, as causes may be foreign error classes. */
const neverConnected = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  const { syscall, code, errors, cause } = error as NodeJS.ErrnoException & { errors?: unknown }
  if (syscall === 'connect' || syscall === 'getaddrinfo' || code === 'UND_ERR_CONNECT_TIMEOUT') return true
  if (Array.isArray(errors) && errors.length > 0) return errors.every(neverConnected)
  return neverConnected(cause)
}

/** How long the provider keeps uploads and results on its public storage. */
export const PROVIDER_STORAGE = { expiresIn: '1d' } as const

/** Requests whose billed units are cached. */
const MAX_BILLS = 1_000
/** Larger numbers of units are treated as invalid. */
const MAX_UNITS = 1_000_000
const RESULT = /\/requests\/([\w-]+)$/

/** Billed units from the headers of results, by request. */
export type Bills = Map<string, number>

function remember(bills: Bills, address: string, headers: Headers): void {
  const id = RESULT.exec(new URL(address).pathname)?.[1]
  const units = Number(headers.get('x-fal-billable-units') ?? NaN)
  if (!id || !(units >= 0 && units <= MAX_UNITS)) return
  bills.set(id, units)
  if (bills.size > MAX_BILLS) bills.delete(bills.keys().next().value!)
}

/** The bytes of a body. Throws if it is larger than a response may be. */
export async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MAX_RESPONSE_BYTES) throw new Error('The response is too large')
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

/** The provider may redirect uploads to a signed address of another store, which must not receive the key. */
const uploadRoute = (address: string) =>
  address.startsWith('https://') ? { url: address, headers: {} } : undefined

/**
 * The provider’s client without its own retries, which include submits and could pay twice. It only retries its own error
 * classes, so `fetch` throws `ProviderRefusal` and `NoResponse` instead. Redirects are not followed, which protects the key.
 */
export function createClient({ key, hosts, bills }: { key: string; hosts: Hosts; bills: Bills }): FalClient {
  const guardedFetch: typeof fetch = async (input, init) => {
    const isUpload = init?.body instanceof Blob
    const route = hosts.route(String(input)) ?? (isUpload ? uploadRoute(String(input)) : undefined)
    if (!route) throw new NoResponse('This address is not the provider’s', false, undefined)
    const limit = AbortSignal.timeout(isUpload ? UPLOAD_TIMEOUT_MS : RESPONSE_TIMEOUT_MS)
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
    fetch: guardedFetch,
    requestMiddleware: async (request) => {
      const route = hosts.route(request.url)
      return route
        ? { ...request, url: route.url, headers: { ...request.headers, ...route.headers } }
        : request
    },
  })
}
