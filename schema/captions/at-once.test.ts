import * as fc from 'fast-check'
import { crowdedTimes, shownAtOnce } from './at-once.js'
import { inTime } from './caption.js'

const caption = (from: number, to: number) => ({ from, to })
const times = fc.array(
  fc
    .record({ from: fc.nat(60), length: fc.integer({ min: 1, max: 30 }) })
    .map(({ from, length }) => caption(from, from + length)),
  { maxLength: 40 },
)

test('what is shown at each moment are the captions of that moment, at most the last ones to begin', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 6 }), (given, most) => {
      const captions = inTime(given)
      const ranges = [...shownAtOnce(captions, most)]
      for (let moment = 0; moment < 100; moment++) {
        const range = ranges.find(({ from, to }) => from <= moment && moment < to)
        const all = captions.filter(({ from, to }) => from <= moment && moment < to)
        const shown = range?.shown ?? []
        if (all.length <= most && crowdedTimes(captions, most).length === 0) expect(shown).toEqual(all)
        expect(shown.length).toBeLessThanOrEqual(most)
        for (const one of shown) expect(all).toContain(one)
        const isCrowded = crowdedTimes(captions, most).some(({ from, to }) => from <= moment && moment < to)
        expect(isCrowded).toBe(all.length > most)
      }
    }),
  )
})

test('thousands of captions that all overlap are as many short lists', () => {
  const captions = Array.from({ length: 2_000 }, (_, at) => caption(at, 4_000 + at))
  const lengths = [...shownAtOnce(captions, 12)].map(({ shown }) => shown.length)
  expect(lengths).toHaveLength(3_999)
  expect(Math.max(...lengths)).toBe(12)
  expect(crowdedTimes(captions, 12)).toEqual([caption(12, 5_987)])
})
