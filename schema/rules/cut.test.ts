import { TRANSITIONS } from '../limits.js'
import { cutRule, mergeRule } from './cut.js'

const videoIds = ['a', 'b', 'c']
const hlwind = { transition: 'hlwind', seconds: 0.5 }
const pathsOf = (input: object) =>
  cutRule.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? []

test('a cut has one gap fewer than videos, each with a known transition or none', () => {
  expect(TRANSITIONS).toHaveLength(58)
  expect(pathsOf({ videoIds, gaps: [hlwind, { transition: '' }] })).toEqual([])
  expect(
    pathsOf({ videoIds: ['a', 'b', 'a'], gaps: [hlwind, { transition: 'custom' }, { transition: '' }] }),
  ).toEqual(['videoIds', 'gaps', 'gaps.1.transition'])
})

test('the gaps may be two lists, with the same rules', () => {
  expect(pathsOf({ videoIds, transitions: ['hlwind', ''] })).toEqual([])
  expect(pathsOf({ videoIds: ['a', 'b', 'a'], transitions: ['hlwind', 'custom', ''] })).toEqual([
    'videoIds',
    'transitions',
    'transitions.1',
  ])
})

test('gaps are required, in exactly one form', () => {
  const gaps = [hlwind, hlwind]
  expect(pathsOf({ videoIds, gaps, transitions: ['', ''], lengths: [1, 1] })).toEqual([
    'transitions',
    'lengths',
  ])
  expect(pathsOf({ videoIds, gaps, transitions: null, lengths: null })).toEqual([])
  expect(pathsOf({ videoIds })).toEqual(['gaps'])
  expect(pathsOf({ videoIds, lengths: [1, 1] })).toEqual(['gaps'])
})

test('both forms become a list of gaps, each with a length, a second by default', () => {
  const gaps = [hlwind, { transition: '', seconds: 1 }]
  for (const given of [
    { gaps: [hlwind, { transition: '' }] },
    { gaps: [hlwind, { transition: '', seconds: null }], transitions: null },
    { transitions: ['hlwind', ''], lengths: [0.5, 1] },
  ]) {
    expect(cutRule.parse({ videoIds, ...given })).toEqual({ videoIds, gaps })
    expect(mergeRule.parse({ videoIds, ...given })).toEqual({
      videoIds,
      gaps,
      size: null,
      ratio: null,
      fit: 'pad',
      frameRate: null,
      clipGain: 0,
      burnedCaptions: null,
      loudness: null,
    })
  }
})
