import type { LoudnessTarget } from '#schema/limits'
import type { PlannedCue } from '#schema/mix'

/** How loud sound is; null for silence, and for what is too quiet to be measured. */
export interface Loudness {
  /** Integrated, in LUFS. */
  loudness: number | null
  /** dBTP. */
  truePeak: number | null
}

/** A sound that is ready to be played and mixed. */
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
  /** Names the content of the file. */
  contentId: string
}

/** Seconds of a film, and those at which the first frames of its clips are shown. */
export interface FilmTimes {
  seconds: number
  starts: readonly number[]
}

/** What a film plays beside the sound of its clips, and how loud it is. */
export interface FilmMix {
  /** Called once, when the rate of the film is known. */
  cues(film: FilmTimes): MixedCue[]
  /** Decibels by which the sound of all clips is changed. */
  clipGain: number
  /** LUFS; null: as loud as it is mixed. */
  loudness: LoudnessTarget | null
}
