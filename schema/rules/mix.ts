import { type CueKind, LIMITS } from '../limits.js'
import { type CueEdit, DUCKING_DB, WHOLE_SOUND } from '../mix.js'

/** Loudness of new voices in LUFS. */
export const VOICE_LOUDNESS = -16
/** Gain of new music in decibels. */
const MUSIC_GAIN = -8
/** LU by which new music is at least quieter than a voice that speaks over it. */
const VOICE_ABOVE_MUSIC = 13

/** The properties of a sound that determine the gain of a new cue. */
export interface MixedSound {
  kind: CueKind
  /** LUFS; null or undefined for silence. */
  loudness?: number | null
}

/**
 * The gain of a new cue in decibels: brings each voice to the same loudness, and keeps music under voices. Sounds of other kinds
 * are unchanged.
 */
export function newGain({ kind, loudness }: MixedSound): number {
  const { gainMin, gainMax } = LIMITS.cue
  const quietest = VOICE_LOUDNESS - VOICE_ABOVE_MUSIC - DUCKING_DB
  const gains: Record<CueKind, number> = {
    VOICE: loudness == null ? 0 : VOICE_LOUDNESS - loudness,
    MUSIC: loudness == null ? MUSIC_GAIN : Math.min(MUSIC_GAIN, quietest - loudness),
    EFFECT: 0,
  }
  return Math.round(Math.max(gainMin, Math.min(gainMax, gains[kind])) * 10) / 10
}

/** The defaults of a new cue of a sound. */
export const newCueOf = (sound: MixedSound): CueEdit => ({
  ...WHOLE_SOUND,
  gain: newGain(sound),
  isDucked: sound.kind === 'MUSIC',
})

/** The gain of a cue whose sound is replaced: that of a new cue, unless it was changed. */
export const replacedGain = (gain: number, before: MixedSound, after: MixedSound): number =>
  gain === newGain(before) ? newGain(after) : gain
