import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { field, idField, shape } from '#platform/api/rest'
import type { Loaders } from '#platform/queries/loaders'
import { captionTracksByProject, captionsByTrack } from '../elements/caption.entity.js'

const ITEM = 'The item of the cut that it moves with; null: it keeps its time in the film.'
const START = 'Start in milliseconds, from the start of the item or film.'
const END = 'End in milliseconds.'
const TEXT = 'Plain text with line breaks, at most 500 characters.'
const SPEAKER = 'The speaker, at most 100 characters.'
const LANGUAGE = 'The code of the language.'
export const SAID = 'The lighthouse went dark at four.'

const captionShape = shape('Caption', 'A text that is shown while a film plays.', {
  caption_id: idField('Opaque and stable.', 'caption'),
  item_id: field(z.string().nullable(), ITEM, null),
  start_ms: field(z.int(), START, 1_500),
  end_ms: field(z.int(), END, 3_200),
  text: field(z.string(), TEXT, SAID),
  speaker: field(z.string().nullable(), SPEAKER, 'Ida'),
  revision: field(
    z.int(),
    'Increases with each change. An update gives the revision that it is based on.',
    2,
  ),
})
const trackShape = shape('CaptionTrack', 'The captions of a cut in one language.', {
  language: field(z.string(), LANGUAGE, 'en'),
  is_machine_made: field(z.boolean(), 'Whether it is an unreviewed machine translation.', false),
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
        start_ms: caption.startMs,
        end_ms: caption.endMs,
        text: caption.text,
        speaker: caption.speaker,
        revision: caption.revision,
      })),
    })),
  )
}

const TRACKS = z.array(trackShape)
export const NOW = { status: 200, description: 'The changed captions of the cut.', shape: TRACKS }
export const READ = {
  status: 200,
  description: 'The changed captions of the cut, and notes on the file.',
  shape: shape('CaptionsRead', 'The result of reading a caption file.', {
    tracks: field(TRACKS, 'The changed captions of the cut.'),
    formatted: field(
      z.int(),
      'Number of captions with formatting such as italics, colours and positions, which is dropped.',
      1,
    ),
    notes: field(
      z.array(
        shape('CaptionFileNote', 'A change or omission in a line of the file.', {
          line: field(z.int(), 'The line number.', 5),
          message: field(z.string(), 'A sentence.', 'Left out: it has no text'),
        }),
      ),
      `Other changes and omissions by line: the first ${LIMITS.caption.notesMax}.`,
    ),
    note_count: field(z.int(), 'Number of lines changed or left out.', 1),
  }),
}
