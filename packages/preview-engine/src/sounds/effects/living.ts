import { biquad } from '../filters.js'
import {
  type Effect,
  brown,
  loopFrequency,
  loopPeriod,
  moments,
  regular,
  strikeOf,
  TAU,
  wander,
  white,
} from './voices.js'

/** People and animals. */
export const LIVING: readonly Effect[] = [
  {
    name: 'crowd',
    words: ['crowd', 'people', 'audience', 'restaurant', 'market', 'chatter', 'murmur', 'bar'],
    goesOn: true,
    voice: (random) => {
      const talkers = Array.from({ length: 9 }, () => {
        const [noise, syllable] = [brown(random), wander(random, 4 + 2 * random())]
        const [vowel, throat] = [
          biquad('bandpass', 500 + 900 * random(), 5),
          biquad('bandpass', 140 + 160 * random(), 4),
        ]
        return (t: number) => {
          const sample = noise()
          return syllable(t) ** 3 * (2 * vowel(sample) + throat(sample))
        }
      })
      return (t) => talkers.reduce((sum, talker) => sum + talker(t), 0)
    },
  },
  {
    name: 'applause',
    words: ['applause', 'clap', 'ovation'],
    goesOn: true,
    voice: (random) => {
      const hands = Array.from({ length: 14 }, () => {
        const [noise, palm, clap] = [
          white(random),
          biquad('bandpass', 900 + 1_200 * random(), 2),
          regular(0.2 + 0.12 * random()),
        ]
        const late = random()
        return (t: number) => palm(noise() * Math.exp(-clap(t + late).since * 90))
      })
      return (t) => hands.reduce((sum, hand) => sum + hand(t), 0)
    },
  },
  {
    name: 'footsteps',
    words: ['footstep', 'step', 'walk', 'run', 'feet'],
    goesOn: true,
    voice: (random, seconds) => {
      const [noise, sole, heel, step] = [
        white(random),
        biquad('bandpass', 520, 1.2),
        biquad('bandpass', 150, 2),
        regular(loopPeriod(0.56, seconds)),
      ]
      const weights = Array.from({ length: 8 }, () => 0.7 + 0.3 * random())
      return (t) => {
        const { since, count } = step(t)
        const weight = weights[count % 8]!
        const hit = noise() * weight
        const toe = since > 0.07 ? 0.5 * Math.exp(-(since - 0.07) * 60) : 0
        return 1.6 * sole(hit * (Math.exp(-since * 80) + toe)) + 2 * heel(hit * Math.exp(-since * 50))
      }
    },
  },
  {
    name: 'heartbeat',
    words: ['heart', 'pulse'],
    goesOn: true,
    isPeriodic: true,
    voice: (_, seconds) => {
      const beat = regular(loopPeriod(0.86, seconds))
      const ring = strikeOf([
        [52, 1, 18],
        [88, 0.35, 26],
      ])
      const thud = (since: number) => ring(since) * Math.min(1, since * 80)
      return (t) => {
        const { since } = beat(t)
        return thud(since) + (since > 0.24 ? 0.7 * thud(since - 0.24) : 0)
      }
    },
  },
  {
    name: 'birds',
    words: ['bird', 'chirp', 'tweet', 'morning', 'forest', 'garden'],
    goesOn: true,
    voice: (random) => {
      const [calls, height, leaves, low] = [
        moments(random, 2.2),
        wander(random, 1.3),
        brown(random),
        biquad('lowpass', 900),
      ]
      return (t) => {
        const { since, strength } = calls(t)
        const base = 2_600 + 1_800 * height(t - since)
        const trill = Math.sin(TAU * (base + 500 * Math.sin(TAU * 22 * since)) * since)
        const swell = since < 0.28 ? Math.sin((Math.PI * since) / 0.28) ** 2 : 0
        return 0.3 * strength * swell * trill + 0.06 * low(leaves())
      }
    },
  },
  {
    name: 'crickets',
    words: ['cricket', 'cicada', 'insect', 'night'],
    goesOn: true,
    isPeriodic: true,
    voice: (random, seconds) => {
      const [pitch, late] = [loopFrequency(4_150 + 300 * random(), seconds), random()]
      const song = regular(loopPeriod(0.62, seconds))
      return (t) => {
        const { since } = song(t + late)
        const pulse = since < 0.28 ? Math.max(0, Math.sin(TAU * 28 * since)) : 0
        return 0.4 * pulse * Math.sin(TAU * pitch * t)
      }
    },
  },
]
