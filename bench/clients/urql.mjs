import { Client, cacheExchange, fetchExchange, subscriptionExchange } from '@urql/core'
import { DOCUMENTS, errorOf, runSession } from './session.mjs'
import { socketsOf } from './sockets.mjs'

await runSession(({ url, headers }) => {
  const sockets = socketsOf({ url, headers })
  const subscriptions = subscriptionExchange({
    forwardSubscription: ({ query, variables }) => ({
      subscribe: (sink) => ({ unsubscribe: sockets.subscribe({ query, variables }, sink) }),
    }),
  })
  const client = new Client({
    url,
    fetchOptions: { headers },
    exchanges: [cacheExchange, fetchExchange, subscriptions],
  })
  return {
    request: async (name, variables) => {
      const send = DOCUMENTS[name].startsWith('mutation') ? client.mutation : client.query
      const { data, error } = await send.call(client, DOCUMENTS[name], variables).toPromise()
      if (error?.networkError) throw error.networkError
      if (error) throw errorOf(error.graphQLErrors)
      return data
    },
    subscribe: (name, listen) =>
      client.subscription(DOCUMENTS[name], {}).subscribe(({ data, error }) => {
        if (error) throw error
        listen(data)
      }),
    close: () => sockets.dispose(),
  }
})
process.exit()
