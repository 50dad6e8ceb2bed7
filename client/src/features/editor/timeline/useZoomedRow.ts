import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Playhead } from './Playhead'
import type { Timeline } from './timeline'
import type { Zoom } from './Zoom'

/** Relative zoom per wheel step, and the most steps per event. */
const WHEEL = 0.01
const WHEEL_MAX = 40

interface ZoomedRow {
  zoom: Zoom
  /** The scroll container, and its width without padding. */
  row: RefObject<HTMLElement | null>
  width: number
  timeline: Timeline
  /** The timeline at a zoom of 1. */
  plain: Timeline
  playhead: Playhead
}

const paddingOf = (row: HTMLElement) => parseFloat(getComputedStyle(row).paddingLeft) || 0

/** Scrolls the row so that this position is at its left edge. */
function scroll(row: HTMLElement, x: number) {
  row.scrollLeft = x + paddingOf(row)
}

/** Zooms a row by Ctrl and wheel or by pinching, keeping the point under the pointer in place. */
export function useZoomedRow({ zoom, row, width, timeline, plain, playhead }: ZoomedRow) {
  useEffect(() => zoom.measure(width, plain), [zoom, width, plain])

  const anchorAt = useEffectEvent((clientX?: number) => {
    const element = row.current
    if (!element) return null
    const { left } = element.getBoundingClientRect()
    const start = element.scrollLeft - paddingOf(element)
    if (clientX !== undefined) {
      const offset = clientX - left
      return { seconds: timeline.secondsAt(start + offset), offset }
    }
    const playing = timeline.xAt(playhead.get()) - start
    const isInView = playing >= 0 && playing <= element.clientWidth
    const offset = isInView ? playing : element.clientWidth / 2
    return { seconds: timeline.secondsAt(start + offset), offset }
  })
  useEffect(() => zoom.attach((clientX) => anchorAt(clientX)), [zoom])

  useLayoutEffect(() => {
    const anchor = zoom.takeAnchor()
    if (anchor && row.current) scroll(row.current, timeline.xAt(anchor.seconds) - anchor.offset)
  }, [zoom, row, timeline])

  useEffect(() => {
    const element = row.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault() // prevents zooming the page
      const by = Math.max(-WHEEL_MAX, Math.min(WHEEL_MAX, event.deltaY))
      zoom.by(Math.exp(-by * WHEEL), event.clientX)
    }
    let apart = 0
    const pinch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) {
        apart = 0
        return
      }
      if (event.cancelable) event.preventDefault()
      const now = Math.abs(one.clientX - other.clientX)
      if (apart && now) zoom.by(now / apart, (one.clientX + other.clientX) / 2)
      apart = now
    }
    element.addEventListener('wheel', wheel, { passive: false })
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
    for (const name of touches) element.addEventListener(name, pinch, { passive: false })
    return () => {
      element.removeEventListener('wheel', wheel)
      for (const name of touches) element.removeEventListener(name, pinch)
    }
  }, [zoom, row])
}
