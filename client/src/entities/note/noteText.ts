import { momentOf } from '#schema/format'
import { type Drawing, DrawingError, parseDrawing } from '#schema/review/drawing'
import type { NoteFieldsFragment } from './notes.generated'

/** Frames a second of videos that do not know theirs. */
const USUAL_RATE = 24

type Placed = Pick<NoteFieldsFragment, 'endFrame' | 'time'> & { video: { frameRate: number | null } | null }

/** Where a note is: 0:23.4, or 0:23.4–0:25.0 for a range. */
export const placeOf = ({ endFrame, time, video }: Placed): string =>
  endFrame === null
    ? momentOf(time)
    : `${momentOf(time)}–${momentOf(endFrame / (video?.frameRate ?? USUAL_RATE))}`

/** The drawing of a note; null for none, and for one that cannot be read. */
export function drawingOf({ drawing }: Pick<NoteFieldsFragment, 'drawing'>): Drawing | null {
  if (!drawing) return null
  try {
    return parseDrawing(drawing)
  } catch (failure) {
    if (!(failure instanceof DrawingError)) throw failure
    return null
  }
}

/** Width divided by height of the picture that a note is on. */
export const ratioOfNote = ({ video }: Pick<NoteFieldsFragment, 'video'>): number =>
  video?.width && video.height ? video.width / video.height : 16 / 9
