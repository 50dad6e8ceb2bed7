import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { frameRateOf } from '#schema/cut-item'
import type { ShownItem } from '../state/cut'
import { useLowerThirdsOfCut } from './LowerThirds'
import type { LowerThirdRow } from '#schema/cut/document'
import s from './LowerThirds.module.css'
import { endedBy, movedBy, secondsInClip } from './ranges'

/** Pixels that a pointer moves before a drag starts. */
const DRAG_FROM = 4

interface BarProps {
  lowerThird: LowerThirdRow
  item: ShownItem
  /** Pixels per second. */
  scale: number
}

/** A lower third on its clip. Dragging or arrow keys move it, Alt and arrow keys its end; Enter or a click opens it. */
function Bar({ lowerThird, item, scale }: BarProps) {
  const { open, move } = useLowerThirdsOfCut()
  const [dragged, setDragged] = useState<number | null>(null)
  const start = useRef<number | null>(null)
  const rate = frameRateOf(item.video) * item.speed
  const range =
    dragged === null ? lowerThird : movedBy(lowerThird, Math.round((dragged / scale) * rate), item)
  const seconds = secondsInClip(range, item)
  if (!seconds) return null
  const press = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!direction) return
    event.preventDefault()
    const by = direction * (event.shiftKey ? Math.round(rate) : 1)
    move(lowerThird, event.altKey ? endedBy(lowerThird, by, item) : movedBy(lowerThird, by, item))
  }
  const drag = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation() // keeps the clip from being dragged
      start.current = event.clientX
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return
      const by = event.clientX - start.current
      if (dragged !== null || Math.abs(by) >= DRAG_FROM) setDragged(by)
    },
    onPointerUp: () => {
      start.current = null
      if (dragged === null) return
      move(lowerThird, range)
      setTimeout(() => setDragged(null)) // after the click event, which must not open the dialog
    },
    onPointerCancel: () => {
      start.current = null
      setDragged(null)
    },
  }
  return (
    <button
      type="button"
      className={s.bar}
      style={{ left: seconds.from * scale, width: Math.max(6, (seconds.to - seconds.from) * scale) }}
      aria-label={`Lower third: ${lowerThird.title}, frames ${range.startFrame} to ${range.endFrame}`}
      title={lowerThird.title}
      onKeyDown={press}
      onClick={() => dragged === null && open(lowerThird.id)}
      {...drag}
    >
      <span aria-hidden className="truncate" data-text={lowerThird.title} />
    </button>
  )
}

/** The lower thirds on a clip of the timeline. */
export function LowerThirdBars({ item, scale }: Omit<BarProps, 'lowerThird'>) {
  const { lowerThirds } = useLowerThirdsOfCut()
  return lowerThirds
    .filter(({ itemId }) => itemId === item.id)
    .map((lowerThird) => <Bar key={lowerThird.id} lowerThird={lowerThird} item={item} scale={scale} />)
}
