import { z } from 'zod'
import { field, idField, shape } from '#platform/api/rest'
import type { CutCue } from '../elements/cut-cue.entity.js'

const ITEM = 'The item that it moves with; null: it stays at its time of the film.'
const AT = 'Seconds from the start of the item, or of the film, at which it begins.'
const IN = 'The second of the sound at which it begins.'
const OUT = 'The second of the sound at which it ends; null: the end of the sound.'
const GAIN = 'Its level in dB, -60 to 12.'
const FADE_IN = 'Seconds in which it fades in, at most 30.'
const FADE_OUT = 'Seconds in which it fades out, at most 30.'
const MUTED = 'Whether it is left out of the film.'
const DUCKED = 'Whether it is lowered while voices speak.'
const DUCKED_BY_CLIPS = 'Whether it is lowered while clips are loud, as when somebody speaks in them.'
const LOOPED = 'Whether it is repeated until the film ends.'

export const cueShape = shape('Cue', 'One use of a sound in a cut.', {
  cue_id: idField('Opaque and stable.', 'cue'),
  sound_id: idField('The sound.', 'sound'),
  item_id: field(z.string().nullable(), ITEM, null),
  at: field(z.number(), AT, 1.5),
  in_seconds: field(z.number(), IN, 0),
  out_seconds: field(z.number().nullable(), OUT, null),
  gain: field(z.number(), GAIN, -6),
  fade_in: field(z.number(), FADE_IN, 0.5),
  fade_out: field(z.number(), FADE_OUT, 2),
  is_muted: field(z.boolean(), MUTED, false),
  is_ducked: field(z.boolean(), DUCKED, true),
  is_ducked_by_clips: field(z.boolean(), DUCKED_BY_CLIPS, false),
  is_looped: field(z.boolean(), LOOPED, false),
  revision: field(z.int(), 'Grows with each change; an edit names the one that it knew.', 2),
})

export const cueView = (cue: CutCue): z.output<typeof cueShape> => ({
  cue_id: cue.id,
  sound_id: cue.soundId,
  item_id: cue.itemId,
  at: cue.at,
  in_seconds: cue.inSeconds,
  out_seconds: cue.outSeconds,
  gain: cue.gain,
  fade_in: cue.fadeIn,
  fade_out: cue.fadeOut,
  is_muted: cue.isMuted,
  is_ducked: cue.isDucked,
  is_ducked_by_clips: cue.isDuckedByClips,
  is_looped: cue.isLooped,
  revision: cue.revision,
})
