import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import {
  type DrawingColour,
  DrawingError,
  type DrawingPoint,
  type DrawingTool,
  type Stroke,
  drawingJson,
  parseDrawing,
} from '#schema/review/drawing'
import s from './drawing.module.css'
import { Drawing } from './Drawing'
import { penPoints } from './penStroke'
import { pressedKey } from '../../lib/input/pressedKey'

/** Shorter arrows and boxes are ignored as accidental; as a fraction of the picture. */
const SHORTEST = 0.01
const STEP = 0.02
const FINE_STEP = 0.005

const KEYS: Record<string, DrawingPoint> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (value: number) => Math.max(0, Math.min(1, value))

/** Stroke of a pointer; undefined if it is too short. */
function strokeOf(
  tool: DrawingTool,
  colour: DrawingColour,
  drawn: readonly DrawingPoint[],
): Stroke | undefined {
  if (tool === 'pen') return { tool, colour, points: penPoints(drawn) }
  const [[ax, ay], [bx, by]] = [drawn[0]!, drawn.at(-1)!]
  if (Math.hypot(bx - ax, by - ay) < SHORTEST) return undefined
  return { tool, colour, points: penPoints([drawn[0]!, drawn.at(-1)!]) }
}

interface DrawingPadProps {
  strokes: readonly Stroke[]
  tool: DrawingTool
  colour: DrawingColour
  /** Aspect ratio of the picture. */
  ratio: number
  onChange: (strokes: Stroke[]) => void
  /** Called with a message when the drawing is full. */
  onRefuse: (message: string) => void
}

/**
 * Draws over a picture by pointer or keys: arrows move a crosshair, with Shift in smaller steps, and Enter starts and ends a
 * stroke.
 */
export function DrawingPad({ strokes, tool, colour, ratio, onChange, onRefuse }: DrawingPadProps) {
  const [drawn, setDrawn] = useState<DrawingPoint[]>([])
  const [crosshair, setCrosshair] = useState<DrawingPoint>([0.5, 0.5])
  /** Id of the drawing pointer; ignores a second finger. */
  const pointer = useRef<number>(undefined)
  const current = drawn.length ? strokeOf(tool, colour, drawn) : undefined

  const finish = () => {
    setDrawn([])
    if (!current) return
    const next = [...strokes, current]
    try {
      parseDrawing(drawingJson({ strokes: next }))
      onChange(next)
    } catch (failure) {
      if (!(failure instanceof DrawingError)) throw failure
      onRefuse(failure.message)
    }
  }
  const pointsOf = (event: PointerEvent<HTMLElement>): DrawingPoint[] => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? []
    return (moves.length ? moves : [event.nativeEvent]).map(({ clientX, clientY }) => [
      within((clientX - left) / (width || 1)),
      within((clientY - top) / (height || 1)),
    ])
  }
  const press = (event: KeyboardEvent) => {
    const key = pressedKey(event)
    const direction = KEYS[key]
    const isStroke = key === 'Enter' || key === ' '
    if (event.ctrlKey || event.metaKey || event.altKey || (!direction && !isStroke)) return
    event.preventDefault()
    if (isStroke) return drawn.length ? finish() : setDrawn([crosshair])
    const step = event.shiftKey ? FINE_STEP : STEP
    const moved: DrawingPoint = [
      within(crosshair[0] + direction![0] * step),
      within(crosshair[1] + direction![1] * step * ratio),
    ]
    setCrosshair(moved)
    if (drawn.length) setDrawn([...drawn, moved])
  }
  return (
    <div
      className={s.pad}
      tabIndex={0}
      role="application"
      aria-label="Drawing on the frame: arrow keys move, Enter begins and ends a stroke"
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button > 0 || drawn.length) return
        event.preventDefault()
        event.currentTarget.focus({ preventScroll: true })
        event.currentTarget.setPointerCapture?.(event.pointerId)
        pointer.current = event.pointerId
        setDrawn(pointsOf(event).slice(-1))
      }}
      onPointerMove={(event) => {
        if (!drawn.length || event.pointerId !== pointer.current) return
        const points = pointsOf(event)
        setDrawn((now) => [...now, ...points])
      }}
      onPointerUp={({ pointerId }) => pointerId === pointer.current && finish()}
      onPointerCancel={() => setDrawn([])}
    >
      <Drawing strokes={current ? [...strokes, current] : strokes} ratio={ratio} />
      <i className={s.crosshair} style={{ left: `${crosshair[0] * 100}%`, top: `${crosshair[1] * 100}%` }} />
    </div>
  )
}
