import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { Loaders } from '#platform/queries/loaders'
import {
  CaptionTrack,
  CutCaption,
  captionTracksByProject,
  captionsByTrack,
} from '../elements/caption.entity.js'

export const SAID = 'The lighthouse went dark at four.'

const caption = restFields(CutCaption, {
  itemId: null,
  startMs: 1_500,
  endMs: 3_200,
  text: SAID,
  speaker: 'Ida',
  revision: 2,
})
const captionShape = shape('Caption', 'A text that is shown while a film plays.', {
  caption_id: idField('Opaque and stable.', 'caption'),
  ...caption.fields,
})
const track = restFields(CaptionTrack, { language: 'en', isMachineMade: false })
const trackShape = shape('CaptionTrack', 'The captions of a cut in one language.', {
  ...track.fields,
  captions: field(z.array(captionShape), `At most ${LIMITS.caption.perTrack}, in order of time.`),
})

export async function tracksOf(loaders: Loaders, projectId: string): Promise<z.output<typeof trackShape>[]> {
  const tracks = (await loaders.of(captionTracksByProject).load(projectId)) ?? []
  return Promise.all(
    tracks.map(async (one) => ({
      ...track.of(one),
      captions: ((await loaders.of(captionsByTrack).load(one.id)) ?? []).map((shown) => ({
        caption_id: shown.id,
        ...caption.of(shown),
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
