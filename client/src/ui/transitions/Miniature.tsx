import { useEffect, useRef } from 'react'
import type { Transition } from '#schema/limits'
import { drawMoment, MINIATURE, readPictures } from './pictures'
import s from './Transitions.module.css'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
/** Milliseconds of the transition, and of the rest before and after it. */
const LASTS = 900
const RESTS = 350
/** The share that lies ahead in a still; in the middle some show nothing but black. */
const STILL = 0.6
const STILLS: Partial<Record<Transition | '', number>> = { circlecrop: 0.85, rectcrop: 0.8, '': 1 }

interface MiniatureProps {
  transition: Transition | ''
  /** It plays over and over; where motion is reduced, it stays still. */
  isMoving: boolean
}

/** A transition between two small pictures: a still of it, until it is moving. */
export function Miniature({ transition, isMoving }: MiniatureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const moves = isMoving && !window.matchMedia(REDUCED_MOTION).matches
    let isGone = false
    let frame = 0
    const draw = async () => {
      const pictures = await readPictures()
      const context = isGone ? null : element.getContext('2d')
      if (!context) return
      const show = (left: number) => drawMoment(context, pictures, { transition, left })
      if (!moves) return show(STILLS[transition] ?? STILL)
      const start = performance.now()
      frame = requestAnimationFrame(function step(now) {
        const passed = (now - start) % (LASTS + 2 * RESTS)
        show(1 - Math.max(0, Math.min(1, (passed - RESTS) / LASTS)))
        frame = requestAnimationFrame(step)
      })
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)!.isIntersecting) return
      observer.disconnect()
      void draw().catch(() => undefined)
    })
    observer.observe(element)
    return () => {
      isGone = true
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [transition, isMoving])
  return <canvas ref={canvas} className={s.miniature} {...MINIATURE} aria-hidden />
}
