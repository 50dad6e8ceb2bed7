/** Covers specification V78. */
import { WHOLE_SOUND } from '#schema/mix'
import { readFileSync } from 'node:fs'
import { beatsOf, beatTimes } from './beats'
import { decodePeaks, PEAKS_PER_SECOND } from './waveform'

/** Pieces by the preview engine, with their tempo. */
const music = JSON.parse(
  readFileSync(new URL('../../../../test/sketched-music.json', import.meta.url), 'utf8'),
) as { words: string; tempo: number; peaks: string }[]

const seconds = (count: number, peak: (at: number) => number) =>
  Uint8Array.from({ length: count * PEAKS_PER_SECOND }, (_, at) => peak(at))
/** Deterministic noise. */
const noise = (at: number) => 60 + ((at * 7919 + ((at * at) % 104_729) * 31) % 97)

test.each(music)('the tempo of “$words” is found within 1 %', ({ tempo, peaks }) => {
  const beats = beatsOf(decodePeaks(peaks))!
  expect(Math.abs(beats.tempo / tempo - 1)).toBeLessThan(0.01)
  // all sketches start on a beat
  const beat = 60 / tempo
  const off = beats.first % beat
  expect(Math.min(off, beat - off)).toBeLessThan(0.05)
})

test('beats are found at the clicks', () => {
  // 100 beats a minute, from 0.4 s
  const beats = beatsOf(seconds(20, (at) => (at >= 20 && (at - 20) % 30 < 2 ? 200 : 4)))!
  expect(beats.tempo).toBeCloseTo(100, 0)
  expect(beats.first).toBeCloseTo(0.4, 1)
})

test('silence, noise, a tone and a short sound have no beat', () => {
  expect(beatsOf(seconds(20, () => 0))).toBeNull()
  expect(beatsOf(seconds(20, noise))).toBeNull()
  expect(beatsOf(seconds(20, () => 180))).toBeNull()
  expect(beatsOf(seconds(3, (at) => (at % 25 ? 0 : 255)))).toBeNull()
})

test('beats follow the trim of a cue, and each repetition of a loop', () => {
  const cue = {
    ...WHOLE_SOUND,
    id: 'cue',
    soundId: 'song',
    kind: 'MUSIC' as const,
    duration: 4,
    at: 10,
    inSeconds: 1.5,
  }
  const beats = { tempo: 60, first: 0 }
  expect(beatTimes(beats, cue, { from: 10, to: 12.5 })).toEqual([10.5, 11.5])
  expect(beatTimes(beats, { ...cue, isLooped: true }, { from: 10, to: 15.2 })).toEqual([10.5, 11.5, 13, 14])
})
