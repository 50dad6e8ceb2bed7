import type { LoudnessTarget } from '#schema/limits'
import type { PlannedCue } from '#schema/mix'

/** Loudness of a sound; null for silence, and for sounds too quiet to be measured. */
export interface Loudness {
  /** Integrated, in LUFS. */
  loudness: number | null
  /** dBTP. */
  truePeak: number | null
}

/** A sound that is ready for playing and mixing. */
export interface PreparedSound extends Loudness {
  /** FLAC: 48 kHz, stereo, 16 bits. */
  audio: string
  /** Samples of each channel. */
  samples: number
  /** Seconds. */
  duration: number
  /** The largest absolute sample of each 1/50 s, 0 to 255. */
  peaks: Uint8Array
  bytes: number
}

/** A cue with the content of its sound. */
export interface MixedCue extends PlannedCue {
  /** The FLAC that `prepareSound` wrote. */
  file: string
  /** Identifies the content of the file. */
  contentId: string
}

/** Length of a film, and the start of each clip, in seconds. */
export interface FilmTimes {
  seconds: number
  starts: readonly number[]
}

/** A film's cues, gain of its clips, and target loudness. */
export interface FilmMix {
  /** Called once, when the rate of the film is known. */
  cues(film: FilmTimes): MixedCue[]
  /** Change of the sound of all clips, in decibels. */
  clipGain: number
  /** LUFS; null keeps the loudness of the mix. */
  loudness: LoudnessTarget | null
}
