import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { field, idField, shape } from '#platform/api/rest'
import type { Loaders } from '#platform/queries/loaders'
import { captionTracksByProject, captionsByTrack } from '../elements/caption.entity.js'

const ITEM = 'The item of the cut that it moves with; null: it stays at its time of the film.'
const FROM = 'Milliseconds from the start of the item, or of the film, at which it appears.'
const TO = 'Milliseconds at which it disappears.'
const TEXT = 'Plain text in lines, at most 500 characters.'
const SPEAKER = 'Who says it, at most 100 characters.'
const LANGUAGE = 'The code of the language.'
export const SAID = 'The lighthouse went dark at four.'

const captionShape = shape('Caption', 'A text that is shown while a film plays.', {
  caption_id: idField('Opaque and stable.', 'caption'),
  item_id: field(z.string().nullable(), ITEM, null),
  from: field(z.int(), FROM, 1_500),
  to: field(z.int(), TO, 3_200),
  text: field(z.string(), TEXT, SAID),
  speaker: field(z.string().nullable(), SPEAKER, 'Ida'),
  revision: field(z.int(), 'Grows with each change; an edit names the one that it knew.', 2),
})
const trackShape = shape('CaptionTrack', 'The captions of a cut in one language.', {
  language: field(z.string(), LANGUAGE, 'en'),
  is_machine_made: field(
    z.boolean(),
    'Whether it was translated by a machine and nobody has reviewed it.',
    false,
  ),
  captions: field(z.array(captionShape), `At most ${LIMITS.caption.perTrack}, in order of time.`),
})

export async function tracksOf(loaders: Loaders, projectId: string): Promise<z.output<typeof trackShape>[]> {
  const tracks = (await loaders.of(captionTracksByProject).load(projectId)) ?? []
  return Promise.all(
    tracks.map(async ({ id, language, isMachineMade }) => ({
      language,
      is_machine_made: isMachineMade,
      captions: ((await loaders.of(captionsByTrack).load(id)) ?? []).map((caption) => ({
        caption_id: caption.id,
        item_id: caption.itemId,
        from: caption.from,
        to: caption.to,
        text: caption.text,
        speaker: caption.speaker,
        revision: caption.revision,
      })),
    })),
  )
}

const TRACKS = z.array(trackShape)
export const NOW = { status: 200, description: 'The captions of the cut as they are now.', shape: TRACKS }
export const READ = {
  status: 200,
  description: 'The captions of the cut as they are now, and what the file lost.',
  shape: shape('CaptionsRead', 'What was read of a file of captions.', {
    tracks: field(TRACKS, 'The captions of the cut as they are now.'),
    formatted: field(
      z.int(),
      'How many captions of the file had italics, colours, places and the like, which are dropped.',
      1,
    ),
    notes: field(
      z.array(
        shape('CaptionFileNote', 'What was changed or left out of a file.', {
          line: field(z.int(), 'The number of the line.', 5),
          message: field(z.string(), 'In a sentence.', 'Left out: it has no text'),
        }),
      ),
      `What else was changed or left out, by line: the first ${LIMITS.caption.notesMax}.`,
    ),
    note_count: field(z.int(), 'How many lines were changed or left out.', 1),
  }),
}
