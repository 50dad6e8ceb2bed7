import type { CSSProperties, MouseEvent } from 'react'
import s from './Film.module.css'
import { type LineSegment, wordsOf } from './segments'

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
