/** Covers specification B71. */
import { filmStarts } from './cut.js'
import { type TimedShot, boardSeconds, cutDifference, planDifference } from './film-length.js'

const shot = (id: string, changes: Partial<TimedShot> = {}): TimedShot => ({
  seconds: 5,
  transition: 'fade',
  transitionSeconds: 1,
  chosenTake: { id, duration: 8 },
  ...changes,
})
const shots = [shot('a'), shot('b', { transition: '' }), shot('c')]
const gaps = [
  { transition: 'fade', seconds: 1 },
  { transition: '', seconds: 1 },
]
/** The difference in length, and its reasons. */
const differenceOf = (...cut: Parameters<typeof cutDifference>) => {
  const found = cutDifference(...cut)
  return found && `${found.by}: ${found.reasons.join(', ')}`
}
const clips = ['a', 'b', 'c'].map((id) => ({ id, duration: 8 }))

test('a storyboard and the cut of its takes have the same length', () => {
  expect(boardSeconds(shots)).toBe(23)
  expect(differenceOf(clips, gaps, shots)).toBeNull()
  expect(filmStarts([8, 8, 8], gaps)).toEqual([0, 7, 15])
  expect(cutDifference(clips.slice(0, 1), [], shots)?.seconds).toEqual({ cut: 8, storyboard: 23, plan: 14 })
})

test('uses of one video count as one clip, and trims are given as the reason', () => {
  const [a, b, c] = clips.map((clip) => ({ ...clip, fullDuration: 8 }))
  const cut = [{ ...a, duration: 2 }, { ...a, duration: 3 }, b, c]
  expect(differenceOf(cut, [{ transition: '', seconds: 1 }, ...gaps], shots)).toBe(
    '3 s shorter: 2 clips are trimmed or changed in speed',
  )
})

test('a shot lasts as long as its take, else as its drawing, else as planned', () => {
  const [take, drawn, planned] = [
    shot('a'),
    shot('b', { chosenTake: null, drawing: { url: '/b.mp4', seconds: 4 } }),
    shot('c', { chosenTake: null, seconds: 3, drawing: { url: null, seconds: 9 } }),
  ]
  expect(boardSeconds([take, drawn, planned])).toBe(8 + 4 + 3 - 2)
  expect(boardSeconds([])).toBe(0)
})

test('takes that are longer than their shots are given as the reason', () => {
  expect(planDifference(shots)).toBe('9 s longer than planned: takes are longer than their shots')
  expect(planDifference([shot('a', { seconds: 10 })])).toBe(
    '2 s shorter than planned: takes are shorter than their shots',
  )
  expect(planDifference([shot('a', { seconds: 8.2 })])).toBeNull()
})

test('drawings that are longer than their shots are given as the reason', () => {
  const drawn = shot('a', { seconds: 9, chosenTake: null, drawing: { url: '/a.mp4', seconds: 4 } })
  expect(planDifference([drawn])).toBe('5 s shorter than planned: drawings are shorter than their shots')
})

test('a cut of another length says what is missing or added', () => {
  const added = [...clips, { id: 'x', duration: 4 }]
  expect(differenceOf(added, [...gaps, { transition: '', seconds: 1 }], shots)).toBe(
    '4 s longer: 1 clip is not a shot',
  )
  expect(differenceOf(clips.slice(0, 1), [], shots)).toBe('15 s shorter: 2 shots are not in the cut')
  const plain = gaps.map((gap) => ({ ...gap, transition: '' }))
  expect(differenceOf(clips, plain, shots)).toBe('1 s longer: Its transitions differ')
  const [, ...rest] = clips
  expect(differenceOf([{ id: 'a2', duration: 4, shotNumber: 1 }, ...rest], gaps, shots)).toBe(
    '4 s shorter: 1 clip is not the chosen take of its shot',
  )
  expect(differenceOf([{ id: 'x', duration: 4 }], [], shots)).toBeNull()
})
