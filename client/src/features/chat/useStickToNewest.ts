import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within this many pixels of the end, the list still follows new entries. */
const END_MARGIN = 80

/**
 * Keeps a list scrolled to its newest entry when the count or height changes, unless the reader scrolled up. `firstId`
 * identifies the oldest entry: the scroll position stays when older ones are loaded before it.
 */
export function useStickToNewest(count: number, firstId: string | undefined) {
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
    if (!count) return // the empty state starts at its top
    if (isFollowing.current) return toEnd()
    if (was !== undefined && was !== firstId) element.scrollTop += element.scrollHeight - height
    else if (count > known) setMissed(true)
  }, [count, firstId, toEnd])

  useEffect(() => {
    if (!list.current || !inner.current) return
    const observer = new ResizeObserver(() => {
      seen.current.height = list.current?.scrollHeight ?? 0
      if (isFollowing.current && seen.current.count) toEnd()
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
    /** Whether something arrived while the reader was scrolled up. */
    hasNewer,
    /** Stops following until the reader returns to the end. */
    stopFollowing: () => (isFollowing.current = false),
  }
}
