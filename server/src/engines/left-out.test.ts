/** Covers specification C27. */
import { leftOutIn } from './engine.js'

test.each([
  ['Left out: guitar.', ['guitar']],
  ['Not shown: zorp. Try other words. Left out: lamp, old guitar.', ['lamp', 'old guitar']],
  ['Left out: a, b, c, d and others.', ['a', 'b', 'c', 'd']],
  ['Not shown: zorp. Try other words.', []],
])('what can still be drawn is read from a note: %s', (note, things) => {
  expect(leftOutIn(note)).toEqual(things)
})
