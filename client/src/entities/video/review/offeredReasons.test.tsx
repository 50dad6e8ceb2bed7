/** Covers specification V47. */
import { act, renderHook } from '@testing-library/react'
import { hideReasons, holdReasons, offerReasons, resumeReasons, useOfferedReasons } from './offeredReasons'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(hideReasons)
  jest.useRealTimers()
})

test('reasons are offered for 15 seconds, or longer while held', () => {
  const { result } = renderHook(useOfferedReasons)
  const after = (ms: number) => {
    act(() => void jest.advanceTimersByTime(ms))
    return result.current?.videoId
  }
  act(() => offerReasons('1'))
  expect(after(14_900)).toBe('1')
  expect(after(200)).toBeUndefined()
  act(() => offerReasons('2'))
  holdReasons()
  expect(after(60_000)).toBe('2')
  act(resumeReasons)
  expect(after(15_100)).toBeUndefined()
})
