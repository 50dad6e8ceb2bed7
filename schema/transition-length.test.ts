/** Covers specification V14. */
import { shortenGaps, transitionSeconds } from './cut.js'

test('a transition lasts as long as chosen, a second by default', () => {
  expect(transitionSeconds(8, 8)).toBe(1)
  expect([0.25, 0.5, 0.75, 1, 1.5, 2].map((wanted) => transitionSeconds(8, 4, wanted))).toEqual([
    0.25, 0.5, 0.75, 1, 1.5, 2,
  ])
})

test('between short clips it has the longest offered length within half of each, or becomes a cut', () => {
  expect(transitionSeconds(8, 3, 2)).toBe(1.5)
  expect(transitionSeconds(3.9, 8, 2)).toBe(1.5)
  expect(transitionSeconds(1.3, 8, 1)).toBe(0.5)
  expect(transitionSeconds(12 / 24, 8, 1)).toBe(0.25)
  expect(transitionSeconds(11 / 24, 8, 1)).toBe(0)
})

test('each gap of a film has its own length; a plain cut has none', () => {
  const gaps = [
    { transition: 'fade', seconds: 2 },
    { transition: 'dissolve', seconds: 1 },
    { transition: '', seconds: 1.5 },
  ]
  expect(shortenGaps([8, 8, 1, 8], gaps)).toEqual([
    { transition: 'fade', seconds: 2 },
    { transition: 'dissolve', seconds: 0.5 },
    { transition: '', seconds: 0 },
  ])
  expect(shortenGaps([8], [])).toEqual([])
})
