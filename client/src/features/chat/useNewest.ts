import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end within which a reader counts as being there. */
const END_MARGIN = 80

/**
 * Keeps a list at its newest end: it follows when the count or the height changes, unless the reader
 * scrolled up. `firstId` is the oldest entry's; when older ones are put before it, what is read stays in
 * place.
 */
export function useNewest(count: number, firstId: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const seen = useRef({ firstId, height: 0, count })
  const [hasNewer, setMissed] = useState(false)

  const toEnd = useCallback(() => {
    isFollowing.current = true
    setMissed(false)
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [])

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const { firstId: was, height, count: known } = seen.current
    seen.current = { firstId, height: element.scrollHeight, count }
    if (isFollowing.current) return toEnd()
    if (was !== undefined && was !== firstId) element.scrollTop += element.scrollHeight - height
    else if (count > known) setMissed(true)
  }, [count, firstId, toEnd])

  useEffect(() => {
    if (!list.current || !inner.current) return
    const observer = new ResizeObserver(() => {
      seen.current.height = list.current?.scrollHeight ?? 0
      if (isFollowing.current) toEnd()
    })
    observer.observe(list.current)
    observer.observe(inner.current)
    return () => observer.disconnect()
  }, [toEnd])

  const onScroll = useCallback(() => {
    const element = list.current
    if (!element) return
    isFollowing.current = element.scrollHeight - element.scrollTop - element.clientHeight < END_MARGIN
    if (isFollowing.current) setMissed(false)
  }, [])

  return {
    list,
    inner,
    onScroll,
    toEnd,
    /** Something new came while the reader was looking back. */
    hasNewer,
    /** The reader wants to look back: nothing follows until the end is reached again. */
    stopFollowing: () => (isFollowing.current = false),
  }
}
