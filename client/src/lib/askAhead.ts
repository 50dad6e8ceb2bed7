import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { forgetAskedAhead } from './askedAhead'
import { currentToken } from './session'

/** Sends a query that a component is about to ask: it then waits for this answer. */
export type Send = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => void
/** What a page shows first: its queries, with the very variables that its components use. */
export type Ask = (send: Send, at: Address) => void
interface Address {
  path: string[]
  search: URLSearchParams
}

/** Whether the first page is on its way: only it takes what has arrived already for what is true. */
let isOpening = true

let client: ApolloClient | undefined
let supply: (client: ApolloClient) => void
const supplied = new Promise<ApolloClient>((resolve) => (supply = resolve))

/** For the app, once it has its client; until then, and in tests, nothing is sent. */
export function askAheadWith(made: ApolloClient) {
  client = made
  made.prioritizeCacheValues = isOpening
  supply(made)
}

const send: Send = (query, variables) =>
  void supplied
    .then((made) => made.query({ query, variables, context: { quiet: true } } as never))
    .catch(() => undefined) // the component asks again, and shows what is wrong

/** Until the parts of the first page are there, in milliseconds: not so long that something has happened meanwhile. */
const PARTS_MS = 250

/** From now on, what is opened is read anew: the first page is there, or something has changed. */
export function endOpening() {
  isOpening = false
  forgetAskedAhead()
  if (client) client.prioritizeCacheValues = false
}

/** For the first page once it is there: its parts follow. */
export const endOpeningSoon = () => setTimeout(endOpening, PARTS_MS)

const current = (): Address => ({
  path: window.location.pathname.split('/').slice(1),
  search: new URLSearchParams(window.location.search),
})

/** Sends what the page at an address shows first, so that its questions do not wait for each other. */
export function askAhead(ask: Ask, at: Address = current()): void {
  if (currentToken()) ask(send, at)
}
