import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element without its padding, in pixels. */
export function useContentWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(current)
      setWidth(
        Math.max(0, current.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0)),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
