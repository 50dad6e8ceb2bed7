import type { SegmentKind } from '../../../entities/types.generated'
import { clock } from '../../../shared/lib/time'
import type { ShotFieldsFragment } from '../shot.generated'

/** A shot in the line of the board’s film. */
export interface LineSegment {
  shotId: string
  kind: SegmentKind
  seconds: number
  /** False for a drawing of what the shot was before. */
  isCurrent: boolean
}

export const KINDS: Record<SegmentKind, string> = { PAID: 'paid', DRAWN: 'drawn', EMPTY: 'empty' }

/** What shows a shot in the film of its board. */
export function segmentOf({ id, seconds, chosenTake, drawing }: ShotFieldsFragment): LineSegment {
  if (chosenTake)
    return { shotId: id, kind: 'PAID', seconds: chosenTake.duration ?? seconds, isCurrent: true }
  if (drawing?.url)
    return { shotId: id, kind: 'DRAWN', seconds: drawing.seconds, isCurrent: drawing.isCurrent }
  return { shotId: id, kind: 'EMPTY', seconds, isCurrent: true }
}

/** Whether the local engine has still to draw a shot. */
export const isToDraw = ({ chosenTake, drawing }: ShotFieldsFragment): boolean =>
  !chosenTake && !drawing?.isCurrent && !drawing?.failure

/** Whether there is nothing of a board to watch yet: neither a take nor a drawing. */
export const isUnseen = (shots: readonly ShotFieldsFragment[]): boolean =>
  shots.every(({ chosenTake, drawing }) => !chosenTake && !drawing?.url)

/** What a segment is, in words. */
export const wordsOf = ({ kind, isCurrent, seconds }: LineSegment): string =>
  `${KINDS[kind]}${isCurrent ? '' : ', to be drawn anew'}, ${clock(seconds)}`
