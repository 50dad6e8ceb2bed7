/** Covers specification V62. */
import { clipAt, Timeline } from './timeline'

const clips = (...durations: number[]) => durations.map((duration) => ({ duration }))
const gaps = (...transitions: string[]) => transitions.map((transition) => ({ transition, seconds: 1 }))
const widths = (timeline: Timeline) =>
  timeline.edges.slice(1).map((_, at) => Math.round(timeline.widthOf(at)))
const labels = ({ ticks }: Timeline) => ticks.flatMap(({ label }) => label ?? [])

test('the width of a clip is its share of the film, which fills the row', () => {
  const timeline = new Timeline(clips(4, 8, 8), gaps('', ''), 1000)
  expect(widths(timeline)).toEqual([200, 400, 400])
  expect(labels(timeline)).toEqual(
    ['00:00', '00:02', '00:04', '00:06', '00:08', '00:10'].concat(['00:12', '00:14', '00:16', '00:18']),
  )
})

test('clips meet in the middle of their transition', () => {
  const { edges } = new Timeline(clips(5, 5, 5), gaps('fade', ''), 1400)
  expect(edges.map(({ seconds }) => seconds)).toEqual([0, 4.5, 9, 14])
})

test('a short clip stays wide enough to grab, with a compressed time scale', () => {
  const timeline = new Timeline(clips(8, 0.4, 8), gaps('', ''), 1000)
  expect(timeline.widthOf(1)).toBe(104)
  expect(timeline.xAt(8.2)).toBeCloseTo(timeline.edges[1]!.x + 52)
  expect(timeline.secondsAt(timeline.edges[1]!.x + 52)).toBeCloseTo(8.2)
})

test('labels and ticks do not overlap with clips of equal width', () => {
  const { ticks } = new Timeline(clips(60, 2, 2), gaps('', ''), 900, { widths: 'equal' })
  const apart = (places: number[]) => Math.min(...places.slice(1).map((x, at) => x - places[at]!))
  expect(apart(ticks.map(({ x }) => x))).toBeGreaterThanOrEqual(3.99)
  expect(apart(ticks.flatMap(({ label, x }) => (label ? x : [])))).toBeGreaterThanOrEqual(48)
})

test('a long cut is wider than its row, and its labels do not overlap', () => {
  const hundred = new Timeline(
    clips(...Array.from({ length: 100 }, () => 60)),
    gaps(...Array(99).fill('')),
    1000,
  )
  expect(hundred.width).toBe(100 * 184)
  expect(labels(hundred).length).toBeLessThan(hundred.width / 72)
})

test('positions outside the film map to its ends', () => {
  const timeline = new Timeline(clips(5, 5), gaps(''), 800)
  expect([timeline.secondsAt(-20), timeline.secondsAt(5000)]).toEqual([0, 10])
  expect([timeline.xAt(-1), timeline.xAt(99)]).toEqual([0, 800])
})

test('a clip of unknown length does not break the timeline', () => {
  const timeline = new Timeline([{ duration: null }], [], 800)
  expect(timeline.width).toBe(104)
  expect(timeline.secondsAt(50)).toBe(0)
})

test('a position belongs to the clip that has started last', () => {
  expect(clipAt([0, 4, 9], 4.5)).toEqual({ at: 1, into: 0.5 })
  expect(clipAt([0, 4, 9], 0)).toEqual({ at: 0, into: 0 })
  expect(clipAt([], 3)).toEqual({ at: 0, into: 3 })
})
