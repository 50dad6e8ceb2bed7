import { expect, test } from '@jest/globals'
import { isSame, lengthOf, moved, realLengths, upToDate, withLength, withTransition } from './cut'

const look = { size: '720p', fit: 'crop' }
const draft = { videoIds: ['a', 'b', 'c'], transitions: ['fade', ''], lengths: [2, 0.5], ...look }
const empty = { videoIds: [], transitions: [], lengths: [], ...look }

test('a moved video leaves the transitions at their gaps, and how long they last', () => {
  expect(moved(draft, 2, 0)).toEqual({ ...draft, videoIds: ['c', 'a', 'b'] })
  expect(withTransition(draft, 1, 'hlwind')).toEqual({ ...draft, transitions: ['fade', 'hlwind'] })
  expect(withTransition(draft, 0, '')).toEqual({ ...draft, transitions: ['', ''] })
  expect(withLength(draft, 0, 0.25)).toEqual({ ...draft, lengths: [0.25, 0.5] })
})

test('a draft follows what is accepted: new videos join at the end, others leave with the transition after them', () => {
  expect(upToDate(draft, ['a', 'b', 'c', 'd'])).toEqual({
    ...draft,
    videoIds: ['a', 'b', 'c', 'd'],
    transitions: ['fade', '', ''],
    lengths: [2, 0.5, 1],
  })
  expect(upToDate(draft, ['c', 'b'])).toEqual({
    ...draft,
    videoIds: ['b', 'c'],
    transitions: [''],
    lengths: [0.5],
  })
  expect(upToDate(draft, ['a', 'b'])).toEqual({
    ...draft,
    videoIds: ['a', 'b'],
    transitions: ['fade'],
    lengths: [2],
  })
  expect(upToDate(draft, [])).toEqual(empty)
  expect(upToDate(empty, ['x', 'y'])).toEqual({
    ...empty,
    videoIds: ['x', 'y'],
    transitions: [''],
    lengths: [1],
  })
})

test('drafts that make another film differ', () => {
  expect(isSame(draft, { ...draft })).toBe(true)
  for (const change of [{ lengths: [2, 1] }, { size: null }, { fit: 'pad' }, { transitions: ['', ''] }])
    expect(isSame(draft, { ...draft, ...change })).toBe(false)
})

test('a transition takes its length off the film, or what a shorter neighbour allows', () => {
  const of = (...seconds: number[]) => seconds.map((duration) => ({ duration }))
  const plain = { transitions: ['', ''], lengths: [2, 2] }
  const joined = { transitions: ['fade', 'hblur'], lengths: [2, 1] }
  expect(lengthOf([], empty)).toBe(0)
  expect(lengthOf(of(5, 5, 5), plain)).toBe(15)
  expect(lengthOf(of(5, 5, 5), joined)).toBe(12)
  expect(lengthOf(of(5, 1.25, 5), joined)).toBe(10.25)
  expect(realLengths(of(5, 0.4, 5), joined)).toEqual([0, 0])
})
