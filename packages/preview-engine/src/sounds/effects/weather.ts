import { biquad } from '../filters.js'
import { type Effect, brown, moments, TAU, wander, white } from './voices.js'

/** Weather, water and fire. */
export const WEATHER: readonly Effect[] = [
  {
    name: 'rain',
    words: ['rain', 'drizzle', 'shower', 'downpour'],
    goesOn: true,
    voice: (random) => {
      const [noise, high, low, drops] = [
        white(random),
        biquad('highpass', 900),
        biquad('lowpass', 7_500),
        moments(random, 90),
      ]
      const drop = biquad('bandpass', 3_200, 3)
      return (t) => {
        const { since, strength } = drops(t)
        return 0.35 * low(high(noise())) + 0.8 * drop(noise() * strength * Math.exp(-since * 400))
      }
    },
  },
  {
    name: 'wind',
    words: ['wind', 'breeze', 'gale', 'draught', 'storm'],
    goesOn: true,
    voice: (random) => {
      const [noise, gust, howl] = [brown(random), wander(random, 0.4), biquad('bandpass', 420, 1.6)]
      const low = biquad('lowpass', 500)
      return (t) => {
        const strength = 0.25 + 0.75 * gust(t)
        const sample = noise()
        return strength * (0.7 * low(sample) + 2.4 * strength * howl(sample))
      }
    },
  },
  {
    name: 'thunder',
    words: ['thunder', 'lightning'],
    goesOn: false,
    voice: (random, seconds) => {
      const [noise, rumble, roll, low] = [
        white(random),
        brown(random),
        wander(random, 3.5),
        biquad('lowpass', 220),
      ]
      const crack = biquad('bandpass', 1_300, 0.6)
      return (t) => {
        const fade = Math.exp((-t * 4.2) / seconds)
        return 2.4 * low(rumble()) * fade * (0.3 + roll(t)) + 0.7 * crack(noise()) * Math.exp(-t * 14)
      }
    },
  },
  {
    name: 'sea',
    words: ['sea', 'ocean', 'wave', 'surf', 'beach', 'shore'],
    goesOn: true,
    voice: (random) => {
      const [noise, rumble, swell] = [white(random), brown(random), wander(random, 0.22)]
      const [foam, deep] = [biquad('lowpass', 3_000), biquad('lowpass', 350)]
      return (t) => {
        const wave = swell(t) ** 2
        return 0.45 * wave * foam(noise()) + (0.3 + wave) * deep(rumble())
      }
    },
  },
  {
    name: 'river',
    words: ['river', 'stream', 'brook', 'creek', 'waterfall', 'water', 'fountain'],
    goesOn: true,
    voice: (random) => {
      const [noise, bubble, bubbles] = [white(random), biquad('bandpass', 900, 5), moments(random, 26)]
      const [low, pitch] = [biquad('bandpass', 1_400, 0.5), wander(random, 9)]
      return (t) => {
        const { since, strength } = bubbles(t)
        const tone = Math.sin(TAU * (420 + 700 * pitch(t) + 900 * since) * since) * Math.exp(-since * 60)
        return 0.25 * low(noise()) + 0.35 * strength * tone + 0.2 * bubble(noise() * strength)
      }
    },
  },
  {
    name: 'fire',
    words: ['fire', 'flame', 'campfire', 'crackl', 'burn'],
    goesOn: true,
    voice: (random) => {
      const [roar, noise, low] = [brown(random), white(random), biquad('lowpass', 260)]
      const [snaps, snap] = [moments(random, 14), biquad('bandpass', 2_600, 1.5)]
      return (t) => {
        const { since, strength } = snaps(t)
        return 0.5 * low(roar()) + 4 * snap(noise() * strength ** 3 * Math.exp(-since * 350))
      }
    },
  },
]
