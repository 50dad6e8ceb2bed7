/** Covers specification V80. */
import { EFFECTS, makeEffect } from './effects.js'
import { MOODS } from './moods.js'
import { composeMusic } from './music.js'
import { sketchSound } from './sketch.js'
import { PEAK, peakOf, RATE, type Stereo, wavOf } from './stereo.js'

/** RMS of each tenth of a second. */
const levels = ({ left }: Stereo) =>
  Array.from({ length: Math.floor(left.length / 4_800) }, (_, at) =>
    Math.sqrt(
      left.subarray(at * 4_800, (at + 1) * 4_800).reduce((sum, value) => sum + value * value, 0) / 4_800,
    ),
  )
const largestStep = (samples: Float32Array) =>
  samples.reduce((most, value, at) => (at ? Math.max(most, Math.abs(value - samples[at - 1]!)) : most), 0)

test.each(MOODS.map(({ name, words }) => [name, words[0]!]))('music is %s', (name, word) => {
  const { sound, mood, tempo } = composeMusic({ words: `A ${word} piece`, seconds: 12.34, seed: 7 })
  expect(mood).toBe(name)
  expect(sound.left).toHaveLength(Math.round(12.34 * RATE))
  expect(peakOf(sound)).toBeCloseTo(PEAK, 3)
  expect(tempo).toBeGreaterThanOrEqual(40)
  expect(
    levels(sound)
      .slice(2, 100)
      .every((level) => level > 0.001),
  ).toBe(true)
  expect([sound.left[0], sound.left.at(-1)].map((value) => Math.abs(value!) < 0.01)).toEqual([true, true])
})

test('words choose tempo and key', () => {
  const order = { words: 'Sad piano in D minor, 90 bpm', seconds: 3, seed: 1 }
  expect(composeMusic(order)).toMatchObject({ tempo: 90, key: 'D minor', mood: 'sad' })
  expect(composeMusic({ ...order, words: 'Happy, F# major' })).toMatchObject({ key: 'F sharp major' })
})

test('the same words and seed give the same sound, and another seed another one', () => {
  const order = { words: 'A calm morning', seconds: 4, seed: 3 }
  const [one, other] = [composeMusic(order), composeMusic(order)]
  expect(wavOf(one.sound).equals(wavOf(other.sound))).toBe(true)
  const next = composeMusic({ ...order, seed: 4 })
  expect(wavOf(one.sound).equals(wavOf(next.sound))).toBe(false)
})

test.each(EFFECTS.map(({ name, words, goesOn }) => [name, words[0]!, goesOn]))(
  '%s can be heard',
  (name, word, goesOn) => {
    const { sound, name: made } = makeEffect({ words: `the ${word}s`, seconds: 4, seed: 5 })!
    expect(made).toBe(name)
    expect(sound.left).toHaveLength(4 * RATE)
    expect(peakOf(sound)).toBeCloseTo(PEAK, 3)
    expect(Math.max(...levels(sound))).toBeGreaterThan(0.02)
    const seam = Math.abs(sound.left[0]! - sound.left.at(-1)!)
    expect(seam).toBeLessThanOrEqual(goesOn ? largestStep(sound.left) : 0.01)
  },
)

test('words without a known effect are refused', async () => {
  const order = { kind: 'effect', words: 'philosophy', seconds: 1, seed: 1 } as const
  await expect(sketchSound(order)).rejects.toThrow('No effect is known for these words.')
  expect(makeEffect({ words: 'Heavy RAIN on a roof', seconds: 1, seed: 1 })?.name).toBe('rain')
})
