import { RATE, type Stereo } from './stereo.js'

/** The mono mix of both channels. */
export const monoOf = ({ left, right }: Stereo): Float32Array =>
  left.map((value, at) => (value + right[at]!) / 2)

/** RMS of each part of this many samples. */
export const levelsOf = (samples: Float32Array, length: number): number[] =>
  Array.from({ length: Math.floor(samples.length / length) }, (_, part) => {
    const at = part * length
    const sum = samples.subarray(at, at + length).reduce((squares, value) => squares + value * value, 0)
    return Math.sqrt(sum / length)
  })

const SILENT = 10 ** (-60 / 20)
const PART = 0.01

/** Seconds of the longest part below −60 dBFS. */
export function longestSilence(samples: Float32Array): number {
  let [longest, now] = [0, 0]
  for (const level of levelsOf(samples, PART * RATE)) {
    now = level < SILENT ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return longest * PART
}

/**
 * The sharpest bend at the loop point, relative to those in a quarter of a second around it; more than 1 is a click.
 */
export function clickAtLoop(samples: Float32Array): number {
  const around = RATE / 4
  const line = [...samples.slice(-around), ...samples.slice(0, around)]
  const bends = line.slice(2).map((value, at) => Math.abs(value - 2 * line[at + 1]! + line[at]!))
  const seam = Math.max(...bends.slice(around - 2, around))
  return seam / Math.max(1e-9, ...bends.slice(0, around - 12), ...bends.slice(around + 10))
}

/** Magnitude spectrum of a window, whose length is a power of 2. */
function spectrum(window: Float32Array): Float32Array {
  const size = window.length
  const [real, imaginary] = [new Float64Array(size), new Float64Array(size)]
  const bits = Math.log2(size)
  for (let at = 0; at < size; at++) {
    let reversed = 0
    for (let bit = 0; bit < bits; bit++) reversed |= ((at >> bit) & 1) << (bits - 1 - bit)
    real[reversed] = window[at]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size))
  }
  for (let half = 1; half < size; half *= 2)
    for (let turn = 0; turn < half; turn++) {
      const [cos, sin] = [Math.cos((-Math.PI * turn) / half), Math.sin((-Math.PI * turn) / half)]
      for (let at = turn; at < size; at += 2 * half) {
        const other = at + half
        const x = real[other]! * cos - imaginary[other]! * sin
        const y = real[other]! * sin + imaginary[other]! * cos
        real[other] = real[at]! - x
        imaginary[other] = imaginary[at]! - y
        real[at]! += x
        imaginary[at]! += y
      }
    }
  return Float32Array.from({ length: size / 2 }, (_, at) => Math.hypot(real[at]!, imaginary[at]!))
}

const HOP = 480
const FRAME = 1_024

/** Onset strength: the increase of the spectrum, every hundredth of a second. */
function onsetsOf(samples: Float32Array): number[] {
  let before: Float32Array | undefined
  const onsets: number[] = []
  for (let at = 0; at + FRAME <= samples.length; at += HOP) {
    const now = spectrum(samples.subarray(at, at + FRAME)).map((value) => Math.log(1 + 20 * value))
    const last = before
    onsets.push(last ? now.reduce((sum, value, bin) => sum + Math.max(0, value - last[bin]!), 0) : 0)
    before = now
  }
  const mean = onsets.reduce((sum, value) => sum + value, 0) / onsets.length
  return onsets.map((value) => value - mean)
}

/** Tempo from 40 to 200 bpm, at whose period and first multiples the note onsets correlate best. */
export function tempoOf(samples: Float32Array): number {
  const onsets = onsetsOf(samples)
  const similarity = (lag: number) => {
    const [whole, share] = [Math.floor(lag), lag % 1]
    let sum = 0
    for (let at = 0; at + whole + 1 < onsets.length; at++)
      sum += onsets[at]! * (onsets[at + whole]! * (1 - share) + onsets[at + whole + 1]! * share)
    return sum / (onsets.length - whole)
  }
  let [best, most] = [0, -Infinity]
  for (let tempo = 40; tempo <= 200; tempo += 0.5) {
    const lag = (60 / tempo) * (RATE / HOP)
    // people tap a beat near 100 rather than its double or half
    const usual = Math.exp(-0.5 * Math.log2(tempo / 100) ** 2)
    const score = usual * [1, 2, 3, 4].reduce((sum, times) => sum + similarity(lag * times), 0)
    if (score > most) [best, most] = [tempo, score]
  }
  return best
}

/** Fit of each pitch class, from the root, to a key (Krumhansl and Kessler, 1982). */
const PROFILES = {
  major: [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88],
  minor: [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17],
}
const NAMES = ['C', 'C sharp', 'D', 'E flat', 'E', 'F', 'F sharp', 'G', 'A flat', 'A', 'B flat', 'B']
const LONG_FRAME = 16_384

/** The key whose profile is most similar to the pitches of the sound, such as `A minor`. */
export function keyOf(samples: Float32Array): string {
  const chroma = Array.from({ length: 12 }, () => 0)
  for (let at = 0; at + LONG_FRAME <= samples.length; at += LONG_FRAME)
    for (const [bin, value] of spectrum(samples.subarray(at, at + LONG_FRAME)).entries()) {
      const frequency = (bin * RATE) / LONG_FRAME
      if (frequency < 60 || frequency > 1_000) continue
      chroma[(Math.round(69 + 12 * Math.log2(frequency / 440)) + 120) % 12]! += Math.sqrt(value)
    }
  const scored = Object.entries(PROFILES).flatMap(([mode, profile]) =>
    NAMES.map((name, root) => ({
      name: `${name} ${mode}`,
      score: correlation(
        chroma,
        profile.map((_, pitch) => profile[(pitch - root + 12) % 12]!),
      ),
    })),
  )
  return scored.reduce((one, other) => (other.score > one.score ? other : one)).name
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [mean(one), mean(other)]
  const along = (x: readonly number[], xm: number, y: readonly number[], ym: number) =>
    x.reduce((sum, value, at) => sum + (value - xm) * (y[at]! - ym), 0)
  return along(one, a, other, b) / Math.sqrt(along(one, a, one, a) * along(other, b, other, b))
}
