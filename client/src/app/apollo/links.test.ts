/** Covers specification E1, K18. */
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { GraphQLError } from 'graphql'
import { registerConfirmDialog } from '../../shared/lib/confirm'
import { makePriceLink, makeRetryLink } from './links'

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

test('only idempotent operations are retried until the server is reachable', async () => {
  expect((await send([away, away, back], { idempotent: true })).data).toEqual({ keep: true })
  await expect(send([away, back], {})).rejects.toThrow('Failed to fetch')
})

test('a refused operation does not count as an outage', async () => {
  const refused = { request: { query: mutation }, error: new Error('Not yours') }
  await expect(send([refused, back], { idempotent: true })).rejects.toThrow('Not yours')
})

const order = gql`
  mutation Order($input: OrderInput!) {
    order(input: $input)
  }
`
const input = { prompt: 'It docks' }
const unknown = {
  request: { query: order, variables: { input } },
  result: {
    errors: [
      new GraphQLError('The price of this is not known', {
        extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['acceptsUnknownPrice'], message: '' }] },
      }),
    ],
  },
}
const accepted = {
  request: { query: order, variables: { input: { ...input, acceptsUnknownPrice: true } } },
  result: { data: { order: true } },
}
const place = () =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([makePriceLink(), new MockLink([unknown, accepted], { showWarnings: false })]),
  }).mutate({ mutation: order, variables: { input } })

test('an order at an unknown price is repeated if the user accepts, and dropped if they cancel', async () => {
  const questions: string[] = []
  let isAccepted = true
  const unregister = registerConfirmDialog(({ content, onOk, onCancel }) => {
    questions.push(content)
    if (isAccepted) void onOk()
    else onCancel?.()
    return () => undefined
  })
  expect((await place()).data).toEqual({ order: true })
  isAccepted = false
  await expect(place()).rejects.toThrow('The price of this is not known')
  unregister()
  expect(questions).toEqual(
    Array.from({ length: 2 }, () => 'The price of this is not known. Order it anyway?'),
  )
})
