import { RATE } from '../stereo.js'
import { biquad } from '../filters.js'
import {
  type Effect,
  brown,
  loopFrequency,
  loopPeriod,
  moments,
  regular,
  TAU,
  wander,
  white,
} from './voices.js'

/** Machines and signals. */
export const MACHINES: readonly Effect[] = [
  {
    name: 'engine',
    words: ['engine', 'motor', 'car', 'truck', 'machine', 'tractor', 'ferry', 'boat'],
    goesOn: true,
    voice: (random) => {
      const [noise, low, unrest] = [brown(random), biquad('lowpass', 380), wander(random, 3)]
      let phase = 0
      return (t) => {
        phase += (38 + 2 * unrest(t)) / RATE
        const stroke =
          Math.sin(TAU * phase) + 0.7 * Math.sin(TAU * 2 * phase) + 0.4 * Math.sin(TAU * 3.01 * phase)
        return low(0.3 * stroke + noise() * (0.5 + 0.5 * Math.sin(TAU * phase)))
      }
    },
  },
  {
    name: 'train',
    words: ['train', 'railway', 'rail', 'tram', 'subway'],
    goesOn: true,
    voice: (random, seconds) => {
      const [rumble, noise, low, wheel] = [
        brown(random),
        white(random),
        biquad('lowpass', 200),
        biquad('bandpass', 1_100, 1.2),
      ]
      const joint = regular(loopPeriod(0.72, seconds))
      return (t) => {
        const { since } = joint(t)
        const click = Math.exp(-since * 60) + (since > 0.16 ? 0.8 * Math.exp(-(since - 0.16) * 60) : 0)
        return 0.9 * low(rumble()) + 0.5 * wheel(noise() * click)
      }
    },
  },
  {
    name: 'clock',
    words: ['clock', 'tick', 'watch', 'timer'],
    goesOn: true,
    voice: (random, seconds) => {
      const [noise, tick, tock, beat] = [
        white(random),
        biquad('bandpass', 3_400, 6),
        biquad('bandpass', 2_500, 6),
        regular(loopPeriod(1, seconds) / 2),
      ]
      return (t) => {
        const { since, count } = beat(t)
        const hit = noise() * Math.exp(-since * 300)
        const [one, other] = [tick(count % 2 ? 0 : hit), tock(count % 2 ? hit : 0)]
        return 2 * (one + other)
      }
    },
  },
  {
    name: 'siren',
    words: ['siren', 'alarm', 'police', 'ambulance'],
    goesOn: true,
    isPeriodic: true,
    voice: (_, seconds) => {
      const [pitch, wail] = [loopFrequency(620, seconds), loopFrequency(0.25, seconds)]
      let phase = 0
      return (t) => {
        phase += (pitch + 330 * Math.sin(TAU * wail * t)) / RATE
        return 0.5 * Math.sin(TAU * phase) + 0.2 * Math.sin(TAU * 3 * phase)
      }
    },
  },
  {
    name: 'phone',
    words: ['phone', 'ring', 'telephone'],
    goesOn: true,
    isPeriodic: true,
    voice: (_, seconds) => {
      const ring = regular(loopPeriod(3, seconds))
      return (t) => {
        const { since } = ring(t)
        const swell = since < 1.2 ? Math.min(1, since * 40, (1.2 - since) * 40) : 0
        return (
          swell *
          0.3 *
          (Math.sin(TAU * 440 * since) + Math.sin(TAU * 480 * since)) *
          (0.6 + 0.4 * Math.sign(Math.sin(TAU * 20 * since)))
        )
      }
    },
  },
  {
    name: 'typing',
    words: ['typ', 'keyboard', 'computer', 'office'],
    goesOn: true,
    voice: (random) => {
      const [noise, keys, key] = [white(random), moments(random, 7), biquad('bandpass', 2_400, 2)]
      return (t) => {
        const { since, strength } = keys(t)
        return key(
          noise() *
            strength *
            (Math.exp(-since * 250) + (since > 0.05 ? 0.4 * Math.exp(-(since - 0.05) * 300) : 0)),
        )
      }
    },
  },
]
