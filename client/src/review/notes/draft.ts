import type { Stroke } from '#schema/review/drawing'
import { tenths } from '../../shared/lib/time'

/** An unsent note. */
export interface Draft {
  /** The pinned frame; null while the note is empty. */
  frame: number | null
  /** Frame after the last one of a range. */
  endFrame: number | null
  text: string
  strokes: Stroke[]
}

export const EMPTY_DRAFT: Draft = { frame: null, endFrame: null, text: '', strokes: [] }

export const isEmpty = ({ text, strokes }: Draft): boolean => !text.trim() && !strokes.length

/** Range between two frames in either order; a single frame has no end. */
export function rangeOf(one: number, other: number): Pick<Draft, 'frame' | 'endFrame'> {
  const [frame, last] = one < other ? [one, other] : [other, one]
  return { frame, endFrame: last > frame ? last + 1 : null }
}

/** Time of a note: 0:23.4, or 0:23.4–0:25.0 for a range. */
export const placeOf = (
  { frame, endFrame }: { frame: number; endFrame: number | null },
  frameRate: number,
): string => {
  const from = tenths(frame / frameRate)
  return endFrame === null ? from : `${from}–${tenths(endFrame / frameRate)}`
}
