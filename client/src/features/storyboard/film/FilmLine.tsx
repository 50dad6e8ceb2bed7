import { shotSeconds } from '#schema/film-length'
import type { CSSProperties, MouseEvent } from 'react'
import s from './Film.module.css'
import type { SegmentKind } from '../../../entities/types.generated'
import { clock } from '../../../shared/lib/time'
import type { ShotFieldsFragment } from '../shot/shot.generated'

/** A segment of the board’s timeline. */
export interface LineSegment {
  shotId: string
  kind: SegmentKind
  seconds: number
  /** False for a drawing of an earlier version of the shot. */
  isCurrent: boolean
}

export const KINDS: Record<SegmentKind, string> = { PAID: 'ready', DRAWN: 'drawn', EMPTY: 'empty' }

/** The segment of a shot: its take, its drawing, or empty. */
export function segmentOf(shot: ShotFieldsFragment): LineSegment {
  const { id: shotId, chosenTake, drawing } = shot
  const seconds = shotSeconds(shot)
  if (chosenTake) return { shotId, kind: 'PAID', seconds, isCurrent: true }
  if (drawing?.url) return { shotId, kind: 'DRAWN', seconds, isCurrent: drawing.isCurrent }
  return { shotId, kind: 'EMPTY', seconds, isCurrent: true }
}

/** Whether the local engine still has to draw a shot. */
export const needsDrawing = ({ chosenTake, drawing }: ShotFieldsFragment): boolean =>
  !chosenTake && !drawing?.isCurrent && !drawing?.failure

/** Whether no shot has a take or a drawing. */
export const isUnwatchable = (shots: readonly ShotFieldsFragment[]): boolean =>
  shots.every(({ chosenTake, drawing }) => !chosenTake && !drawing?.url)

/** The label of a segment. */
const wordsOf = ({ kind, isCurrent, seconds }: LineSegment): string =>
  `${KINDS[kind]}${isCurrent ? '' : ', out of date'}, ${clock(seconds)}`

/** The number of paid, drawn and empty shots. */
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
  /** Index of the playing segment, and the seconds into it; null while stopped. */
  at: number | null
  seconds: number
  /** Called with an index, and for pointers with the seconds into the segment. */
  onGo: (at: number, seconds?: number) => void
}

/** Played fraction of a segment, 0 to 1. */
function doneOf(
  { seconds: length }: LineSegment,
  place: number,
  { at, seconds }: Pick<FilmLineProps, 'at' | 'seconds'>,
) {
  if (at === null || place > at) return 0
  return place < at ? 1 : Math.min(1, seconds / (length || 1))
}

/** Seconds into a segment at the pointer; 0 for keys. */
function secondsAtPointer({ currentTarget, clientX, detail }: MouseEvent<HTMLElement>, length: number) {
  const { left, width } = currentTarget.getBoundingClientRect()
  return detail && width ? Math.max(0, ((clientX - left) / width) * length) : 0
}

/**
 * The shots of the film in a line, by length and kind. A click during playback seeks to that second; otherwise it plays the
 * shot from its start.
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
        onClick={(event) => onGo(place, at === null ? 0 : secondsAtPointer(event, segment.seconds))}
      />
    ))}
  </div>
)
