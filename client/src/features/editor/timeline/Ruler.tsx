import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { clock } from '../../../shared/lib/time'
import { type Playhead, usePlayhead } from './Playhead'
import s from './Ruler.module.css'
import type { Timeline } from './timeline'

/** Seconds that an arrow key moves the playhead, without and with Shift. */
const STEP = 1
const FINE_STEP = 0.1
/** Distance to an edge of the row, in pixels, at which dragging scrolls it. */
const NEAR_EDGE = 32

interface RulerProps {
  timeline: Timeline
  playhead: Playhead
  /** The scroll container. */
  row: RefObject<HTMLElement | null>
}

/** Time ruler above the clips. A click, a drag or keys on its handle move the playhead. */
export function Ruler({ timeline, playhead, row }: RulerProps) {
  const seconds = usePlayhead(playhead, timeline.length)
  const isDragged = useRef(false)
  const handle = useRef<HTMLDivElement>(null)
  const x = timeline.xAt(seconds)
  const follow = useEffectEvent(() => {
    if (!isDragged.current) show(row.current, x)
  })
  // follows only the playhead: zooming keeps its own anchor in view
  useEffect(() => follow(), [seconds])
  const go = (to: number) => playhead.set(Math.max(0, Math.min(timeline.length, Math.round(to * 10) / 10)))
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) =>
    go(timeline.secondsAt(clientX - currentTarget.getBoundingClientRect().left))
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!isDragged.current) return
    point(event)
    scrollNearEdge(row.current, event.clientX)
  }
  const press = (event: KeyboardEvent) => {
    const goal = goalOf(event, timeline, seconds)
    if (goal === undefined) return
    event.preventDefault()
    event.stopPropagation()
    go(goal)
  }
  const release = () => {
    isDragged.current = false
  }
  return (
    <>
      <div
        className={s.ruler}
        data-testid="ruler"
        onPointerDown={(event) => {
          if (event.button) return
          event.preventDefault()
          isDragged.current = true
          handle.current?.focus({ preventScroll: true })
          event.currentTarget.setPointerCapture?.(event.pointerId)
          point(event)
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <Ticks timeline={timeline} />
      </div>
      <div className={s.playhead} style={{ transform: `translateX(${x}px)` }}>
        <div
          ref={handle}
          className={s.handle}
          role="slider"
          tabIndex={0}
          aria-label="Playhead"
          aria-valuemin={0}
          aria-valuemax={Math.round(timeline.length * 10) / 10}
          aria-valuenow={Math.round(seconds * 10) / 10}
          aria-valuetext={`${clock(Math.floor(seconds))} of ${clock(timeline.length)}`}
          onKeyDown={press}
        />
      </div>
    </>
  )
}

/** Target of a key: arrows move by seconds, Page keys by clips, Home and End to the ends. */
function goalOf({ key, shiftKey }: KeyboardEvent, { edges, length }: Timeline, now: number) {
  const step = shiftKey ? FINE_STEP : STEP
  const goals: Record<string, number | undefined> = {
    ArrowLeft: now - step,
    ArrowDown: now - step,
    ArrowRight: now + step,
    ArrowUp: now + step,
    PageUp: edges.find(({ seconds }) => seconds > now + FINE_STEP)?.seconds ?? length,
    PageDown: edges.findLast(({ seconds }) => seconds < now - FINE_STEP)?.seconds ?? 0,
    Home: 0,
    End: length,
  }
  return goals[key]
}

/** Scrolls the row if the playhead is out of view. */
function show(row: HTMLElement | null, x: number) {
  if (!row) return
  const { scrollLeft, clientWidth } = row
  if (x < scrollLeft || x > scrollLeft + clientWidth) row.scrollLeft = x - clientWidth / 4
}

/** Scrolls the row if the pointer is near an edge. */
function scrollNearEdge(row: HTMLElement | null, clientX: number) {
  if (!row) return
  const { left, right } = row.getBoundingClientRect()
  if (clientX > right - NEAR_EDGE) row.scrollLeft += NEAR_EDGE
  if (clientX < left + NEAR_EDGE) row.scrollLeft -= NEAR_EDGE
}

/** Memoized: re-renders only when the timeline changes. */
const Ticks = memo(function Ticks({ timeline }: { timeline: Timeline }) {
  const ticks = timeline.ticks
  const path = ticks.map(({ x, label }) => `M${Math.round(x) + 0.5} 28V${label ? 18 : 23}`).join('')
  return (
    <div className={s.ticks} aria-hidden>
      <svg width={timeline.width + 1} height={28}>
        <path d={path} />
      </svg>
      {ticks.map(({ seconds, x, label }) =>
        label ? (
          <span key={seconds} style={{ left: Math.round(x) }}>
            {label}
          </span>
        ) : null,
      )}
    </div>
  )
})
