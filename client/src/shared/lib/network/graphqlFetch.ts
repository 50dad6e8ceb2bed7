import { useState } from 'react'
import { readServerTime } from '../serverTime'
import type { TextDocument } from './graphqlDocument'

/** Errors that the server returned for an operation. */
class GraphqlError extends Error {
  override readonly name = 'GraphqlError'
  constructor(readonly errors: { message: string; extensions?: Record<string, unknown> }[]) {
    super(errors[0]?.message)
  }
}

/** Time limit of a request, in milliseconds. */
const TIMEOUT_MS = 30_000

/** A response that is not from the API, for example from a proxy. */
class HttpError extends Error {
  override readonly name = 'HttpError'
  constructor(
    readonly statusCode: number,
    readonly bodyText: string,
  ) {
    super(`The server responded with ${statusCode}`)
  }
}

interface Answer<Data> {
  data?: Data | null
  errors?: GraphqlError['errors']
}

function parsed<Data>(text: string): Answer<Data> {
  try {
    return JSON.parse(text) as Answer<Data>
  } catch {
    return {}
  }
}

/**
 * Runs an operation without Apollo Client. `token` is the caller’s; `isLast` lets the request outlive the page. Rejects with
 * `GraphqlError`, `HttpError`, or the error of `fetch`.
 */
export async function graphqlFetch<Data, Variables>(
  document: TextDocument<Data, Variables>,
  variables: Variables,
  { token, isLast = false }: { token?: string; isLast?: boolean } = {},
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: document, variables }),
    keepalive: isLast,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((failure: Error) => {
    throw failure.name === 'TimeoutError' ? new TypeError('The request timed out') : failure
  })
  const text = await readServerTime(response).text()
  const { data, errors } = parsed<Data>(text)
  if (errors) throw new GraphqlError(errors)
  if (!data) throw new HttpError(response.status, text)
  return data
}

/** Function that runs the operation, and whether it is running. */
export function useGraphqlFetch<Data, Variables>(document: TextDocument<Data, Variables>) {
  const [loading, setLoading] = useState(false)
  const run = async (variables: Variables) => {
    setLoading(true)
    try {
      return await graphqlFetch(document, variables)
    } finally {
      setLoading(false)
    }
  }
  return [run, loading] as const
}
