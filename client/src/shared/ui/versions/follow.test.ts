/** Covers specification G31. */
import type { ComparedVersion } from '#schema/review/compare'
import { follow } from './follow'

const version = (...clips: [key: string, frames: number][]): ComparedVersion => {
  let at = 0
  const shots = clips.map(([key, frames]) => {
    const shot = { startFrame: at, frames, key, frame: 0 }
    at += frames
    return shot
  })
  return { frameRate: 24, shots }
}
const first = version(['a', 48], ['b', 48])
const second = version(['a', 48], ['new', 24], ['b', 96])

/** The correction for a leader and a follower at these frames. */
const at = (leadFrame: number, otherFrame: number, more: Partial<Parameters<typeof follow>[0]> = {}) =>
  follow({
    lead: second,
    other: first,
    leadSeconds: (leadFrame + 0.5) / 24,
    leadRate: 1,
    otherSeconds: (otherFrame + 0.5) / 24,
    previous: { moment: { key: 'a', frame: 0, isClamped: false }, offset: 0 },
    ...more,
  })
const frameOf = (seconds: number) => Math.floor(seconds * 24)

test('a follower in sync keeps the speed', () => {
  expect(at(10, 10).correction).toEqual({ kind: 'rate', rate: 1 })
  expect(at(10, 10, { leadRate: 2 }).correction).toEqual({ kind: 'rate', rate: 2 })
})

test('a follower that is slightly off plays slower or faster to catch up', () => {
  const late = at(10, 9).correction
  const early = at(10, 12).correction
  expect(late).toMatchObject({ kind: 'rate' })
  expect(late.kind === 'rate' && late.rate).toBeGreaterThan(1)
  expect(early.kind === 'rate' && early.rate).toBeLessThan(1)
})

test('a follower that is far off seeks', () => {
  const { correction } = at(30, 10)
  expect(correction).toMatchObject({ kind: 'seek', plays: true })
  expect(correction.kind === 'seek' && frameOf(correction.seconds)).toBe(30)
})

test('at the boundary of a shot the follower seeks, however close it is', () => {
  const previous = { moment: null, offset: 0 }
  const { correction, follower } = at(72, 46, { previous })
  expect(follower).toEqual({ moment: { key: 'b', frame: 48, isClamped: false }, offset: -24 })
  expect(correction).toMatchObject({ kind: 'seek', plays: true })
  expect(correction.kind === 'seek' && frameOf(correction.seconds)).toBe(48)
})

test('a follower without the shot pauses; one with a shorter shot holds its last frame', () => {
  expect(at(50, 47).correction).toEqual({ kind: 'pause' })
  const { correction } = at(150, 95)
  expect(correction).toMatchObject({ kind: 'seek', plays: false })
  expect(correction.kind === 'seek' && frameOf(correction.seconds)).toBe(95)
})

test('while the leader is paused or plays backwards, the follower seeks to its frame', () => {
  const { correction } = at(30, 29, { leadRate: 0 })
  expect(correction).toEqual({ kind: 'seek', seconds: 30.5 / 24, plays: false })
})

test('a playing follower stays within one frame, even across shot boundaries', () => {
  const [lead, other] = [version(['a', 48], ['b', 30], ['c', 72]), version(['c', 72], ['a', 48], ['b', 90])]
  let otherSeconds = 0
  let previous: ReturnType<typeof follow>['follower'] | undefined
  let rate = 0
  const off: number[] = []
  for (let tick = 0; tick < 150 * 5; tick++) {
    const leadSeconds = tick / (24 * 5)
    const { follower, correction } = follow({ lead, other, leadSeconds, leadRate: 1, otherSeconds, previous })
    previous = follower
    if (correction.kind === 'seek') otherSeconds = correction.seconds
    rate =
      correction.kind === 'rate' ? correction.rate : Number(correction.kind === 'seek' && correction.plays)
    off.push(Math.abs(Math.floor(otherSeconds * 24 + 0.01) - follower.moment!.frame))
    otherSeconds += rate / (24 * 5)
  }
  expect(Math.max(...off)).toBeLessThanOrEqual(1)
})
