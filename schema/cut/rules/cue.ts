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

/** Seconds from the start of its item or film at which a cue begins. */
export const cueAtRule = z.number(AT).min(-atMax, AT).max(atMax, AT)

/** Decibels of a cue, or of all clips of a film. */
export const gainRule = z.number(GAIN).min(gainMin, GAIN).max(gainMax, GAIN)

/** What can be edited of a cue: its sound, and how the cut uses it. */
export const cueFields = {
  soundId: field(z.string().nullish(), 'The sound.'),
  itemId: field(
    z.string().nullable().optional(),
    'The item that it moves with; null: it stays at its time of the film.',
    null,
  ),
  at: field(
    cueAtRule.nullish(),
    'Seconds from the start of the item, or of the film, at which it begins.',
    1.5,
  ),
  inSeconds: field(z.number(IN).min(0, IN).nullish(), 'The second of the sound at which it begins.', 0),
  outSeconds: field(
    z.number(END).min(0, END).nullable().optional(),
    'The second of the sound at which it ends; null: the end of the sound.',
    null,
  ),
  gain: field(gainRule.nullish(), 'Its level in dB, -60 to 12.', -6),
  fadeIn: field(
    z.number(FADE).min(0, FADE).max(fadeMax, FADE).nullish(),
    'Seconds in which it fades in, at most 30.',
    0.5,
  ),
  fadeOut: field(
    z.number(FADE).min(0, FADE).max(fadeMax, FADE).nullish(),
    'Seconds in which it fades out, at most 30.',
    2,
  ),
  isMuted: field(z.boolean().nullish(), 'Whether it is left out of the film.', false),
  isDucked: field(z.boolean().nullish(), 'Whether it is lowered while voices speak.', true),
  isDuckedByClips: field(
    z.boolean().nullish(),
    'Whether it is lowered while clips are loud, as when somebody speaks in them.',
    false,
  ),
  isLooped: field(z.boolean().nullish(), 'Whether it is repeated until the film ends.', false),
}

/** Why a cue does not fit its sound, which lasts `duration` seconds; undefined where it does. */
export function cueError(
  cue: Pick<CueEdit, 'itemId' | 'at' | 'inSeconds' | 'outSeconds'>,
  { duration }: { duration: number },
): { field: 'at' | 'inSeconds' | 'outSeconds'; message: string } | undefined {
  const { itemId, at, inSeconds, outSeconds } = cue
  if (itemId === null && at < 0) return { field: 'at', message: 'A film starts at 0 seconds' }
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
