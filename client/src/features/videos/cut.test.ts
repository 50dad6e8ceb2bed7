import { expect, test } from '@jest/globals'
import { lengthOf, moved, upToDate, withTransition } from './cut'

const draft = { videoIds: ['a', 'b', 'c'], transitions: ['fade', ''] }

test('a moved video leaves the transitions at their gaps', () => {
  expect(moved(draft, 2, 0)).toEqual({ videoIds: ['c', 'a', 'b'], transitions: ['fade', ''] })
  expect(withTransition(draft, 1, 'hlwind').transitions).toEqual(['fade', 'hlwind'])
  expect(withTransition(draft, 0, '').transitions).toEqual(['', ''])
})

test('a draft follows what is accepted: new videos join at the end, others leave with the transition after them', () => {
  expect(upToDate(draft, ['a', 'b', 'c', 'd'])).toEqual({ videoIds: ['a', 'b', 'c', 'd'], transitions: ['fade', '', ''] })
  expect(upToDate(draft, ['c', 'b'])).toEqual({ videoIds: ['b', 'c'], transitions: [''] })
  expect(upToDate(draft, ['a', 'b'])).toEqual({ videoIds: ['a', 'b'], transitions: ['fade'] })
  expect(upToDate(draft, [])).toEqual({ videoIds: [], transitions: [] })
  expect(upToDate({ videoIds: [], transitions: [] }, ['x', 'y'])).toEqual({ videoIds: ['x', 'y'], transitions: [''] })
})

test('a transition takes a second off the film, or half of a shorter neighbour', () => {
  const of = (...seconds: number[]) => seconds.map((duration) => ({ duration }))
  expect(lengthOf([], [])).toBe(0)
  expect(lengthOf(of(5, 5, 5), ['', ''])).toBe(15)
  expect(lengthOf(of(5, 5, 5), ['fade', ''])).toBe(14)
  expect(lengthOf(of(5, 1, 5), ['fade', 'hblur'])).toBe(10)
})
