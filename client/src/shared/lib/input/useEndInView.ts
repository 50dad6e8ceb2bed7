import { type RefObject, useEffect, useRef } from 'react'

const AHEAD = '600px'

/**
 * Returns a ref for an element at the end of a list, and calls `onEnd` as it comes near the viewport; again
 * whenever `count`, the length of the list, has changed and it is still there.
 */
export function useEndInView(
  onEnd: (() => void) | undefined,
  count: number,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!onEnd || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEnd(), {
      rootMargin: AHEAD,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onEnd, count])
  return end
}
