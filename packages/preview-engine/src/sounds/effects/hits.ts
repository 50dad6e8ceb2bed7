import { biquad } from '../filters.js'
import { type Effect, brown, strikeOf, TAU, white } from './voices.js'

/** One-shot effects. */
export const HITS: readonly Effect[] = [
  {
    name: 'door',
    words: ['door', 'gate', 'knock', 'slam'],
    goesOn: false,
    voice: (random) => {
      const [noise, wood, latch] = [
        white(random),
        strikeOf([
          [95, 1, 14],
          [172, 0.5, 20],
          [260, 0.3, 28],
        ]),
        biquad('bandpass', 2_200, 4),
      ]
      return (t) =>
        wood(t) +
        0.8 * latch(noise() * (Math.exp(-t * 120) + (t > 0.13 ? 0.7 * Math.exp(-(t - 0.13) * 180) : 0)))
    },
  },
  {
    name: 'whoosh',
    words: ['whoosh', 'swish', 'swoosh', 'pass', 'fly', 'transition'],
    goesOn: false,
    voice: (random, seconds) => {
      const noise = white(random)
      const bands = [300, 700, 1_500, 3_000].map((frequency) => ({
        frequency,
        filter: biquad('bandpass', frequency, 1.4),
      }))
      return (t) => {
        const share = Math.min(1, t / seconds)
        const height = 250 + 2_900 * Math.sin(Math.PI * share) ** 2
        const sample = noise()
        const heard = bands.reduce(
          (sum, { frequency, filter }) =>
            sum + filter(sample) * Math.exp(-(Math.log2(frequency / height) ** 2)),
          0,
        )
        return heard * Math.sin(Math.PI * share) ** 2
      }
    },
  },
  {
    name: 'bell',
    words: ['bell', 'church', 'chime', 'gong', 'toll'],
    goesOn: false,
    voice: () =>
      strikeOf([
        [220, 0.5, 0.7],
        [440, 0.7, 0.9],
        [523, 0.5, 1.3],
        [660, 0.4, 1.7],
        [880, 0.35, 2.4],
        [1_330, 0.2, 4],
      ]),
  },
  {
    name: 'explosion',
    words: ['explo', 'blast', 'boom', 'bomb', 'cannon', 'impact', 'hit', 'punch'],
    goesOn: false,
    voice: (random, seconds) => {
      const [noise, rumble, low] = [white(random), brown(random), biquad('lowpass', 320)]
      const burst = biquad('lowpass', 1_800)
      return (t) =>
        0.9 * burst(noise()) * Math.exp(-t * 9) +
        2 * low(rumble()) * Math.exp((-t * 5) / seconds) +
        0.6 * Math.sin(TAU * (34 * t - 3 * (Math.exp(-t * 12) - 1))) * Math.exp(-t * 4)
    },
  },
  {
    name: 'glass',
    words: ['glass', 'shatter', 'break', 'window', 'bottle'],
    goesOn: false,
    voice: (random) => {
      const shards = Array.from({ length: 16 }, () => ({
        at: random() ** 2 * 0.6,
        ring: strikeOf([[1_900 + 4_800 * random(), 0.25, 18 + 20 * random()]]),
      }))
      const [noise, crash] = [white(random), biquad('highpass', 3_000)]
      return (t) =>
        0.5 * crash(noise()) * Math.exp(-t * 30) +
        shards.reduce((sum, { at, ring }) => (t > at ? sum + ring(t - at) : sum), 0)
    },
  },
]
