import { useEffect, useRef } from 'react'

const AHEAD = '600px'

/** The end of a list: calls `onMore` as it comes near the viewport. */
export function EndlessEnd({
  hasMore,
  onMore,
  count,
}: {
  hasMore: boolean
  onMore: () => void
  count: number
}) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasMore || !end.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: AHEAD,
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [hasMore, onMore, count])
  return <div ref={end} />
}
