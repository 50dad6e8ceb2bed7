import type { z } from 'zod'
import { idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { CutCue } from '../elements/cut-cue.entity.js'

const same = restFields(CutCue, {
  itemId: null,
  atSeconds: 1.5,
  inSeconds: 0,
  outSeconds: null,
  gain: -6,
  fadeInSeconds: 0.5,
  fadeOutSeconds: 2,
  isMuted: false,
  isDucked: true,
  isDuckedByClips: false,
  isLooped: false,
  revision: 2,
})

export const cueShape = shape('Cue', 'One use of a sound in a cut.', {
  cue_id: idField('Opaque and stable.', 'cue'),
  sound_id: idField('The sound.', 'sound'),
  ...same.fields,
})

export const cueView = (cue: CutCue): z.output<typeof cueShape> => ({
  cue_id: cue.id,
  sound_id: cue.soundId,
  ...same.of(cue),
})
