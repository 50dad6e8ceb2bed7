import { ApolloLink, execute, gql } from '@apollo/client'
import { Subject } from 'rxjs'
import { mutationsSettled } from '../../shared/lib/loading/lazyComponent'
import { makeOrderLink } from './links'

const QUERY = gql('{ board }')
const CHANGES = gql('subscription { boardChanged }')

/** A link with a pending response and pushed changes; `arrived` has the results in order of arrival. */
function connection() {
  const answer = new Subject<ApolloLink.Result>()
  const changes = new Subject<ApolloLink.Result>()
  const server = new ApolloLink(({ operationType }) => (operationType === 'subscription' ? changes : answer))
  const onChange = jest.fn()
  const link = ApolloLink.from([makeOrderLink(onChange), server])
  const arrived: unknown[] = []
  const run = (query: typeof QUERY) =>
    execute(link, { query }, { client: {} as never }).subscribe(({ data }) => arrived.push(data))
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
  return { answer, changes, arrived, run, settled, onChange }
}

test('a pushed change waits for the responses of earlier queries', async () => {
  const { answer, changes, arrived, run, settled } = connection()
  run(CHANGES)
  run(QUERY)
  changes.next({ data: { boardChanged: 1 } })
  changes.next({ data: { boardChanged: 2 } })
  await settled()
  expect(arrived).toEqual([])
  answer.next({ data: { board: 0 } })
  answer.complete()
  await settled()
  expect(arrived).toEqual([{ board: 0 }, { boardChanged: 1 }, { boardChanged: 2 }])
  changes.next({ data: { boardChanged: 3 } })
  expect(arrived.at(-1)).toEqual({ boardChanged: 3 })
})

test('listeners are notified immediately when a change arrives or is sent', async () => {
  const { changes, run, onChange } = connection()
  run(CHANGES)
  run(QUERY)
  expect(onChange).not.toHaveBeenCalled()
  changes.next({ data: { boardChanged: 1 } })
  expect(onChange).toHaveBeenCalledTimes(1)
  run(gql('mutation { addShot }')).unsubscribe()
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('a cancelled query does not delay a change', async () => {
  const { changes, arrived, run, settled } = connection()
  run(CHANGES)
  run(QUERY).unsubscribe()
  changes.next({ data: { boardChanged: 1 } })
  await settled()
  expect(arrived).toEqual([{ boardChanged: 1 }])
})

test('a reload waits for the response of a pending mutation', async () => {
  const { answer, run, settled } = connection()
  const arrived = jest.fn()
  await mutationsSettled()
  run(gql('mutation { addShot }'))
  void mutationsSettled().then(arrived)
  await settled()
  expect(arrived).not.toHaveBeenCalled()
  answer.next({ data: { addShot: 1 } })
  answer.complete()
  await settled()
  expect(arrived).toHaveBeenCalledTimes(1)
})
