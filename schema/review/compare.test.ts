/** Covers specification G30. */
import { type ComparedShot, type ComparedVersion, appearancesOf, sameMoment } from './compare.js'

/** A version with clips as `key:frames`, the first shown frame after a `+`, connected by cuts or transitions. */
function version(text: string, frameRate = 24): ComparedVersion {
  const clips: { key: string; frames: number; from: number; tail: number }[] = []
  for (const word of text.split(' ')) {
    const overlap = /^~(\d+)$/.exec(word)
    if (overlap) clips.at(-1)!.tail = Number(overlap[1])
    else {
      const [, key, frames, from = '0'] = /^(\w+):(\d+)(?:\+(\d+))?$/.exec(word)!
      clips.push({ key: key!, frames: Number(frames), from: Number(from), tail: 0 })
    }
  }
  const shots: ComparedShot[] = []
  let at = 0
  const add = (shot: Omit<ComparedShot, 'startFrame'>) => {
    if (!shot.frames) return
    shots.push({ startFrame: at, ...shot })
    at += shot.frames
  }
  for (const [index, { key, frames, from, tail }] of clips.entries()) {
    const head = clips[index - 1]?.tail ?? 0
    add({ key, frame: from + head, frames: frames - head - tail, afterKey: null, afterFrame: null })
    const after = clips[index + 1]
    if (tail)
      add({ key, frame: from + frames - tail, frames: tail, afterKey: after!.key, afterFrame: after!.from })
  }
  return { frameRate, shots }
}

const lengthOf = ({ shots }: ComparedVersion) => {
  const last = shots.at(-1)!
  return last.startFrame + last.frames
}

/** The clips and their frames at a frame of a version, such as `b12`; two in a transition. */
function shownAt({ shots }: ComparedVersion, frame: number): string[] {
  const {
    startFrame,
    key,
    frame: from,
    afterKey,
    afterFrame,
  } = shots.find((shot) => frame >= shot.startFrame && frame < shot.startFrame + shot.frames)!
  const first = `${key}${from + frame - startFrame}`
  return afterKey ? [first, `${afterKey}${afterFrame! + frame - startFrame}`] : [first]
}

const where = (lead: ComparedVersion, other: ComparedVersion, frame: number) =>
  sameMoment(lead, other, frame)?.frame

test('each frame of a version maps to itself', () => {
  const film = version('a:48 ~12 b:60 c:30 ~6 d:24')
  for (let frame = 0; frame < lengthOf(film); frame++) {
    const same = sameMoment(film, film, frame)
    expect(same).toEqual({ key: expect.any(String), frame, isClamped: false })
  }
})

test('a longer shot does not shift the ones after it', () => {
  const first = version('a:48 b:48 c:48 d:48 e:48')
  const second = version('a:48 b:96 c:48 d:48 e:48')
  expect(where(second, first, 0)).toBe(0)
  expect(where(second, first, 240)).toBe(192)
  expect(where(first, second, 192)).toBe(240)
  expect(where(first, second, 239)).toBe(287)
})

test('if the other version shows less of a clip, the nearest frame is used', () => {
  const first = version('a:24+10 b:24')
  const second = version('a:60 b:24')
  expect(sameMoment(second, first, 0)).toEqual({ key: 'a', frame: 0, isClamped: true })
  expect(sameMoment(second, first, 10)).toEqual({ key: 'a', frame: 0, isClamped: false })
  expect(sameMoment(second, first, 33)).toEqual({ key: 'a', frame: 23, isClamped: false })
  expect(sameMoment(second, first, 34)).toEqual({ key: 'a', frame: 23, isClamped: true })
  expect(sameMoment(second, first, 59)).toEqual({ key: 'a', frame: 23, isClamped: true })
  expect(sameMoment(second, first, 60)).toEqual({ key: 'b', frame: 24, isClamped: false })
})

test('a shot that the other version lacks is missing', () => {
  const first = version('a:24 c:24')
  const second = version('a:24 b:24 c:24')
  expect(sameMoment(second, first, 23)?.frame).toBe(23)
  expect(sameMoment(second, first, 24)).toBeUndefined()
  expect(sameMoment(second, first, 47)).toBeUndefined()
  expect(sameMoment(second, first, 48)?.frame).toBe(24)
})

test('reordered shots are found at their new positions', () => {
  const first = version('a:24 b:24 c:24')
  const second = version('c:24 a:24 b:24')
  expect([0, 23, 24, 47, 48, 71].map((frame) => where(second, first, frame))).toEqual([48, 71, 0, 23, 24, 47])
})

