/** Covers specification V66. */
import { canSplit, fewestFrames, isEdited, shownSeconds, trimError, UNEDITED } from './cut-item.js'

const video = { frames: 96, frameRate: 24, duration: 4 }
const trim = (inFrame: number, outFrame: number | null) => trimError({ inFrame, outFrame }, video)?.message

test('a trim lies within its video, ends after it begins, and shows a quarter of a second', () => {
  expect(trim(0, null)).toBeUndefined()
  expect(trim(12, 18)).toBeUndefined()
  expect(trim(0, 97)).toBe('The video ends at frame 96')
  expect(trim(12, 12)).toBe('A clip must end after its start')
  expect(trim(96, null)).toBe('A clip must end after its start')
  expect(trim(12, 17)).toBe('A clip must show at least 0.25 seconds of its video')
  expect(fewestFrames({ frames: 100, frameRate: 25 })).toBe(7)
})

test('a clip is split if both parts are long enough', () => {
  const splits = [17, 18, 66, 67].map((frame) => canSplit({ inFrame: 12, outFrame: 72 }, frame, video))
  expect(splits).toEqual([false, true, true, false])
})

test('a video shorter than the shortest trim can be shown whole', () => {
  expect(trimError(UNEDITED, { frames: 4, frameRate: 24 })).toBeNull()
})

test('an edited video lasts as long as its frames at its speed', () => {
  expect(shownSeconds(UNEDITED, video)).toBe(4)
  expect(shownSeconds({ ...UNEDITED, inFrame: 24, outFrame: 72 }, video)).toBe(2)
  expect(shownSeconds({ ...UNEDITED, outFrame: 48, speed: 0.5 }, video)).toBe(4)
  expect(shownSeconds({ ...UNEDITED, speed: 2 }, { duration: 3 })).toBe(1.5)
})

test('a video is edited if anything differs from showing it whole', () => {
  expect(isEdited(UNEDITED)).toBe(false)
  expect(isEdited({ ...UNEDITED, gain: 1 })).toBe(true)
})
