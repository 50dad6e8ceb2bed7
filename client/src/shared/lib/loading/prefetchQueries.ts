import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { currentToken } from '../session/session'
import { clearPreloadedResponses } from './preloadedResponses'

/** Sends a query before its component renders; the component then receives the same response. */
export type SendQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => void
/** Sends the first queries of a page, with exactly the variables of its components. */
export type PageQueries = (send: SendQuery, at: Address) => void
interface Address {
  path: string[]
  search: URLSearchParams
}

/** Whether the first page is loading. Only then are cached results used without refetching. */
let isInitialLoad = true

let client: ApolloClient | undefined
let resolveClient: (client: ApolloClient) => void
const clientReady = new Promise<ApolloClient>((resolve) => (resolveClient = resolve))

/** Sets the Apollo client. Without one, as in tests, nothing is prefetched. */
export function setPrefetchClient(created: ApolloClient) {
  client = created
  created.prioritizeCacheValues = isInitialLoad
  resolveClient(created)
}

const send: SendQuery = (query, variables) =>
  void clientReady
    .then((ready) => ready.query({ query, variables, context: { quiet: true } } as never))
    .catch(() => undefined) // the component retries and shows the error

/** Time for the first page to render, in milliseconds; short enough that results are current. */
const INITIAL_RENDER_MS = 250

/** Makes later pages refetch their data, because the first page is shown or data has changed. */
export function endInitialLoad() {
  isInitialLoad = false
  clearPreloadedResponses()
  if (client) client.prioritizeCacheValues = false
}

/** Call when the first page is shown; its components may still be rendering. */
export const endInitialLoadSoon = () => setTimeout(endInitialLoad, INITIAL_RENDER_MS)

const currentAddress = (): Address => ({
  path: window.location.pathname.split('/').slice(1),
  search: new URLSearchParams(window.location.search),
})

/** Sends the first queries of the page at an address in parallel. */
export function prefetchQueries(queries: PageQueries, at: Address = currentAddress()): void {
  if (currentToken()) queries(send, at)
}
