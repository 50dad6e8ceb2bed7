import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { LoaderFunctionArgs, Params } from 'react-router-dom'
import { currentToken } from './session'

/** Sends a query whose answer a component is about to ask for; it then waits for this one. */
export type Send = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => void
/** What a page shows first: its queries, with the very variables that its components use. */
export type Ask = (send: Send, at: { params: Params; search: URLSearchParams }) => void

let supply: (client: ApolloClient) => void
const client = new Promise<ApolloClient>((resolve) => (supply = resolve))

/** For the app, once it has its client; until then, and in tests without one, nothing is sent. */
export const askAheadWith = (made: ApolloClient) => supply(made)

const send: Send = (query, variables) =>
  void client
    .then((made) => made.query({ query, variables, context: { quiet: true } } as never))
    .catch(() => undefined) // the component asks again, and shows what is wrong

/** A route's loader that sends what its page asks for, and waits for none of it. */
export const loaderOf =
  (ask: Ask) =>
  ({ params, request }: LoaderFunctionArgs): null => {
    if (currentToken()) ask(send, { params, search: new URL(request.url).searchParams })
    return null
  }
