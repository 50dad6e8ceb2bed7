import type { Cue, Span } from '#schema/mix'
import { endOf } from './placement'
import { PEAKS_PER_SECOND } from './waveform'

/** The beats of a sound. */
export interface Beats {
  /** Beats a minute. */
  tempo: number
  /** Second of the sound of its first beat. */
  first: number
}

/** Beats a minute: those that are looked for, and those that people tap to most often. */
const [TEMPO_MIN, TEMPO_MAX, TEMPO_USUAL] = [48, 184, 96]
/** Octaves from the usual tempo within which others are likely. */
const SPREAD = 0.75
/** Shorter sounds have too few beats; seconds. */
const SECONDS_MIN = 6
/** Minutes of a piece say no more; seconds. */
const SECONDS_MAX = 120
/** Tempos are tried in steps of this share, and refined to that one. */
const [STEP, FINE_STEP] = [0.005, 0.0005]
/** Beats that are compared with each beat, for a first tempo and for the exact one. */
const [NEAR, FAR] = [8, 32]
/** The least share of the strength of onsets that repeats with the beat. */
const CLARITY_MIN = 0.16

const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** How much louder each peak is than the one before it, by the ear’s scale, around 0. */
function onsetsOf(peaks: Uint8Array): Float64Array {
  const levels = Float64Array.from(peaks, (peak) => Math.log1p(peak / 8))
  const rises = levels.map((level, at) => Math.max(0, level - (levels[at - 1] ?? level)))
  // an onset between two peaks is spread over both
  const smooth = rises.map((rise, at) => (2 * rise + (rises[at - 1] ?? 0) + (rises[at + 1] ?? 0)) / 4)
  const mean = smooth.reduce((sum, rise) => sum + rise, 0) / smooth.length
  return smooth.map((rise) => rise - mean)
}

/** How alike onsets are to those a number of peaks later, for each number up to a longest one; 1 at 0. */
function autocorrelation(onsets: Float64Array, longest: number): Float64Array {
  const sums = new Float64Array(longest + 2)
  for (let lag = 0; lag < sums.length; lag++) {
    for (let at = lag; at < onsets.length; at++) sums[lag]! += onsets[at]! * onsets[at - lag]!
    sums[lag]! /= onsets.length - lag
  }
  return sums.map((sum) => sum / (sums[0]! || 1))
}

/** Between two values, in proportion. */
function valueAt(values: Float64Array, at: number): number {
  const before = Math.floor(at)
  return values[before]! + (values[before + 1]! - values[before]!) * (at - before)
}

/** Mean likeness of onsets to those one, two, three and more beats later. */
function repetition(likeness: Float64Array, beat: number, most: number): number {
  const count = Math.min(most, Math.floor((likeness.length - 2) / beat))
  return range(count).reduce((sum, at) => sum + valueAt(likeness, (at + 1) * beat), 0) / count
}

const likelihood = (tempo: number) => Math.exp(-((Math.log2(tempo / TEMPO_USUAL) / SPREAD) ** 2) / 2)

/** The highest-rated value. */
function best(values: readonly number[], rate: (value: number) => number): number {
  const rates = values.map(rate)
  return values[rates.indexOf(Math.max(...rates))]!
}

/**
 * Tempo and first beat from the peaks of a sound: the period with which onsets repeat, and where they are strongest.
 * Null where no beat is clear.
 */
export function beatsOf(peaks: Uint8Array): Beats | null {
  if (peaks.length < SECONDS_MIN * PEAKS_PER_SECOND) return null
  const onsets = onsetsOf(peaks.subarray(0, SECONDS_MAX * PEAKS_PER_SECOND))
  const likeness = autocorrelation(onsets, Math.floor(onsets.length * 0.6))
  const beatOf = (tempo: number) => (60 * PEAKS_PER_SECOND) / tempo
  const steps = Math.floor(Math.log(TEMPO_MAX / TEMPO_MIN) / STEP)
  const tempos = range(steps).map((at) => TEMPO_MIN * Math.exp(at * STEP))
  const rough = best(tempos, (tempo) => repetition(likeness, beatOf(tempo), NEAR) * likelihood(tempo))
  const fine = range(41).map((at) => rough * (1 + (at - 20) * FINE_STEP))
  const tempo = best(fine, (each) => repetition(likeness, beatOf(each), FAR))
  if (!(repetition(likeness, beatOf(tempo), NEAR) >= CLARITY_MIN)) return null
  const beat = beatOf(tempo)
  const strengthFrom = (first: number) => {
    let sum = 0
    for (let at = first; at < onsets.length - 1; at += beat) sum += valueAt(onsets, at)
    return sum
  }
  const first = best(
    range(Math.floor(beat * 4)).map((at) => at / 4),
    strengthFrom,
  )
  // an attack that is noticed a moment early belongs to the beat at the beginning
  const isEarly = first > beat * 0.95
  return { tempo, first: isEarly ? 0 : first / PEAKS_PER_SECOND }
}

/** Seconds of the film at which the beats of a cue are heard, in each of its repetitions. */
export function beatTimes({ tempo, first }: Beats, cue: Cue, { from, to }: Span): number[] {
  const beat = 60 / tempo
  const { inSeconds, isLooped } = cue
  const length = endOf(cue) - inSeconds
  const before = Math.ceil((inSeconds - first) / beat - 1e-6)
  const offset = Math.max(0, first + before * beat - inSeconds)
  const inOne = range(Math.max(0, Math.ceil((length - offset) / beat))).map((at) => offset + at * beat)
  const repetitions = isLooped ? Math.ceil((to - from) / length) : 1
  return range(repetitions).flatMap((at) =>
    inOne.map((second) => from + at * length + second).filter((second) => second < to),
  )
}
