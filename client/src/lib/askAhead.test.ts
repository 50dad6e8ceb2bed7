import { expect, test, vi } from 'vitest'
import { ReviewCountsDocument } from '../gql/generated'
import { makeToken } from '../../test/token'

test('what has arrived is not asked for again while the first page opens; later pages are read anew', async () => {
  vi.resetModules()
  const { askAhead, askAheadWith, endOpening } = await import('./askAhead')
  const { beginSession } = await import('./session')
  beginSession(makeToken())
  const client = { prioritizeCacheValues: false, query: vi.fn(async () => ({})) }
  askAheadWith(client as never)
  const ask = () => askAhead((send) => send(ReviewCountsDocument, { id: '1' }))
  ask()
  await vi.waitFor(() => expect(client.query).toHaveBeenCalledTimes(1))
  expect(client.prioritizeCacheValues).toBe(true)
  endOpening()
  await vi.waitFor(() => expect(client.prioritizeCacheValues).toBe(false))
  ask()
  await vi.waitFor(() => expect(client.query).toHaveBeenCalledTimes(2))
  expect(client.prioritizeCacheValues).toBe(false)
})
