import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { makeRetryLink } from './links'

const mutation = gql`
  mutation Keep {
    keep
  }
`
const away = { request: { query: mutation }, error: new TypeError('Failed to fetch') }
const back = { request: { query: mutation }, result: { data: { keep: true } } }

const send = (answers: MockLink.MockedResponse[], context: { idempotent?: boolean }) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([makeRetryLink(), new MockLink(answers, { showWarnings: false })]),
  }).mutate({ mutation, context })

test('only idempotent operations are retried until the server is back', async () => {
  expect((await send([away, away, back], { idempotent: true })).data).toEqual({ keep: true })
  await expect(send([away, back], {})).rejects.toThrow('Failed to fetch')
})

test('a refused operation does not count as an outage', async () => {
  const refused = { request: { query: mutation }, error: new Error('Not yours') }
  await expect(send([refused, back], { idempotent: true })).rejects.toThrow('Not yours')
})
