import { waitFor } from '@testing-library/react'
import { makeToken } from '../../../../test/token'
import { MeDocument } from '../../../entities/person/me.generated'
import { beginSession } from '../session/session'

let loads = 0
/** Imports the module again, as a reloaded page would. */
const reload = (): Promise<typeof import('./prefetchQueries')> =>
  import(`./prefetchQueries?load=${(loads += 1)}`)

afterEach(() => void jest.useRealTimers())

test('preloaded responses are used while the first page opens; later pages refetch', async () => {
  const { prefetchQueries, setPrefetchClient, endInitialLoad } = await reload()
  beginSession(makeToken())
  const client = { prioritizeCacheValues: false, query: jest.fn(async () => ({})) }
  setPrefetchClient(client as never)
  const prefetch = () => prefetchQueries((send) => send(MeDocument, {}))
  prefetch()
  await waitFor(() => expect(client.query).toHaveBeenCalledTimes(1))
  expect(client.prioritizeCacheValues).toBe(true)
  endInitialLoad()
  await waitFor(() => expect(client.prioritizeCacheValues).toBe(false))
  prefetch()
  await waitFor(() => expect(client.query).toHaveBeenCalledTimes(2))
  expect(client.prioritizeCacheValues).toBe(false)
})

test('preloaded responses expire soon after the first page has opened', async () => {
  const { setPrefetchClient, prefetchQueries, endInitialLoadSoon } = await reload()
  beginSession(makeToken())
  const client = { prioritizeCacheValues: false, query: jest.fn(async () => ({})) }
  setPrefetchClient(client as never)
  prefetchQueries((send) => send(MeDocument, {}))
  await waitFor(() => expect(client.prioritizeCacheValues).toBe(true))
  jest.useFakeTimers()
  endInitialLoadSoon()
  jest.advanceTimersByTime(100)
  expect(client.prioritizeCacheValues).toBe(true)
  jest.advanceTimersByTime(200)
  expect(client.prioritizeCacheValues).toBe(false)
})
