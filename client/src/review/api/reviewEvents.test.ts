/** Covers specification G33. */
import { waitFor } from '@testing-library/react'
import { linkKey } from './linkKey'
import { readEvents, watchReview } from './reviewEvents'

test('events are parsed from a stream in chunks of any size', () => {
  expect(readEvents(': open\n\nevent: changed\ndata:\n\nevent: en')).toEqual({
    names: ['changed'],
    rest: 'event: en',
  })
  expect(readEvents('event: ended\r\ndata:\r\n\r\n')).toEqual({ names: ['ended'], rest: '' })
  expect(readEvents(': beat\n\n')).toEqual({ names: [], rest: '' })
})

test('a lost connection is restored with a reload, and the end is reported once', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const answers = [
    () => new Response(bytes('event: changed\ndata:\n\n')),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => new Response(null, { status: 429 }),
    () => new Response(bytes(': open\n\nevent: ended\ndata:\n\n')),
  ]
  globalThis.fetch = async () => answers.shift()!()
  const events: string[] = []
  const stop = new AbortController()
  const watching = watchReview({
    session: 'review_session',
    signal: stop.signal,
    onChange: () => events.push('changed'),
    onEnd: () => events.push('ended'),
    onConnection: (isConnected) => events.push(isConnected ? 'connected' : 'lost'),
  })
  // the event ends the wait between attempts
  const hurry = setInterval(() => window.dispatchEvent(new Event('online')), 5)
  await waitFor(() => expect(events.at(-1)).toBe('ended'))
  clearInterval(hurry)
  await watching
  expect(events.join(' ')).toBe('connected changed changed lost lost lost connected changed ended')
})

test('a refused session ends the review', async () => {
  globalThis.fetch = async () => new Response(null, { status: 401 })
  const onEnd = jest.fn()
  const nothing = () => undefined
  const { signal } = new AbortController()
  await watchReview({ session: 's', signal, onChange: nothing, onEnd, onConnection: nothing })
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('the key of a link does not contain its token, and differs between links', () => {
  const tokens = Array.from({ length: 2_000 }, (_, at) => `token-${at}`)
  expect(new Set(tokens.map(linkKey)).size).toBe(tokens.length)
  expect(linkKey('a-very-secret-token')).toMatch(/^review:[a-z0-9]{5,11}$/)
})
