import * as z from '../../rules/zod.js'
import { LIMITS } from '../../limits.js'
import type { CueEdit } from '../../mix.js'
import { field } from '../../rules/field.js'

const { gainMin, gainMax, fadeMax, atMax, perCut, secondsMin } = LIMITS.cue
export const TOO_MANY_CUES = `A cut has at most ${perCut} cues`
const GAIN = `Gain must be ${gainMin} to ${gainMax} dB`
const FADE = `A fade lasts 0 to ${fadeMax} seconds`
const AT = `A cue begins at most ${atMax} seconds from the start of its clip or film`
const IN = 'A cue must start at 0 or later in its sound'
const END = 'A cue must end after its start'

/** Start of a cue in seconds from the start of its item, or of the film. */
export const cueAtRule = z.number(AT).min(-atMax, AT).max(atMax, AT)

/** Gain of a cue, or of all clips of a film, in decibels. */
export const gainRule = z.number(GAIN).min(gainMin, GAIN).max(gainMax, GAIN)

/** The editable fields of a cue: its sound, and its use in the cut. */
export const cueFields = {
  soundId: field(z.string().nullish(), 'The sound.'),
  itemId: field(
    z.string().nullable().optional(),
    'The item that it moves with; null: a fixed time of the film.',
    null,
  ),
  atSeconds: field(
    cueAtRule.nullish(),
    'Seconds from the start of the item, or of the film, at which it begins.',
    1.5,
  ),
  inSeconds: field(
    z.number(IN).min(0, IN).nullish(),
    'Where playback starts within the sound, in seconds.',
    0,
  ),
  outSeconds: field(
    z.number(END).min(0, END).nullable().optional(),
    'Where playback ends within the sound, in seconds; null: at its end.',
    null,
  ),
  gain: field(gainRule.nullish(), 'Its level in dB, -60 to 12.', -6),
  fadeInSeconds: field(
    z.number(FADE).min(0, FADE).max(fadeMax, FADE).nullish(),
    'Seconds in which it fades in, at most 30.',
    0.5,
  ),
  fadeOutSeconds: field(
    z.number(FADE).min(0, FADE).max(fadeMax, FADE).nullish(),
    'Seconds in which it fades out, at most 30.',
    2,
  ),
  isMuted: field(z.boolean().nullish(), 'Whether it is left out of the film.', false),
  isDucked: field(z.boolean().nullish(), 'Whether it is lowered while voices speak.', true),
  isDuckedByClips: field(
    z.boolean().nullish(),
    'Whether it is lowered while clips are loud, for example during speech.',
    false,
  ),
  isLooped: field(z.boolean().nullish(), 'Whether it is repeated until the film ends.', false),
}

/** Why a cue does not fit its sound of `duration` seconds, or undefined. */
export function cueError(
  cue: Pick<CueEdit, 'itemId' | 'atSeconds' | 'inSeconds' | 'outSeconds'>,
  { duration }: { duration: number },
): { field: 'atSeconds' | 'inSeconds' | 'outSeconds'; message: string } | undefined {
  const { itemId, atSeconds, inSeconds, outSeconds } = cue
  if (itemId === null && atSeconds < 0) return { field: 'atSeconds', message: 'A film starts at 0 seconds' }
  if (inSeconds >= duration) return { field: 'inSeconds', message: `The sound ends at ${duration} seconds` }
  if (outSeconds !== null && outSeconds > duration)
    return { field: 'outSeconds', message: `The sound ends at ${duration} seconds` }
  const end = outSeconds ?? duration
  const field = outSeconds === null ? 'inSeconds' : 'outSeconds'
  if (end <= inSeconds) return { field, message: END }
  if (end - inSeconds < Math.min(secondsMin, duration))
    return { field, message: `A cue must play at least ${secondsMin} seconds of its sound` }
  return undefined
}
