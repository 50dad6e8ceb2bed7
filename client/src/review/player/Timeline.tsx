import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { tenths } from '../../shared/lib/time'
import type { GuestNote, GuestVersion } from '../api/guestTypes'
import { type Marker, markersOf } from './markers'
import s from './Timeline.module.css'

/** Minimum distance between markers in pixels, for fingers and pointers. */
const GAP_PX = { coarse: 44, fine: 22 }
const PAGE = 0.1

/** The width of an element. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(600)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}

interface TimelineProps {
  version: GuestVersion
  frame: number
  notes: readonly GuestNote[]
  selectedId: string | null
  /** Frames of the unsent note. */
  range: { frame: number; endFrame: number | null } | null
  onScrub: (frame: number) => void
  /** Selects a range from the current frame. */
  onRange: (from: number, to: number) => void
  onSelect: (note: GuestNote) => void
}

/** Timeline of a version with its position, shots, and notes as buttons. */
export function Timeline({
  version,
  frame,
  notes,
  selectedId,
  range,
  onScrub,
  onRange,
  onSelect,
}: TimelineProps) {
  const { frames, frameRate, shots } = version
  const [row, width] = useWidth()
  const rangeFrom = useRef<number | null>(null)
  const isCoarse = matchMedia('(pointer: coarse)').matches
  const markers = markersOf(notes, frames, GAP_PX[isCoarse ? 'coarse' : 'fine'] / width)
  const percent = (at: number) => `${(Math.min(at, frames) / frames) * 100}%`

  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width: whole } = currentTarget.getBoundingClientRect()
    if (!whole) return
    const to = Math.max(0, Math.min(frames - 1, Math.floor(((clientX - left) / whole) * frames)))
    if (rangeFrom.current === null) onScrub(to)
    else onRange(rangeFrom.current, to)
  }
  const press = (event: KeyboardEvent) => {
    const goals: Record<string, number> = {
      ArrowLeft: frame - Math.round(frameRate),
      ArrowDown: frame - 1,
      ArrowRight: frame + Math.round(frameRate),
      ArrowUp: frame + 1,
      PageDown: frame - PAGE * frames,
      PageUp: frame + PAGE * frames,
      Home: 0,
      End: frames - 1,
    }
    const goal = goals[event.key]
    if (goal === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onScrub(goal)
  }
  return (
    <div className={s.timeline} ref={row}>
      <div
        className={s.track}
        role="slider"
        tabIndex={0}
        aria-label="Position"
        aria-valuemin={0}
        aria-valuemax={frames - 1}
        aria-valuenow={frame}
        aria-valuetext={`${tenths(frame / frameRate)} of ${tenths(frames / frameRate)}`}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture?.(event.pointerId)
          rangeFrom.current = event.shiftKey ? (range?.frame ?? frame) : null
          point(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture?.(event.pointerId) && point(event)}
      >
        {shots.slice(1).map(({ startFrame }) => (
          <i key={startFrame} className={s.shot} style={{ left: percent(startFrame) }} />
        ))}
        <b style={{ width: percent(frame) }} />
        {range && (
          <i
            className={s.range}
            style={{
              left: percent(range.frame),
              width: percent((range.endFrame ?? range.frame + 1) - range.frame),
            }}
          />
        )}
        <i className={s.head} style={{ left: percent(frame) }} />
      </div>
      <MarkerRow
        markers={markers}
        frameRate={frameRate}
        frame={frame}
        frames={frames}
        selectedId={selectedId}
        onSelect={onSelect}
      />
    </div>
  )
}

interface MarkerRowProps extends Pick<TimelineProps, 'frame' | 'selectedId' | 'onSelect'> {
  markers: Marker[]
  frameRate: number
  frames: number
}

/** Markers share one tab stop; arrow keys move between them. */
function MarkerRow({ markers, frameRate, frame, frames, selectedId, onSelect }: MarkerRowProps) {
  const nearest = markers.findLastIndex(({ from }) => from <= (frame + 0.5) / frames)
  const stop = Math.max(0, nearest)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { nextElementSibling, previousElementSibling } = event.target as HTMLElement
    const to = { ArrowRight: nextElementSibling, ArrowLeft: previousElementSibling }[event.key]
    if (to === undefined || event.shiftKey) return
    event.preventDefault()
    if (to instanceof HTMLElement) to.focus()
  }
  return (
    <div className={s.markers} role="group" aria-label="Notes on the timeline" onKeyDown={move}>
      {markers.map(({ from, to, notes }, index) => {
        const at = notes.findIndex(({ id }) => id === selectedId)
        const [first] = notes
        const time = tenths(first!.frame / frameRate)
        const words = notes.length === 1 ? `Note by ${first!.author.name}` : `${notes.length} notes`
        return (
          <button
            key={first!.id}
            type="button"
            className={s.marker}
            style={{ left: `${from * 100}%`, '--range': `${(to - from) * 100}cqw` } as CSSProperties}
            tabIndex={index === stop ? 0 : -1}
            aria-label={`${words} at ${time}`}
            title={`${words} at ${time}`}
            aria-current={at >= 0 || undefined}
            data-done={notes.every(({ isDone }) => isDone) || undefined}
            data-range={to > from || undefined}
            onClick={() => onSelect(notes[(at + 1) % notes.length]!)}
          >
            <span>{notes.length > 1 ? notes.length : null}</span>
          </button>
        )
      })}
    </div>
  )
}
