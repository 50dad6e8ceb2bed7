import { captionLanguage } from '../../captions/languages.js'
import { LIMITS } from '../../limits.js'
import { field } from '../../rules/field.js'
import * as z from '../../rules/zod.js'
import type { CutDocument } from '../document.js'
import { element } from '../element.js'
import { edited, itemIssue, missing, newIdOf, newRow, operation, refuse } from '../operation.js'
import { isTaken } from '../order.js'
import {
  captionFields,
  captionLanguageRule,
  captionTimeError,
  newCaptionFields,
  TOO_MANY_TRACKS,
} from '../rules/caption.js'

const language = field(z.string(), 'The code of the language, such as `en`.', 'en')

const trackOf = ({ tracks }: CutDocument, code: string) => tracks.find((track) => track.language === code)

/** The captions of a cut. */
export const captions = element({
  list: 'captions',
  thing: 'caption',
  groups: [['startMs', 'endMs']],
  range: ['startMs', 'endMs', 1],
  nullable: ['itemId', 'speaker'],
  changes: captionFields,
  additions: { language, ...newCaptionFields },
  defaults: { itemId: null, speaker: null },
  onSplit({ startMs, endMs }, { seconds }) {
    const shift = Math.round(seconds * 1000)
    return startMs >= shift ? { startMs: startMs - shift, endMs: endMs - shift } : undefined
  },
  issueOf(caption, changed, cut) {
    if (!trackOf(cut, caption.language))
      return { field: 'language', message: 'The cut has no captions in this language' }
    const wrong = captionTimeError(caption)
    return wrong ? { field: 'endMs', message: wrong } : itemIssue(cut, changed.itemId)
  },
})

/** The operations on the languages of captions. */
export const trackOperations = {
  addCaptionTrack: operation({
    adds: 'tracks',
    description: `Adds a caption track in a language; a cut has at most ${LIMITS.caption.tracks}.`,
    rule: z.object({
      id: newIdOf('a caption track'),
      language: field(captionLanguageRule, 'The code of the language, such as `en`.', 'en'),
      isMachineMade: field(
        z.boolean().nullish(),
        'Whether they are an unreviewed machine translation.',
        false,
      ),
    }),
    apply(cut, { id, language: code, isMachineMade }, { materials, editorId }) {
      if (trackOf(cut, code)) return refuse('language', 'The cut has captions in this language')
      if (cut.tracks.length >= LIMITS.caption.tracks) return refuse('language', TOO_MANY_TRACKS)
      if (isTaken(cut, materials, id)) return refuse('id', 'The id of a caption track must be new')
      const track = newRow({ id, language: code, isMachineMade: isMachineMade ?? false }, editorId)
      return { ...cut, tracks: [...cut.tracks, track] }
    },
  }),
  editCaptionTrack: operation({
    description: 'Marks machine-made captions as reviewed or not reviewed.',
    rule: z.object({
      language,
      isMachineMade: field(z.boolean(), 'Whether they are an unreviewed machine translation.', false),
    }),
    apply(cut, { language: code, isMachineMade }, { editorId }) {
      const track = trackOf(cut, code)
      if (!track) return missing('Caption track')
      const next = edited(track, { isMachineMade }, editorId)
      return { ...cut, tracks: cut.tracks.map((one) => (one === track ? next : one)) }
    },
  }),
  removeCaptionTrack: operation({
    description: 'Removes the caption track of a language.',
    rule: z.object({ language }),
    apply(cut, { language: code }) {
      if (!captionLanguage(code) || !trackOf(cut, code)) return missing('Caption track')
      return {
        ...cut,
        tracks: cut.tracks.filter((track) => track.language !== code),
        captions: cut.captions.filter((caption) => caption.language !== code),
      }
    },
  }),
}
