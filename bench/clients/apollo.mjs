import assert from 'node:assert/strict'
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, gql } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { DOCUMENTS, errorOf, print, runSession } from './session.mjs'
import { socketsOf } from './sockets.mjs'

await runSession(({ url, headers }) => {
  const sockets = socketsOf({ url, headers })
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      new GraphQLWsLink(sockets),
      new HttpLink({ uri: url, headers }),
    ),
  })
  return {
    request: async (name, variables) => {
      const document = gql(DOCUMENTS[name])
      const send = DOCUMENTS[name].startsWith('mutation')
        ? client.mutate({ mutation: document, variables })
        : client.query({ query: document, variables })
      const { data } = await send.catch((error) => {
        throw CombinedGraphQLErrors.is(error) ? errorOf(error.errors) : error
      })
      return data
    },
    subscribe: (name, listen) =>
      client.subscribe({ query: gql(DOCUMENTS[name]) }).subscribe(({ data, error }) => {
        if (error) throw error
        listen(data)
      }),
    close: () => {
      const entities = Object.keys(client.cache.extract()).filter((key) => key.startsWith('Project:'))
      assert.ok(entities.length >= 3)
      print('caches entities by their ids')
      sockets.dispose()
    },
  }
})
process.exit()
