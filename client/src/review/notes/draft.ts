import type { Stroke } from '#schema/review/drawing'
import { tenths } from '../../shared/lib/time'

/** A note that is being written. */
export interface Draft {
  /** The pinned frame; null while nothing is written. */
  frame: number | null
  /** The frame after the last one of a range. */
  endFrame: number | null
  text: string
  strokes: Stroke[]
}

export const EMPTY_DRAFT: Draft = { frame: null, endFrame: null, text: '', strokes: [] }

export const isEmpty = ({ text, strokes }: Draft): boolean => !text.trim() && !strokes.length

/** A range from one frame to another, in either order; without an end if it is one frame. */
export function rangeOf(one: number, other: number): Pick<Draft, 'frame' | 'endFrame'> {
  const [frame, last] = one < other ? [one, other] : [other, one]
  return { frame, endFrame: last > frame ? last + 1 : null }
}

/** Where a note is: 0:23.4, or 0:23.4–0:25.0. */
export const placeOf = (
  { frame, endFrame }: { frame: number; endFrame: number | null },
  frameRate: number,
): string => {
  const from = tenths(frame / frameRate)
  return endFrame === null ? from : `${from}–${tenths(endFrame / frameRate)}`
}
