import { useEffect, useRef } from 'react'
import type { Transition } from '#schema/limits'
import { drawMoment, MINIATURE, readPictures } from './pictures'
import s from './Transitions.module.css'
import { prefersReducedMotion } from '../../../shared/lib/media'

const NO_HOVER = '(hover: none)'
/** Duration of the transition, and of the pauses around it, in milliseconds. */
const DURATION_MS = 900
const PAUSE_MS = 350
/** Remaining fraction in a still; at half, some transitions are black. */
const STILL = 0.6
const STILLS: Partial<Record<Transition | '', number>> = { circlecrop: 0.85, rectcrop: 0.8, '': 1 }

interface MiniatureProps {
  transition: Transition | ''
  /** Whether it is animated: on hover or focus, or in view on touch screens. */
  isMoving: boolean
}

/** Thumbnail of a transition between two images, animated on demand unless reduced motion is preferred. */
export function Miniature({ transition, isMoving }: MiniatureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const mayMove = !prefersReducedMotion()
    const moves = mayMove && (isMoving || window.matchMedia(NO_HOVER).matches)
    let isInView = false
    let frame = 0
    const draw = async () => {
      const pictures = await readPictures()
      const context = isInView ? element.getContext('2d') : null
      if (!context) return
      const show = (left: number) => drawMoment(context, pictures, { transition, left })
      if (!moves) return show(STILLS[transition] ?? STILL)
      const start = performance.now()
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(function step(now) {
        const passed = (now - start) % (DURATION_MS + 2 * PAUSE_MS)
        show(1 - Math.max(0, Math.min(1, (passed - PAUSE_MS) / DURATION_MS)))
        frame = requestAnimationFrame(step)
      })
    }
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)!.isIntersecting
      if (!isInView) return cancelAnimationFrame(frame)
      if (!moves) observer.disconnect()
      void draw().catch(() => undefined)
    })
    observer.observe(element)
    return () => {
      isInView = false
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [transition, isMoving])
  return <canvas ref={canvas} className={s.miniature} {...MINIATURE} aria-hidden />
}