test('a transition follows the earlier clip in its first half and the later one in its second', () => {
  const cut = version('a:48 b:48')
  const faded = version('a:48 ~12 b:48')
  // frames 36 to 47 of the faded version show a36 to a47 and b0 to b11
  expect(where(faded, cut, 41)).toBe(41)
  expect(where(faded, cut, 42)).toBe(48 + 6)
  expect(where(faded, cut, 47)).toBe(48 + 11)
  expect(where(faded, cut, 48)).toBe(48 + 12)
  expect(where(cut, faded, 47)).toBe(47)
  expect(where(cut, faded, 48)).toBe(36)
})

test('in a transition of odd length the later clip begins at the middle', () => {
  const cut = version('a:40 b:40')
  const faded = version('a:40 ~5 b:40')
  expect([35, 36, 37, 38, 39].map((frame) => sameMoment(faded, cut, frame)?.key)).toEqual([
    'a',
    'a',
    'a',
    'b',
    'b',
  ])
})

test('in a transition, a missing shot is replaced by the other clip', () => {
  const without = version('a:48 c:48')
  const faded = version('a:48 ~12 b:48 ~12 c:48')
  expect(sameMoment(faded, without, 40)).toEqual({ key: 'a', frame: 40, isClamped: false })
  expect(sameMoment(faded, without, 47)).toEqual({ key: 'a', frame: 47, isClamped: false })
  expect(sameMoment(faded, without, 60)).toBeUndefined()
  expect(sameMoment(faded, without, 72)?.key).toBe('c')
})

test('segments of one clip are joined across its transitions', () => {
  expect(appearancesOf(version('a:48 ~12 b:48+5 ~12 c:48'))).toEqual([
    { key: 'a', at: 0, frames: 48, frame: 0 },
    { key: 'b', at: 36, frames: 48, frame: 5 },
    { key: 'c', at: 72, frames: 48, frame: 0 },
  ])
})

test('a clip between two transitions without a frame of its own is one appearance', () => {
  expect(appearancesOf(version('a:48 ~12 b:24 ~12 c:48'))[1]).toEqual({
    key: 'b',
    at: 36,
    frames: 24,
    frame: 0,
  })
})

test('a shot that was split is found by the frame of its clip', () => {
  const whole = version('a:96 b:24')
  const split = version('a:48+48 b:24 a:48')
  expect(where(whole, split, 10)).toBe(72 + 10)
  expect(where(whole, split, 50)).toBe(2)
  expect(where(split, whole, 0)).toBe(48)
  expect(where(split, whole, 72)).toBe(0)
})

test('a shot that appears twice is matched in order', () => {
  const first = version('a:24 b:24 a:24')
  const second = version('x:12 a:24 b:24 a:24')
  expect(where(second, first, 12 + 3)).toBe(3)
  expect(where(second, first, 60 + 3)).toBe(48 + 3)
  expect(where(version('a:24 b:24 a:24 c:9 a:24'), first, 81 + 3)).toBe(48 + 3)
})

test('versions with different frame rates are compared by time', () => {
  const slow = version('a:48 b:48', 24)
  const fast = version('a:60 b:60', 30)
  expect(where(fast, slow, 30)).toBe(24)
  expect(where(fast, slow, 60)).toBe(48)
  expect(where(slow, fast, 24)).toBe(30)
  expect(where(slow, fast, 95)).toBe(60 + Math.round((47 * 30) / 24))
})

test('frames outside of a version have no counterpart', () => {
  const film = version('a:24')
  for (const frame of [-1, 24, 1000, Number.NaN]) expect(sameMoment(film, film, frame)).toBeUndefined()
  expect(sameMoment(film, { frameRate: 24, shots: [] }, 0)).toBeUndefined()
})

test('takes of a shot are compared from the first frame', () => {
  const first = version('take:96')
  const second = version('take:120')
  expect(sameMoment(second, first, 100)).toEqual({ key: 'take', frame: 95, isClamped: true })
  expect(sameMoment(first, second, 95)).toEqual({ key: 'take', frame: 95, isClamped: false })
})

test('two versions of different lengths show the same shot and frame at 20 points', () => {
  const first = version('a:72 ~12 b:48 c:96+8 ~20 d:60 e:120')
  const second = version('a:72 ~12 b:120 c:96+8 ~24 d:84 e:120+6')
  const points = Array.from({ length: 20 }, (_, index) => Math.floor(((index + 0.5) * lengthOf(second)) / 20))
  const exact = points.filter((point) => {
    const same = sameMoment(second, first, point)!
    if (same.isClamped) {
      expect(shownAt(first, same.frame).map((clip) => clip[0])).toContain(same.key)
      return false
    }
    const shared = shownAt(second, point).filter((clip) => shownAt(first, same.frame).includes(clip))
    expect(shared.map((clip) => clip[0])).toContain(same.key)
    return true
  })
  expect(exact.length).toBeGreaterThanOrEqual(14)
})
