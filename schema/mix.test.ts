/** Covers specification V76. */
import { type Cue, factorOf, planMix } from './mix.js'

const cue = (change: Partial<Cue> = {}): Cue => ({
  id: 'cue',
  soundId: 'sound',
  kind: 'MUSIC',
  duration: 10,
  itemId: null,
  atSeconds: 0,
  inSeconds: 0,
  outSeconds: null,
  gain: 0,
  fadeInSeconds: 0,
  fadeOutSeconds: 0,
  isMuted: false,
  isDucked: false,
  isDuckedByClips: false,
  isLooped: false,
  ...change,
})
const plan = (cues: Cue[], { seconds = 60, starts = {} }: { seconds?: number; starts?: object } = {}) =>
  planMix(cues, { seconds, starts: new Map(Object.entries(starts)) })
const ends = (cues: Cue[], film?: Parameters<typeof plan>[1]) =>
  plan(cues, film).map(({ startSeconds, endSeconds, offsetSeconds }) => [
    startSeconds,
    endSeconds,
    offsetSeconds,
  ])

test('a cue plays a part of its sound from its start, and ends with the film', () => {
  expect(ends([cue({ atSeconds: 5 })])).toEqual([[5, 15, 0]])
  expect(ends([cue({ atSeconds: 5, inSeconds: 2, outSeconds: 6 })])).toEqual([[5, 9, 2]])
  expect(ends([cue({ atSeconds: 5 })], { seconds: 8 })).toEqual([[5, 8, 0]])
  expect(ends([cue({ atSeconds: 9 })], { seconds: 8 })).toEqual([])
  expect(ends([cue({ isMuted: true })])).toEqual([])
})

test('an anchored cue moves with its item, and is silent without it', () => {
  expect(ends([cue({ itemId: 'a', atSeconds: 1 })], { starts: { a: 20 } })).toEqual([[21, 31, 0]])
  expect(ends([cue({ itemId: 'a', atSeconds: -3 })], { starts: { a: 1 } })).toEqual([[0, 8, 2]])
  expect(ends([cue({ itemId: 'gone' })])).toEqual([])
})

test('a looped cue plays until the film ends', () => {
  const looped = cue({ atSeconds: 1, inSeconds: 2, outSeconds: 4, isLooped: true })
  expect(plan([looped], { seconds: 30 })).toMatchObject([
    { startSeconds: 1, endSeconds: 30, offsetSeconds: 2, loop: { from: 2, to: 4 } },
  ])
  expect(ends([cue({ ...looped, itemId: 'a', atSeconds: -5 })], { starts: { a: 0 } })).toEqual([[0, 60, 3]])
})

test('fades belong to the whole cue, so a cue cut off by the end of the film does not fade out', () => {
  const faded = cue({ fadeInSeconds: 2, fadeOutSeconds: 4, gain: -6 })
  const factor = factorOf(-6)
  expect(plan([faded])[0]!.envelope).toEqual([
    { atSeconds: 0, factor: 0 },
    { atSeconds: 2, factor },
    { atSeconds: 6, factor },
    { atSeconds: 10, factor: 0 },
  ])
  const [, , , atEdge, end] = plan([faded], { seconds: 8 })[0]!.envelope
  expect(atEdge!.atSeconds).toBeCloseTo(7.996)
  expect(atEdge!.factor).toBeCloseTo(factor / 2, 2)
  expect(end).toEqual({ atSeconds: 8, factor: 0 })
  expect(plan([cue({ fadeInSeconds: 15, fadeOutSeconds: 5 })])[0]!.envelope).toEqual([
    { atSeconds: 0, factor: 0 },
    { atSeconds: 7.5, factor: 1 },
    { atSeconds: 10, factor: 0 },
  ])
})

test('music is lowered from before a voice until after it, and stays low in short pauses', () => {
  const voice = (at: number, seconds: number) =>
    cue({ id: `voice ${at}`, kind: 'VOICE', atSeconds: at, outSeconds: seconds })
  const low = factorOf(-9)
  const music = cue({ isDucked: true, duration: 60 })
  const lowered = (...voices: Cue[]) =>
    plan([music, ...voices])
      .find(({ id }) => id === 'cue')!
      .envelope.filter(({ atSeconds }) => atSeconds > 1 && atSeconds < 59)
  expect(lowered(voice(10, 2))).toEqual([
    { atSeconds: 9.85, factor: 1 },
    { atSeconds: 10, factor: low },
    { atSeconds: 12, factor: low },
    { atSeconds: 12.4, factor: 1 },
  ])
  expect(lowered(voice(10, 2), voice(12.7, 2)).map(({ atSeconds }) => atSeconds)).toEqual([
    9.85, 10, 14.7, 15.1,
  ])
  expect(lowered(voice(10, 2), voice(13, 2))).toHaveLength(8)
  expect(plan([cue({ duration: 60 }), voice(10, 2)])[0]!.envelope).toHaveLength(4)
})

test('a cue without fades begins and ends in 4 ms', () => {
  expect(plan([cue({ atSeconds: 1, gain: -6 })])[0]!.envelope).toEqual([
    { atSeconds: 1, factor: 0 },
    { atSeconds: 1.004, factor: factorOf(-6) },
    { atSeconds: 10.996, factor: factorOf(-6) },
    { atSeconds: 11, factor: 0 },
  ])
})

test('a cue that is split sounds as before, and changes its gain in 4 ms', () => {
  const [first, second] = [cue({ outSeconds: 4 }), cue({ id: 'rest', atSeconds: 4, inSeconds: 4 })]
  const [before, after] = plan([first, second])
  expect(before!.envelope.at(-1)).toEqual({ atSeconds: 4, factor: 1 })
  expect(after!.envelope[0]).toEqual({ atSeconds: 4, factor: 1 })
  const [, quieter] = plan([first, { ...second, gain: -6 }])
  expect(quieter!.envelope[0]!.factor).toBeCloseTo(1)
  expect(quieter!.envelope[1]).toEqual({ atSeconds: 4.004, factor: factorOf(-6) })
  const [, elsewhere] = plan([first, { ...second, inSeconds: 5 }])
  expect(elsewhere!.envelope[0]).toEqual({ atSeconds: 4, factor: 0 })
})
