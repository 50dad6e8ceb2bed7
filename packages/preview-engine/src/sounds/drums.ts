import { biquad } from './filters.js'
import { add, RATE, type Stereo } from './stereo.js'

export type Drum = 'kick' | 'snare' | 'hat' | 'tom' | 'shaker'

type Random = () => number

/** Duration of each drum in seconds, and its waveform by seconds. */
const DRUMS: Record<Drum, { seconds: number; voice: (random: Random) => (second: number) => number }> = {
  kick: {
    seconds: 0.4,
    voice: () => (t) =>
      0.7 * Math.exp(-t * 9) * Math.sin(2 * Math.PI * (48 * t - (70 / 28) * (Math.exp(-28 * t) - 1))),
  },
  tom: {
    seconds: 0.6,
    voice: () => (t) =>
      0.5 * Math.exp(-t * 6) * Math.sin(2 * Math.PI * (82 * t - (40 / 12) * (Math.exp(-12 * t) - 1))),
  },
  snare: {
    seconds: 0.25,
    voice: (random) => {
      const rattle = biquad('highpass', 1_500)
      return (t) =>
        0.25 * Math.exp(-t * 18) * rattle(random() * 2 - 1) +
        0.2 * Math.exp(-t * 30) * Math.sin(2 * Math.PI * 190 * t)
    },
  },
  hat: {
    seconds: 0.09,
    voice: (random) => {
      const hiss = biquad('highpass', 7_500)
      return (t) => 0.16 * Math.exp(-t * 60) * hiss(random() * 2 - 1)
    },
  },
  shaker: {
    seconds: 0.12,
    voice: (random) => {
      const hiss = biquad('bandpass', 5_200, 0.9)
      return (t) => 0.25 * Math.sin(Math.PI * Math.min(1, t / 0.12)) * hiss(random() * 2 - 1)
    },
  },
}

/** Adds a drum hit; `at` in seconds, `strength` from 0 to 1. */
export function strike(
  sound: Stereo,
  { drum, at, strength }: { drum: Drum; at: number; strength: number },
  random: Random,
): void {
  const { seconds, voice } = DRUMS[drum]
  const valueAt = voice(random)
  const start = Math.round(at * RATE)
  const samples = Math.round(seconds * RATE)
  const ending = Math.round(0.01 * RATE)
  for (let n = 0; n < samples; n++) {
    const end = Math.min(1, (samples - n) / ending)
    add(sound, start + n, valueAt(n / RATE) * strength * end, drum === 'hat' || drum === 'shaker' ? 0.25 : 0)
  }
}
