/** Covers specification V72. */
import { UNEDITED } from '#schema/cut-item'
import { makeClip } from '../../../../test/videos'
import type { ShownItem } from '../state/cut'
import { fitToBoard } from './fitToBoard'
import type { Proposal } from './proposal'
import { type Motion, tighten } from './tighten'

/** A clip of five seconds at 24 frames per second. */
const clip = (id: string, changes: Partial<ShownItem> = {}): ShownItem => ({
  ...UNEDITED,
  id,
  videoId: id,
  video: makeClip(changes.videoId ?? id),
  transition: '',
  transitionSeconds: 1,
  duration: 5,
  isTrimRemoved: false,
  ...changes,
})
const trimsOf = (proposals: readonly Proposal[]) =>
  proposals.map(({ item, trim, before, after }) => [item.id, trim.inFrame, trim.outFrame, before, after])
const motions = (entries: Record<string, Motion | null>) => new Map(Object.entries(entries))

test('tighten removes still starts and ends, and never extends a clip', () => {
  const clips = [clip('a'), clip('b', { inFrame: 30, outFrame: 60 }), clip('c'), clip('d'), clip('e')]
  const found = motions({
    a: { startFrame: 12, endFrame: 96 },
    b: { startFrame: 12, endFrame: 48 },
    c: { startFrame: 0, endFrame: 120 },
    d: null,
    e: { startFrame: 24, endFrame: 120 },
  })
  expect(trimsOf(tighten(clips, found))).toEqual([
    ['a', 12, 96, 5, 3.5],
    ['b', 30, 48, 1.25, 0.75],
    ['e', 24, null, 5, 4],
  ])
})

test('tighten skips clips whose motion is shorter than the shortest trim', () => {
  expect(tighten([clip('a')], motions({ a: { startFrame: 50, endFrame: 52 } }))).toEqual([])
})

test('fit to storyboard keeps the start of a trim, and centres an untrimmed clip', () => {
  const shots = ['a', 'b', 'c', 'd'].map((id) => ({ seconds: 3, chosenTake: { id } }))
  const clips = [
    clip('a', { inFrame: 24, outFrame: 48 }),
    clip('b'),
    clip('c'),
    clip('d', { inFrame: 12, outFrame: 84 }),
    clip('e'),
  ]
  expect(trimsOf(fitToBoard(clips, shots, motions({ c: { startFrame: 6, endFrame: 110 } })))).toEqual([
    ['a', 24, 96, 1, 3],
    ['b', 24, 96, 5, 3],
    ['c', 6, 78, 5, 3],
  ])
})

test('fit to storyboard considers the speed of a clip and the length of its video', () => {
  const shots = [{ seconds: 2, chosenTake: { id: 'a' } }]
  const fast = clip('a', { speed: 2, inFrame: 12, outFrame: 60 })
  expect(trimsOf(fitToBoard([fast], shots))).toEqual([['a', 12, 108, 1, 2]])
  expect(fitToBoard([clip('a')], [{ seconds: 60, chosenTake: { id: 'a' } }])).toEqual([])
})

test('fit to storyboard skips takes that are used several times', () => {
  const shots = [{ seconds: 2, chosenTake: { id: 'a' } }]
  expect(fitToBoard([clip('a'), clip('second', { videoId: 'a' })], shots)).toEqual([])
})

test('a take that no shot chose gets the length of the shot it was generated for', () => {
  const take = clip('a', { video: makeClip('a', { shotNumber: 2, takeNumber: 1 }) })
  const shots = [9, 4].map((seconds) => ({ seconds, chosenTake: null }))
  expect(trimsOf(fitToBoard([take], shots))).toEqual([['a', 12, 108, 5, 4]])
})
