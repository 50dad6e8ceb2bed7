import { expect, onTestFinished, test, vi } from 'vitest'
import { makeToken } from '../../test/token'
import { MeDocument } from './me.generated'

test('what has arrived is not asked for again while the first page opens; later pages are read anew', async () => {
  vi.resetModules()
  const { askAhead, askAheadWith, endOpening } = await import('./askAhead')
  const { beginSession } = await import('./session')
  beginSession(makeToken())
  const client = { prioritizeCacheValues: false, query: vi.fn(async () => ({})) }
  askAheadWith(client as never)
  const ask = () => askAhead((send) => send(MeDocument, {}))
  ask()
  await vi.waitFor(() => expect(client.query).toHaveBeenCalledTimes(1))
  expect(client.prioritizeCacheValues).toBe(true)
  endOpening()
  await vi.waitFor(() => expect(client.prioritizeCacheValues).toBe(false))
  ask()
  await vi.waitFor(() => expect(client.query).toHaveBeenCalledTimes(2))
  expect(client.prioritizeCacheValues).toBe(false)
})

test('the parts of the first page follow at once: soon after, its answers count no more', async () => {
  vi.resetModules()
  const { askAheadWith, askAhead, endOpeningSoon } = await import('./askAhead')
  const { beginSession } = await import('./session')
  beginSession(makeToken())
  const client = { prioritizeCacheValues: false, query: vi.fn(async () => ({})) }
  askAheadWith(client as never)
  askAhead((send) => send(MeDocument, {}))
  await vi.waitFor(() => expect(client.prioritizeCacheValues).toBe(true))
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  endOpeningSoon()
  await vi.advanceTimersByTimeAsync(100)
  expect(client.prioritizeCacheValues).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(client.prioritizeCacheValues).toBe(false)
})
