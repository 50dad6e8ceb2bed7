import type { CSSProperties, MouseEvent } from 'react'
import s from './Film.module.css'
import type { SegmentKind } from '../../../entities/types.generated'
import { clock } from '../../../shared/lib/time'
import type { ShotFieldsFragment } from '../shot/shot.generated'

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
const wordsOf = ({ kind, isCurrent, seconds }: LineSegment): string =>
  `${KINDS[kind]}${isCurrent ? '' : ', to be drawn anew'}, ${clock(seconds)}`

/** How many shots of the film are paid, drawn and empty. */
export const Legend = ({ segments }: { segments: readonly LineSegment[] }) => (
  <ul className={s.legend} aria-label="What the film is made of">
    {(Object.keys(KINDS) as SegmentKind[]).map((kind) => (
      <li key={kind} data-kind={kind}>
        <b className="mono">{segments.filter((segment) => segment.kind === kind).length}</b> {KINDS[kind]}
      </li>
    ))}
  </ul>
)

interface FilmLineProps {
  segments: readonly LineSegment[]
  /** The place that plays, from 0, and the seconds into it; null while nothing plays. */
  at: number | null
  seconds: number
  /** Called with a place, and with the seconds into it where a pointer has said where. */
  onGo: (at: number, seconds?: number) => void
}

/** How much of a segment was played, 0 to 1. */
function doneOf(
  { seconds: length }: LineSegment,
  place: number,
  { at, seconds }: Pick<FilmLineProps, 'at' | 'seconds'>,
) {
  if (at === null || place > at) return 0
  return place < at ? 1 : Math.min(1, seconds / (length || 1))
}

/** The seconds into a segment that a pointer points at; none for a key, and while nothing plays. */
function pointedAt({ currentTarget, clientX, detail }: MouseEvent<HTMLElement>, length: number) {
  const { left, width } = currentTarget.getBoundingClientRect()
  return detail && width ? Math.max(0, ((clientX - left) / width) * length) : 0
}

/**
 * The shots of the film in a line, each as long as it lasts and in the colour of what it is. A click plays from there:
 * while the film plays from that moment, else from the beginning of the shot.
 */
export const FilmLine = ({ segments, at, seconds, onGo }: FilmLineProps) => (
  <div className={s.line} role="group" aria-label="Shots of the film">
    {segments.map((segment, place) => (
      <button
        key={segment.shotId}
        type="button"
        data-kind={segment.kind}
        data-stale={!segment.isCurrent || undefined}
        aria-label={`Play from shot ${place + 1}: ${wordsOf(segment)}`}
        aria-current={place === at || undefined}
        title={`Shot ${place + 1}: ${wordsOf(segment)}`}
        style={
          { flexGrow: segment.seconds, '--done': doneOf(segment, place, { at, seconds }) } as CSSProperties
        }
        onClick={(event) => onGo(place, at === null ? 0 : pointedAt(event, segment.seconds))}
      />
    ))}
  </div>
)
