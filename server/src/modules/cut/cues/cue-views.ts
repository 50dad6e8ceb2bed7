import { z } from 'zod'
import { field, idField, shape } from '#platform/api/rest'
import type { CutCue } from '../elements/cut-cue.entity.js'

const ITEM = 'The item that it moves with; null: it keeps its time in the film.'
const AT = 'Start in seconds, from the start of the item or film.'
const IN = 'Start within the sound, in seconds.'
const OUT = 'End within the sound, in seconds; null for the end of the sound.'
const GAIN = 'Its level in dB, -60 to 12.'
const FADE_IN = 'Fade-in in seconds, at most 30.'
const FADE_OUT = 'Fade-out in seconds, at most 30.'
const MUTED = 'Whether it is muted.'
const DUCKED = 'Whether it is lowered while voices speak.'
const DUCKED_BY_CLIPS = 'Whether it is lowered while clips are loud, such as during speech.'
const LOOPED = 'Whether it is repeated until the film ends.'

export const cueShape = shape('Cue', 'One use of a sound in a cut.', {
  cue_id: idField('Opaque and stable.', 'cue'),
  sound_id: idField('The sound.', 'sound'),
  item_id: field(z.string().nullable(), ITEM, null),
  at_seconds: field(z.number(), AT, 1.5),
  in_seconds: field(z.number(), IN, 0),
  out_seconds: field(z.number().nullable(), OUT, null),
  gain: field(z.number(), GAIN, -6),
  fade_in_seconds: field(z.number(), FADE_IN, 0.5),
  fade_out_seconds: field(z.number(), FADE_OUT, 2),
  is_muted: field(z.boolean(), MUTED, false),
  is_ducked: field(z.boolean(), DUCKED, true),
  is_ducked_by_clips: field(z.boolean(), DUCKED_BY_CLIPS, false),
  is_looped: field(z.boolean(), LOOPED, false),
  revision: field(
    z.int(),
    'Increases with each change. An update gives the revision that it is based on.',
    2,
  ),
})

export const cueView = (cue: CutCue): z.output<typeof cueShape> => ({
  cue_id: cue.id,
  sound_id: cue.soundId,
  item_id: cue.itemId,
  at_seconds: cue.atSeconds,
  in_seconds: cue.inSeconds,
  out_seconds: cue.outSeconds,
  gain: cue.gain,
  fade_in_seconds: cue.fadeInSeconds,
  fade_out_seconds: cue.fadeOutSeconds,
  is_muted: cue.isMuted,
  is_ducked: cue.isDucked,
  is_ducked_by_clips: cue.isDuckedByClips,
  is_looped: cue.isLooped,
  revision: cue.revision,
})
