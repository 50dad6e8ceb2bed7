/** Covers specification V80. */
import { composeMusic } from './music.js'
import { barsOf } from './sections.js'
import { sketchSound } from './sketch.js'
import { RATE, wavOf } from './stereo.js'

const SECTIONS = [
  { words: 'A calm morning', seconds: 7.25 },
  { words: 'Energetic dance', seconds: 6.0417 },
  { words: 'Quiet, sad farewell', seconds: 5.5 },
]
const SECONDS = 18.7917
const ORDER = { words: '100 bpm in A minor', seconds: SECONDS, seed: 4, sections: SECTIONS }

/** RMS of a part. */
const level = (samples: Float32Array, from: number, to: number) => {
  const part = samples.subarray(Math.round(from * RATE), Math.round(to * RATE))
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length)
}

describe('bars of a section', () => {
  test.each([
    [9.6, 100, [2.4, 2.4, 2.4, 2.4], 100],
    [9.9, 100, [2.475, 2.475, 2.475, 2.475], 96.97], // whole bars at a tempo within 6 %
    [6, 100, [2.4, 2.4, 1.2], 100], // whole beats: the last bar has two
    [5.4, 100, [2.4, 3], 100], // or five
    [0.8, 100, [0.8], 94], // neither
  ])('%d seconds at %d bpm', (seconds, tempo, bars, own) => {
    const made = barsOf(seconds, tempo)
    expect(made.bars.map((bar) => Number(bar.toFixed(4)))).toEqual(bars)
    expect(made.tempo).toBeCloseTo(own, 1)
  })

  test('end exactly with the section, within 6 % of the tempo', () => {
    for (let seconds = 0.3; seconds < 40; seconds += 0.37)
      for (const tempo of [40, 63, 97, 136, 200]) {
        const made = barsOf(seconds, tempo)
        expect(made.bars.reduce((sum, bar) => sum + bar, 0)).toBeCloseTo(seconds, 9)
        expect(Math.abs(made.tempo / tempo - 1)).toBeLessThan(0.0601)
        expect(Math.min(...made.bars)).toBeGreaterThan(0)
      }
  })
})

test('each section has its own mood, and the piece exactly its length', () => {
  const { sound, key, tempo, mood } = composeMusic(ORDER)
  expect(sound.left).toHaveLength(Math.round(SECONDS * RATE))
  expect({ key, tempo, mood }).toEqual({ key: 'A minor', tempo: 100, mood: 'calm and energetic and sad' })
  const [calm, chase, quiet] = [level(sound.left, 1, 7), level(sound.left, 8, 13), level(sound.left, 14, 17)]
  expect(chase!).toBeGreaterThan(calm! * 1.3)
  expect(quiet!).toBeLessThan(calm!)
})

test('the same sections give the same bytes, and other sections give others', () => {
  const [one, other] = [composeMusic(ORDER), composeMusic(ORDER)]
  expect(wavOf(one.sound).equals(wavOf(other.sound))).toBe(true)
  const moved = [{ ...SECTIONS[0]!, seconds: 8.25 }, { ...SECTIONS[1]!, seconds: 5.0417 }, SECTIONS[2]!]
  const next = composeMusic({ ...ORDER, sections: moved })
  expect(wavOf(next.sound).equals(wavOf(one.sound))).toBe(false)
})

test('sections of another length than the piece are refused', async () => {
  await expect(sketchSound({ kind: 'music', ...ORDER, seconds: 30 })).rejects.toThrow(
    'The sections last 18.79 seconds, and the music 30.',
  )
})
