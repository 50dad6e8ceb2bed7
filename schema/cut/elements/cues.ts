import { LIMITS } from '../../limits.js'
import { WHOLE_SOUND } from '../../mix.js'
import { field } from '../../rules/field.js'
import * as z from '../../rules/zod.js'
import { element } from '../element.js'
import { itemIssue } from '../operation.js'
import { cueError, cueFields, TOO_MANY_CUES } from '../rules/cue.js'

/** The music, voices and effects of a cut. */
export const cues = element({
  list: 'cues',
  thing: 'cue',
  groups: [
    ['itemId', 'atSeconds'],
    ['inSeconds', 'outSeconds'],
  ],
  range: ['inSeconds', 'outSeconds', LIMITS.cue.secondsMin],
  nullable: ['itemId', 'outSeconds'],
  changes: cueFields,
  additions: { soundId: field(z.string(), 'The sound.') },
  defaults: WHOLE_SOUND,
  limit: { most: LIMITS.cue.perCut, field: 'soundId', message: TOO_MANY_CUES },
  onSplit: ({ atSeconds }, { seconds }) =>
    atSeconds >= seconds ? { atSeconds: atSeconds - seconds } : undefined,
  issueOf(cue, changed, cut, { materials }) {
    const sound = materials.sounds.get(cue.soundId)
    if (!sound || (changed.soundId !== undefined && sound.isDeleted))
      return { field: 'soundId', message: 'This is not a sound of this project' }
    return itemIssue(cut, changed.itemId) ?? cueError(cue, sound)
  },
})
