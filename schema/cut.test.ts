import { changeGap, followStored, isSameOrder, joinCut, leaveCut, moveInCut, PLAIN_CUT } from './cut.js'

const fade = { transition: 'fade', seconds: 2 }
const hblur = { transition: 'hblur', seconds: 0.5 }
const cut = { itemIds: ['a', 'b', 'c'], gaps: [fade, hblur] }
const empty = { itemIds: [], gaps: [] }

test('a plain cut has no transition, and a length for when it gets one', () => {
  expect(PLAIN_CUT).toEqual({ transition: '', seconds: 1 })
})

test('a video is added at the end, after a plain cut; the first one has no gap before it', () => {
  expect(joinCut(cut, 'd')).toEqual({ itemIds: ['a', 'b', 'c', 'd'], gaps: [fade, hblur, PLAIN_CUT] })
  expect(joinCut(empty, 'a')).toEqual({ itemIds: ['a'], gaps: [] })
  expect(joinCut(cut, 'b')).toEqual(cut)
})

test('a video is inserted, and the gap before it stays', () => {
  expect(joinCut(cut, 'd', 1)).toEqual({ itemIds: ['a', 'd', 'b', 'c'], gaps: [fade, PLAIN_CUT, hblur] })
  expect(joinCut(cut, 'd', 0)).toEqual({ itemIds: ['d', 'a', 'b', 'c'], gaps: [PLAIN_CUT, fade, hblur] })
  expect(leaveCut(joinCut(cut, 'd', 1), 'd')).toEqual(cut)
})

test('removing a video also removes the gap after it; for the last one, the gap before it', () => {
  expect(leaveCut(cut, 'a')).toEqual({ itemIds: ['b', 'c'], gaps: [hblur] })
  expect(leaveCut(cut, 'b')).toEqual({ itemIds: ['a', 'c'], gaps: [fade] })
  expect(leaveCut(cut, 'c')).toEqual({ itemIds: ['a', 'b'], gaps: [fade] })
  expect(leaveCut({ itemIds: ['a'], gaps: [] }, 'a')).toEqual(empty)
  expect(leaveCut(cut, 'x')).toEqual(cut)
})

test('moving a video leaves the gaps in place', () => {
  expect(moveInCut(cut, 2, 0)).toEqual({ itemIds: ['c', 'a', 'b'], gaps: [fade, hblur] })
  expect(moveInCut(cut, 0, 2)).toEqual({ itemIds: ['b', 'c', 'a'], gaps: [fade, hblur] })
})

test('changing the transition or the length of a gap keeps the other', () => {
  expect(changeGap(cut, 1, { transition: '' }).gaps).toEqual([fade, { transition: '', seconds: 0.5 }])
  expect(changeGap(cut, 0, { seconds: 0.25 }).gaps).toEqual([{ transition: 'fade', seconds: 0.25 }, hblur])
})

test('a cut follows the accepted videos: others are removed, and new ones inserted in place', () => {
  expect(followStored(cut, ['a', 'b', 'c', 'd'])).toEqual(joinCut(cut, 'd'))
  expect(followStored(cut, ['c', 'b'])).toEqual({ itemIds: ['b', 'c'], gaps: [hblur] })
  expect(followStored(cut, ['d', 'a', 'e'])).toEqual({
    itemIds: ['d', 'a', 'e'],
    gaps: [PLAIN_CUT, PLAIN_CUT],
  })
  expect(followStored(moveInCut(cut, 2, 0), ['a', 'd', 'b', 'c', 'e']).itemIds).toEqual([
    'c',
    'a',
    'd',
    'b',
    'e',
  ])
  expect(followStored(cut, [])).toEqual(empty)
  expect(followStored(empty, ['x', 'y'])).toEqual({ itemIds: ['x', 'y'], gaps: [PLAIN_CUT] })
})

test('other properties of a cut are kept, and the cut itself is not mutated', () => {
  const before = structuredClone(cut)
  expect(followStored({ ...cut, fit: 'CROP' }, ['b', 'd']).fit).toBe('CROP')
  expect(changeGap(moveInCut(cut, 0, 1), 0, { seconds: 1 })).not.toEqual(cut)
  expect(cut).toEqual(before)
})

test('orders with the same videos and gaps are equal', () => {
  expect(isSameOrder(cut, structuredClone(cut))).toBe(true)
  for (const change of [
    moveInCut(cut, 0, 1),
    changeGap(cut, 0, { transition: '' }),
    changeGap(cut, 1, { seconds: 1 }),
    leaveCut(cut, 'c'),
  ])
    expect(isSameOrder(cut, change)).toBe(false)
})
