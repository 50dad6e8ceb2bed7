/** Covers specification V80. */
import { EFFECTS, makeEffect } from './effects.js'
import { clickAtLoop, keyOf, levelsOf, longestSilence, monoOf, tempoOf } from './measures.fixture.js'
import { composeMusic } from './music.js'
import { peakOf, RATE } from './stereo.js'

const SECONDS = 30

test.each([
  ['Calm piano', 66, 'D major'],
  ['Happy summer', 120, 'G major'],
  ['Sad farewell', 64, 'A minor'],
  ['Tense', 108, 'E minor'],
  ['Epic battle', 96, 'D minor'],
  ['Mysterious night', 80, 'C minor'],
  ['Dark horror', 60, 'F minor'],
  ['Playful kids', 124, 'C major'],
  ['Romantic', 72, 'B flat major'],
  ['Hopeful journey', 100, 'E major'],
  ['Energetic', 128, 'A minor'],
])('%s at %d bpm in %s is what it says, without faults', (words, tempo, key) => {
  const order = { words: `${words}, ${tempo} bpm, in ${key}`, seconds: SECONDS, seed: 11 }
  const { sound } = composeMusic(order)
  const mono = monoOf(sound)
  expect(sound.left).toHaveLength(SECONDS * RATE)
  expect(peakOf(sound)).toBeLessThan(0.98)
  expect(longestSilence(mono)).toBeLessThan(0.5)
  expect(Math.max(clickAtLoop(sound.left), clickAtLoop(sound.right))).toBeLessThan(1)
  expect(keyOf(mono)).toBe(key)
  // the measured tempo may be half or twice the real one
  const heard = tempoOf(mono) / tempo
  expect(Math.min(...[0.5, 1, 2].map((octave) => Math.abs(heard / octave - 1)))).toBeLessThan(0.02)
  const [left, right] = [sound.left, sound.right].map((samples) => levelsOf(samples, samples.length)[0]!)
  expect(Math.abs(20 * Math.log10(left! / right!))).toBeLessThan(1)
})

/** Seconds between the rings of a phone, and the ticks of a clock. */
const PAUSES: Record<string, number> = { phone: 2 }
const USUAL_PAUSE = 0.6

test.each(EFFECTS.map(({ name, words, goesOn }) => [name, words[0]!, goesOn] as const))(
  '%s is heard without faults',
  (name, word, goesOn) => {
    for (const seconds of [2.5, 6]) {
      const { sound } = makeEffect({ words: word, seconds, seed: 11 })!
      const mono = monoOf(sound)
      expect(peakOf(sound)).toBeLessThan(0.98)
      expect(Math.abs(mono.reduce((sum, value) => sum + value, 0) / mono.length)).toBeLessThan(0.01)
      expect(Math.max(clickAtLoop(sound.left), clickAtLoop(sound.right))).toBeLessThanOrEqual(1)
      expect(Math.max(...levelsOf(mono, RATE / 10))).toBeGreaterThan(0.05)
      if (goesOn) expect(longestSilence(mono)).toBeLessThan(PAUSES[name] ?? USUAL_PAUSE)
      // one-shot effects begin at once
      else expect(Math.max(...levelsOf(mono.slice(0, RATE / 2), RATE / 20))).toBeGreaterThan(0.001)
    }
  },
)

/** The levels of the first and last quarter of a second, relative to the whole. */
test.each(EFFECTS.filter(({ goesOn }) => goesOn).map(({ name, words }) => [name, words[0]!] as const))(
  '%s keeps its level where it is repeated',
  (_, word) => {
    const { sound } = makeEffect({ words: word, seconds: 8, seed: 3 })!
    const seam = Float32Array.from([...sound.left.slice(-RATE / 2), ...sound.left.slice(0, RATE / 2)])
    const [around, whole] = [seam, sound.left].map((samples) => levelsOf(samples, samples.length)[0]!)
    expect(Math.abs(20 * Math.log10(around! / whole!))).toBeLessThan(9)
  },
)
