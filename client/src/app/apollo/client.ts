import { ApolloClient, ApolloLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs'
import { OperationTypeNode } from 'graphql'
import { withPreloadedResponses } from '../../shared/lib/loading/preloadedResponses'
import { endInitialLoad } from '../../shared/lib/loading/prefetchQueries'
import { MeDocument } from '../../entities/person/me.generated'
import { currentToken, onSessionChange } from '../../shared/lib/session/session'
import { uploadFetch } from '../../shared/lib/network/upload'
import { makeCache } from './cache'
import { makeConfirmLink, makePriceLink, makeRetryLink, makeOrderLink, makeQueueLink } from './links'
import { makeErrorLink } from './errors'
import { makeSocket } from './socket'

const PATH = '/graphql'

const authorise = () =>
  new SetContextLink(({ headers }) => {
    const token = currentToken()
    return {
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    }
  })

/** The Apollo client: HTTP with uploads, a socket for subscriptions, a cache, and one place that shows failures. */
export function makeClient(): ApolloClient {
  const socket = makeSocket(PATH, {
    onReconnect: () => {
      endInitialLoad()
      void client.refetchQueries({ include: 'active' })
    },
    onRejected: () =>
      void client
        .query({ query: MeDocument, fetchPolicy: 'network-only', context: { quiet: true } })
        .catch(() => undefined),
  })
  const client = new ApolloClient({
    cache: makeCache(),
    link: ApolloLink.from([
      makeOrderLink(endInitialLoad),
      makeErrorLink(),
      makeConfirmLink(),
      makePriceLink(),
      makeQueueLink(),
      makeRetryLink(),
      authorise(),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        new GraphQLWsLink(socket),
        new UploadHttpLink({ uri: PATH, fetch: withPreloadedResponses(uploadFetch) }),
      ),
    ]),
    // a refetch after a lost connection is merged by the cache’s policies, and does not overwrite loaded pages
    defaultOptions: {
      watchQuery: {
        fetchPolicy: 'cache-and-network',
        nextFetchPolicy: 'cache-first',
        refetchWritePolicy: 'merge',
      },
    },
  })
  let token = currentToken()
  onSessionChange(() => {
    if (token === currentToken()) return
    token = currentToken()
    socket.terminate()
    void client.clearStore()
  })
  return client
}
