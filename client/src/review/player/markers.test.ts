/** Covers specification G25. */
import { makeGuestNote } from '../../../test/guest-review'
import { markersOf } from './markers'

const note = (id: string, frame: number, endFrame: number | null = null) =>
  makeGuestNote(id, { frame, endFrame })
const shown = (...given: Parameters<typeof markersOf>) =>
  markersOf(...given).map(({ from, to, notes }) => [from, to, notes.map(({ id }) => id).join('')])

test('notes are marked at their frames, and ranges up to their end', () => {
  expect(shown([note('b', 50, 75), note('a', 0)], 100, 0.1)).toEqual([
    [0, 0, 'a'],
    [0.5, 0.75, 'b'],
  ])
})

test('notes that are too close to click share a marker', () => {
  expect(shown([note('a', 10), note('b', 15, 40), note('c', 19), note('d', 21)], 100, 0.1)).toEqual([
    [0.1, 0.4, 'abc'],
    [0.21, 0.21, 'd'],
  ])
})

test('replies have no marker', () => {
  expect(shown([note('a', 10), makeGuestNote('r', { parentId: 'a', frame: 10 })], 100, 0.1)).toEqual([
    [0.1, 0.1, 'a'],
  ])
})
