import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { clock } from '../../../shared/lib/time'
import s from './Player.module.css'

const STEP = 0.5
const FRAME = 1 / 24
const PAGE = 0.1
const NO_MARKS: readonly SeekBarMark[] = []

/** A mark or marked range, in seconds. */
export interface SeekBarMark {
  id: string
  from: number
  to: number | null
  isDone: boolean
}

interface SeekBarProps {
  video: RefObject<HTMLVideoElement | null>
  playing: boolean
  /** Current position and duration, in seconds. */
  seconds: number
  duration: number
  marks?: readonly SeekBarMark[]
  onSeek: (seconds: number) => void
}

/** Seek bar for pointers and keys: arrows by half a second, with Shift by a frame; Page keys, Home and End. */
export function SeekBar({ video, playing, seconds, duration, marks = NO_MARKS, onSeek }: SeekBarProps) {
  const head = useRef<HTMLElement>(null)

  useEffect(() => {
    const place = (at: number) =>
      head.current?.style.setProperty('width', `${duration ? Math.min(100, (at / duration) * 100) : 0}%`)
    place(seconds)
    if (!playing) return
    let next = requestAnimationFrame(function follow() {
      place(video.current?.currentTime ?? 0)
      next = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(next)
  }, [video, playing, seconds, duration])

  const go = (to: number) => onSeek(Math.max(0, Math.min(duration, to)))
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width) go(((clientX - left) / width) * duration)
  }
  const press = (event: KeyboardEvent) => {
    const now = video.current?.currentTime ?? seconds
    const step = event.shiftKey ? FRAME : STEP
    const goals: Record<string, number> = {
      ArrowLeft: now - step,
      ArrowDown: now - step,
      ArrowRight: now + step,
      ArrowUp: now + step,
      PageDown: now - PAGE * duration,
      PageUp: now + PAGE * duration,
      Home: 0,
      End: duration,
    }
    const goal = goals[event.key]
    if (goal === undefined) return
    event.preventDefault()
    event.stopPropagation()
    go(goal)
  }
  return (
    <div
      className={s.track}
      role="slider"
      tabIndex={0}
      aria-label="Position"
      aria-valuemin={0}
      aria-valuemax={Math.round(duration * 10) / 10}
      aria-valuenow={Math.round(seconds * 10) / 10}
      aria-valuetext={`${clock(Math.floor(seconds))} of ${clock(duration)}`}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
    >
      <b ref={head} />
      {duration > 0 &&
        marks.map(({ id, from, to, isDone }) => (
          <i
            key={id}
            className={s.mark}
            data-done={isDone || undefined}
            style={{
              left: `${Math.min(100, (from / duration) * 100)}%`,
              ...(to !== null && { width: `${Math.max(0, ((to - from) / duration) * 100)}%` }),
            }}
          />
        ))}
    </div>
  )
}
