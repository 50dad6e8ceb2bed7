import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type ClipEdit, fewestFrames, framesOf, frameRateOf, shownFrames } from '#schema/cut-item'
import type { ShownItem } from '../state/cut'
import { type Edge, editOfTrim, frameStep, moveEdge, secondsText, type Trim } from '../trim/trim'
import s from './ClipEdge.module.css'
import { SideScroll, sideOf } from './SideScroll'

/** The trim during and after a drag. */
export type TrimChange = Pick<ClipEdit, 'inFrame' | 'outFrame'>

interface ClipEdgeProps {
  edge: Edge
  item: ShownItem
  /** The displayed name of the clip. */
  title: string
  /** Pixels per second of the film. */
  scale: number
  /** The scroll container. */
  row: RefObject<HTMLElement | null>
  /** Reports the trim during a drag; null when the drag ends. */
  onDrag: (id: string, trim: TrimChange | null) => void
  onTrim: (id: string, trim: TrimChange, key: string) => void
}

interface Drag {
  /** Pointer position, and its start position corrected by scrolling, in pixels. */
  clientX: number
  startX: number
  trim: Trim
  now: Trim
  scale: number
  scroll: SideScroll | null
}

/** A draggable edge of a clip in the timeline, also moved by keys. Snaps to frames of the video. */
export function ClipEdge({ edge, item, title, scale, row, onDrag, onTrim }: ClipEdgeProps) {
  const { id, video, speed } = item
  const drag = useRef<Drag>(null)
  const rate = frameRateOf(video)
  const frames = framesOf(video)
  const trim = shownFrames(item, video)
  const frame = edge === 'in' ? trim.from : trim.to
  const fewest = Math.min(fewestFrames(video), trim.to - trim.from)
  const [min, max] = edge === 'in' ? [0, trim.to - fewest] : [trim.from + fewest, frames]

  const finish = (isKept: boolean) => {
    if (!drag.current) return
    const { trim: start, now, scroll } = drag.current
    drag.current = null
    scroll?.stop()
    const isMoved = now.from !== start.from || now.to !== start.to
    if (isKept && isMoved) onTrim(id, editOfTrim(now, video), '')
    onDrag(id, null)
  }
  /** Reports the trim at the pointer. */
  const show = () => {
    if (!drag.current) return
    const { clientX, startX, trim: start } = drag.current
    const by = Math.round(((clientX - startX) / drag.current.scale) * rate * speed)
    const from = edge === 'in' ? start.from : start.to
    drag.current.now = moveEdge(start, edge, from + by, video)
    onDrag(id, editOfTrim(drag.current.now, video))
  }
  /** Scrolls the row during a drag until the edge reaches its limit and is in view. */
  const scrollFrom = (beganX: number, handle: HTMLElement) =>
    row.current &&
    new SideScroll({
      row: row.current,
      canScroll: (side, clientX) => {
        if (!drag.current || Math.sign(clientX - beganX) !== side) return false
        const { now } = drag.current
        const at = edge === 'in' ? now.from : now.to
        const isFree = side < 0 ? at > min : at < max
        return isFree || sideOf(row.current!, handle.getBoundingClientRect().left) === side
      },
      onScroll: (by) => {
        if (drag.current) drag.current.startX -= by
        show()
      },
    })
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    event.currentTarget.focus({ preventScroll: true })
    const { clientX, currentTarget } = event
    const scroll = scrollFrom(clientX, currentTarget)
    drag.current = { clientX, startX: clientX, trim, now: trim, scale, scroll }
    onDrag(id, editOfTrim(trim, video))
  }
  const move = ({ clientX }: PointerEvent) => {
    if (!drag.current) return
    drag.current.clientX = clientX
    drag.current.scroll?.follow(clientX)
    show()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag.current) {
      event.stopPropagation()
      return finish(false)
    }
    const step = frameStep(event, video)
    if (step === null) return
    event.preventDefault()
    event.stopPropagation()
    const next = moveEdge(trim, edge, frame + step, video)
    if (next.from !== trim.from || next.to !== trim.to)
      onTrim(id, editOfTrim(next, video), `trim ${edge} ${id}`)
  }
  const cancel = useRef(finish)
  useEffect(() => {
    cancel.current = finish
  })
  useEffect(() => () => cancel.current(false), [])
  return (
    <div
      className={s.edge}
      data-edge={edge}
      role="slider"
      tabIndex={0}
      aria-label={`${edge === 'in' ? 'Start' : 'End'} of ${title}`}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={frame}
      aria-valuetext={`${secondsText(frame, video)}, frame ${frame}`}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => finish(true)}
      onPointerCancel={() => finish(false)}
      onKeyDown={press}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  )
}
