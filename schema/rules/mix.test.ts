/** Covers specification V88. */
import { newCueOf, newGain, replacedGain } from './mix.js'

test.each([
  [{ kind: 'MUSIC', loudness: -14 }, -8],
  [{ kind: 'MUSIC', loudness: -7 }, -13],
  [{ kind: 'MUSIC', loudness: null }, -8],
  [{ kind: 'VOICE', loudness: -23.04 }, 7],
  [{ kind: 'VOICE', loudness: -40 }, 12],
  [{ kind: 'VOICE', loudness: null }, 0],
  [{ kind: 'EFFECT', loudness: -30 }, 0],
] as const)('a new cue of %j has %s dB', (sound, gain) => {
  expect(newGain(sound)).toBe(gain)
  expect(newCueOf(sound)).toMatchObject({ gain, isDucked: sound.kind === 'MUSIC', itemId: null })
})

test('a replaced sound keeps a gain that somebody has chosen', () => {
  const [quiet, loud] = [
    { kind: 'VOICE', loudness: -20 },
    { kind: 'VOICE', loudness: -14 },
  ] as const
  expect(replacedGain(4, quiet, loud)).toBe(-2)
  expect(replacedGain(1, quiet, loud)).toBe(1)
})
