import { useCallback, useRef, type RefObject, useEffect } from 'react'

const ROOT_MARGIN = '600px'

/**
 * Returns a ref for an element at the end of a list. Calls `onEnd` when it comes near the viewport, and again if it is still
 * near after `count`, the number of entries, changed.
 */
export function useEndInView(
  onEnd: (() => void) | undefined,
  count: number,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!onEnd || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEnd(), {
      rootMargin: ROOT_MARGIN,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onEnd, count])
  return end
}

export interface PageInfo {
  hasNextPage: boolean
  endCursor: string | null
}
export type FetchMore = (options: { variables: { after: string | null } }) => Promise<unknown>

/** Function that loads the next page of a list, each page once; undefined on the last one. The error link shows failures. */
export function useNextPage(fetchMore: FetchMore, page: PageInfo | undefined): (() => void) | undefined {
  // the requested page: its arrival may request the next one before this request has settled
  const requested = useRef<string>(null)
  const after = page?.hasNextPage ? (page.endCursor ?? null) : null
  const more = useCallback(() => {
    if (after === null || requested.current === after) return
    requested.current = after
    void fetchMore({ variables: { after } })
      .catch(() => undefined)
      .finally(() => {
        if (requested.current === after) requested.current = null
      })
  }, [fetchMore, after])
  return after ? more : undefined
}
