import type { Cue, Span } from '#schema/mix'
import { endOf } from './placement'
import { PEAKS_PER_SECOND } from './waveform'

/** The beats of a sound. */
export interface Beats {
  /** Beats per minute. */
  tempo: number
  /** Second of the first beat within the sound. */
  first: number
}

/** Search range in beats per minute, and the tempo that people tap most often. */
const [TEMPO_MIN, TEMPO_MAX, TEMPO_USUAL] = [48, 184, 96]
/** Width of the preference for the usual tempo, in octaves. */
const SPREAD = 0.75
/** Shorter sounds, in seconds, have too few beats. */
const SECONDS_MIN = 6
/** Only this many seconds are analysed: more do not change the result. */
const SECONDS_MAX = 120
/** Relative step of the tempo search, and of its refinement. */
const [STEP, FINE_STEP] = [0.005, 0.0005]
/** Number of later beats compared with each beat, in the search and in the refinement. */
const [NEAR, FAR] = [8, 32]
/** Smallest share of onset strength that must repeat with the beat. */
const CLARITY_MIN = 0.16

const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Onset strength at each peak: its rise in perceived loudness, centred around 0. */
function onsetsOf(peaks: Uint8Array): Float64Array {
  const levels = Float64Array.from(peaks, (peak) => Math.log1p(peak / 8))
  const rises = levels.map((level, at) => Math.max(0, level - (levels[at - 1] ?? level)))
  // spreads an onset between two peaks over both
  const smooth = rises.map((rise, at) => (2 * rise + (rises[at - 1] ?? 0) + (rises[at + 1] ?? 0)) / 4)
  const mean = smooth.reduce((sum, rise) => sum + rise, 0) / smooth.length
  return smooth.map((rise) => rise - mean)
}

/** Autocorrelation of onsets for each lag up to `longest`; 1 at lag 0. */
function autocorrelation(onsets: Float64Array, longest: number): Float64Array {
  const sums = new Float64Array(longest + 2)
  for (let lag = 0; lag < sums.length; lag++) {
    for (let at = lag; at < onsets.length; at++) sums[lag]! += onsets[at]! * onsets[at - lag]!
    sums[lag]! /= onsets.length - lag
  }
  return sums.map((sum) => sum / (sums[0]! || 1))
}

/** Linear interpolation. */
function valueAt(values: Float64Array, at: number): number {
  const before = Math.floor(at)
  return values[before]! + (values[before + 1]! - values[before]!) * (at - before)
}

/** Mean autocorrelation at one, two, three and more beats. */
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
 * Tempo and first beat from the peaks of a sound: the period with which onsets repeat, and the phase with the strongest
 * onsets. Null without a clear beat.
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
  // an attack detected slightly early is the beat at 0
  const isEarly = first > beat * 0.95
  return { tempo, first: isEarly ? 0 : first / PEAKS_PER_SECOND }
}

/** Beats of a cue in seconds of the film, for each repetition of its sound. */
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
