import { readServerTime } from '../serverTime'

declare global {
  interface Window {
    /** Responses to the preload script’s requests (`pages/preload/main.ts`), and the token it used. */
    preloadedResponses?: { authorization: string; responses: Map<string, Promise<Response>> }
  }
}

/** First page sizes of lists, shared by the preload script and the pages. */
export const PAGE_SIZES = { assets: 48, projects: 24, messages: 50, videos: 50, notes: 50 } as const

/** A document as text, with its operation name. */
export interface QueryText {
  name: string
  text: string
}

export const requestKey = (name: string, variables: object): string => `${name} ${JSON.stringify(variables)}`

/** Removes and returns the preloaded response to a request, if any. */
function takePreloaded({ body, headers }: RequestInit): Promise<Response> | undefined {
  const { authorization, responses } = window.preloadedResponses ?? {}
  if (!responses?.size || typeof body !== 'string') return undefined
  if (new Headers(headers).get('authorization') !== authorization) return undefined
  const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: object }
  const key = requestKey(operationName, variables)
  const response = responses.get(key)
  responses.delete(key)
  return response
}

/** `fetch` that uses preloaded responses, and otherwise, or after a failed one, sends the request. */
export function withPreloadedResponses(send: typeof fetch): typeof fetch {
  window.preloadedResponses ??= { authorization: '', responses: new Map() } // disables a preload script that runs late
  return async (input, init = {}) => {
    const response = await takePreloaded(init)?.catch(() => undefined)
    return readServerTime(response?.ok ? response : await send(input, init))
  }
}

export const clearPreloadedResponses = () => window.preloadedResponses?.responses.clear()
