/** Covers specification V90. */
import * as fc from 'fast-check'
import { crowdedTimes, inOrder, shownAtOnce, withinTrackLimits, withoutCrowd } from './at-once.js'
import { LIMITS } from '../limits.js'

const caption = (from: number, to: number) => ({ from, to })
const times = fc.array(
  fc
    .record({ from: fc.nat(60), length: fc.integer({ min: 1, max: 30 }) })
    .map(({ from, length }) => caption(from, from + length)),
  { maxLength: 40 },
)

test('each moment shows its captions, limited to the ones that began last', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 6 }), (given, most) => {
      const captions = inOrder(given)
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

test('thousands of overlapping captions give short lists', () => {
  const captions = Array.from({ length: 2_000 }, (_, at) => caption(at, 4_000 + at))
  const lengths = [...shownAtOnce(captions, 12)].map(({ shown }) => shown.length)
  expect(lengths).toHaveLength(3_999)
  expect(Math.max(...lengths)).toBe(12)
  expect(crowdedTimes(captions, 12)).toEqual([caption(12, 5_987)])
})

test('only captions beyond the limit of overlaps are left out', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 6 }), (given, most) => {
      const kept = withoutCrowd(given, most)
      expect(crowdedTimes(kept, most)).toEqual([])
      for (const one of given)
        if (!kept.includes(one)) expect(crowdedTimes([...kept, one], most)).not.toEqual([])
    }),
  )
})

test('a track stays within its limits of captions, characters and overlaps in a clip', () => {
  const { perTrack, charactersPerTrack, atOnce } = LIMITS.caption
  const placed = (at: number, text: string, itemId: string | null = null) => ({
    startMs: at,
    endMs: at + 1,
    text,
    speaker: null,
    itemId,
  })
  const many = Array.from({ length: 3_000 }, (_, at) => placed(at, 'x'))
  expect(withinTrackLimits(many)).toEqual(many.slice(0, perTrack))
  const long = Array.from({ length: 2_000 }, (_, at) => placed(at, 'x'.repeat(500)))
  expect(withinTrackLimits(long)).toHaveLength(charactersPerTrack / 500)
  const crowded = ['a', 'b'].flatMap((itemId) => Array.from({ length: 99 }, () => placed(0, 'x', itemId)))
  expect(withinTrackLimits(crowded)).toHaveLength(2 * atOnce)
})
