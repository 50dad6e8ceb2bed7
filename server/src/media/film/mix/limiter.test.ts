import { Limiter } from './limiter.js'

const BLOCK = 1_000
const CEILING = 0.8

/** Limits stereo samples in blocks, without the delay. */
const limited = (samples: Float32Array, ceiling = CEILING): Float32Array => {
  const limiter = new Limiter(ceiling, BLOCK)
  const all = new Float32Array(samples.length + Limiter.delay * 2)
  all.set(samples)
  for (let at = 0; at < all.length; at += BLOCK * 2) limiter.process(all.subarray(at, at + BLOCK * 2))
  return all.subarray(Limiter.delay * 2)
}
const wave = (length: number, of: (at: number) => number): Float32Array =>
  Float32Array.from({ length: length * 2 }, (_, index) => of(index >> 1) * (index % 2 ? 0.7 : 1))
const peak = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

test('sound below the ceiling passes unchanged', () => {
  const quiet = wave(9_000, (at) => 0.6 * Math.sin(at / 30))
  expect(limited(quiet)).toEqual(quiet)
})

test('no sample is above the ceiling, and both channels are lowered alike', () => {
  const loud = wave(9_000, (at) => (at > 4_000 && at < 4_100 ? 3 : 0.5) * Math.sin(at / 7))
  const heard = limited(loud)
  expect(peak(heard)).toBeLessThanOrEqual(Math.fround(CEILING))
  for (let at = 0; at < heard.length; at += 2) expect(heard[at + 1]).toBeCloseTo(heard[at] * 0.7, 5)
})

test('the gain falls before a peak, and comes back after it', () => {
  const heard = limited(wave(24_000, (at) => (at === 12_000 ? 1.6 : 0.2)))
  expect(heard[11_000 * 2]).toBeCloseTo(0.2, 6)
  expect(heard[11_900 * 2]).toBeLessThan(0.19)
  expect(heard[12_000 * 2]).toBeLessThanOrEqual(Math.fround(CEILING))
  expect(heard[23_900 * 2]).toBeGreaterThan(0.18)
})

test('peaks between samples count', () => {
  // A tone at a quarter of the sample rate: its samples miss the peaks, and are 0.71 of them.
  const hidden = wave(9_000, (at) => 1.1 * Math.sin((at * Math.PI) / 2 + Math.PI / 4))
  expect(peak(hidden)).toBeLessThan(CEILING)
  expect(peak(limited(hidden).subarray(4_000, 14_000)) * Math.SQRT2).toBeLessThan(CEILING * 1.01)
})
