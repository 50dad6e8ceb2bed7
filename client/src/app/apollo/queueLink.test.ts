import { ApolloLink, Observable, execute, gql } from '@apollo/client'
import { makeQueueLink } from './links'

const SEND = gql`
  mutation Send($words: String!) {
    send(words: $words)
  }
`

test('operations in a queue are sent in order, even after a failure; others do not wait', async () => {
  const sent: string[] = []
  const release = new Map<string, (isGood: boolean) => void>()
  const server = new ApolloLink(
    ({ variables: { words } }) =>
      new Observable((observer) => {
        sent.push(words)
        release.set(words, (isGood) => {
          if (!isGood) return observer.error(new Error('Not now'))
          observer.next({ data: { send: words } })
          observer.complete()
        })
      }),
  )
  const link = makeQueueLink().concat(server)
  const send = (words: string, line?: string) =>
    new Promise((resolve) =>
      execute(
        link,
        { query: SEND, variables: { words }, context: { queueName: line } },
        { client: undefined as never },
      ).subscribe({ next: ({ data }) => resolve(data?.send), error: () => resolve('failed') }),
    )
  const later = () => new Promise((resolve) => setTimeout(resolve))

  const results = [send('one', 'a'), send('two', 'a'), send('three', 'a'), send('other', 'b'), send('free')]
  await later()
  expect(sent).toEqual(['free', 'one', 'other'])
  release.get('one')!(false)
  await later()
  expect(sent).toEqual(['free', 'one', 'other', 'two'])
  release.get('two')!(true)
  await later()
  for (const words of ['three', 'other', 'free']) release.get(words)!(true)
  expect(await Promise.all(results)).toEqual(['failed', 'two', 'three', 'other', 'free'])
})
