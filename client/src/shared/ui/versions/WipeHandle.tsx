import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import s from './WipeHandle.module.css'

const STEP = 0.05

interface WipeHandleProps {
  /** Position as a fraction of the width, from 0 to 1. */
  at: number
  onMove: (at: number) => void
}

const within = (value: number) => Math.max(0, Math.min(1, value))

/** Divider between two versions, moved by dragging or arrow keys. */
export function WipeHandle({ at, onMove }: WipeHandleProps) {
  const area = useRef<HTMLDivElement>(null)
  const drag = ({ clientX }: PointerEvent) => {
    const { left, width } = area.current!.getBoundingClientRect()
    if (width) onMove(within((clientX - left) / width))
  }
  const press = (event: KeyboardEvent) => {
    const goals: Record<string, number> = {
      ArrowLeft: at - STEP,
      ArrowRight: at + STEP,
      Home: 0,
      End: 1,
    }
    const goal = goals[event.key]
    if (goal === undefined || event.shiftKey) return
    event.preventDefault()
    onMove(within(goal))
  }
  return (
    <div className={s.wipe} ref={area}>
      <div
        className={s.handle}
        style={{ left: `${at * 100}%` }}
        role="slider"
        tabIndex={0}
        aria-label="Wipe between the versions"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(at * 100)}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          drag(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture?.(event.pointerId) && drag(event)}
      />
    </div>
  )
}
