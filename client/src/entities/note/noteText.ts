import { momentOf } from '#schema/format'
import { type Drawing, DrawingError, parseDrawing } from '#schema/review/drawing'
import type { NoteFieldsFragment } from './notes.generated'

/** Frame rate of videos without a known one. */
const DEFAULT_RATE = 24

type Placed = Pick<NoteFieldsFragment, 'endFrame' | 'timeSeconds'> & {
  video: { frameRate: number | null } | null
}

/** Time of a note: 0:23.4, or 0:23.4–0:25.0 for a range. */
export const placeOf = ({ endFrame, timeSeconds, video }: Placed): string =>
  endFrame === null
    ? momentOf(timeSeconds)
    : `${momentOf(timeSeconds)}–${momentOf(endFrame / (video?.frameRate ?? DEFAULT_RATE))}`

/** Drawing of a note; null if it has none, or an unreadable one. */
export function drawingOf({ drawing }: Pick<NoteFieldsFragment, 'drawing'>): Drawing | null {
  if (!drawing) return null
  try {
    return parseDrawing(drawing)
  } catch (failure) {
    if (!(failure instanceof DrawingError)) throw failure
    return null
  }
}

/** Aspect ratio of the picture of a note. */
export const ratioOfNote = ({ video }: Pick<NoteFieldsFragment, 'video'>): number =>
  video?.width && video.height ? video.width / video.height : 16 / 9
