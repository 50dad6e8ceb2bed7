/** Covers specification V105. */
import { UNEDITED } from './cut-item.js'
import { overlaidSeconds, rangeInFilm } from './lower-third.js'

const video = { frames: 96, frameRate: 24 }

test('a lower third moves with the trim, speed and rate of its clip', () => {
  const at = (edit: Partial<typeof UNEDITED>, rate = 24) =>
    rangeInFilm({ from: 24, to: 48 }, { edit: { ...UNEDITED, ...edit }, video, start: 100 }, rate)
  expect(at({})).toEqual({ from: 124, to: 148 })
  expect(at({ inFrame: 12 })).toEqual({ from: 112, to: 136 })
  expect(at({ inFrame: 36 })).toEqual({ from: 100, to: 112 })
  expect(at({ outFrame: 30 })).toEqual({ from: 124, to: 130 })
  expect(at({ inFrame: 48 })).toBeUndefined()
  expect(at({ speed: 2 })).toEqual({ from: 112, to: 124 })
  expect(at({}, 30)).toEqual({ from: 130, to: 160 })
})

test('seconds with several overlays count once', () => {
  const items = [{ id: 'a', edit: { ...UNEDITED, inFrame: 24 }, video, start: 10 }]
  const third = { itemId: 'a', startFrame: 24, endFrame: 72 }
  expect(overlaidSeconds([third], { items })).toBeCloseTo(2)
  expect(overlaidSeconds([third, { itemId: 'b', startFrame: 0, endFrame: 24 }], { items })).toBeCloseTo(2)
  expect(overlaidSeconds([third], { items, captions: [{ startMs: 11_000, endMs: 13_500 }] })).toBeCloseTo(3.5)
})
