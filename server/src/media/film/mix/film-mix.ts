import type { LoudnessTarget } from '#schema/limits'
import type { FilmMix, FrameRate, MixedCue } from '../../film.js'
import { SAMPLE_RATE } from '../encoding.js'
import { type FramePlan, timesOf } from '../plan.js'

/** A cue in samples of the film and of its sound; whole numbers unless stated otherwise. */
export interface SampledCue {
  file: string
  contentId: string
  from: number
  to: number
  /** The sample of the sound that is heard at `from`. */
  offset: number
  /**
   * The samples that are repeated. Repetition k begins at `start + k * period` of the film, rounded: both are fractions,
   * so that rounding does not add up.
   */
  loop: { from: number; to: number; start: number; period: number } | null
  /** `at`: samples of the film, as fractions. */
  envelope: { at: number; factor: number }[]
  /** Lowered while the clips of the film are loud. */
  isDuckedByClips: boolean
}

/** Cues, gain and target loudness of a film of known length. */
export interface SampledMix {
  cues: SampledCue[]
  /** Decibels. */
  clipGain: number
  loudness: LoudnessTarget | null
}

const sampled = (
  { file, contentId, startSeconds, endSeconds, offsetSeconds, loop, envelope, isDuckedByClips }: MixedCue,
  samples: number,
): SampledCue => {
  const at = (seconds: number) => Math.round(seconds * SAMPLE_RATE)
  return {
    file,
    contentId,
    from: Math.max(0, at(startSeconds)),
    to: Math.min(samples, at(endSeconds)),
    offset: at(offsetSeconds),
    loop: loop && {
      from: at(loop.from),
      to: at(loop.to),
      start: (startSeconds - (offsetSeconds - loop.from)) * SAMPLE_RATE,
      period: Math.max(1, (loop.to - loop.from) * SAMPLE_RATE),
    },
    envelope: envelope.map(({ atSeconds, factor }) => ({ at: atSeconds * SAMPLE_RATE, factor })),
    isDuckedByClips,
  }
}

/** The mix of a film; undefined if it only plays the sound of its clips. */
export const mixOf = (mix: FilmMix | undefined, plan: FramePlan, rate: FrameRate): SampledMix | undefined => {
  if (!mix) return undefined
  const times = timesOf(plan, rate)
  const cues = mix
    .cues(times)
    .map((cue) => sampled(cue, Math.round(times.seconds * SAMPLE_RATE)))
    .filter(({ from, to, envelope }) => to > from && envelope.some(({ factor }) => factor !== 0))
  const { clipGain, loudness } = mix
  return cues.length > 0 || clipGain !== 0 || loudness !== null ? { cues, clipGain, loudness } : undefined
}
