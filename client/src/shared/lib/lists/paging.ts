import { useCallback, useMemo, useRef, type RefObject, useEffect } from 'react'

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

export interface PageInfo {
  hasNextPage: boolean
  endCursor: string | null
}
export type FetchMore = (options: { variables: { after: string | null } }) => Promise<unknown>

/**
 * Returns a function that loads the next page of a list, each page once; undefined when there is none. The
 * error link shows failures.
 */
export function useNextPage(fetchMore: FetchMore, page: PageInfo | undefined): (() => void) | undefined {
  // the page in progress: its arrival may request the next one before its own request has settled
  const asking = useRef<string>(null)
  const after = page?.hasNextPage ? (page.endCursor ?? null) : null
  const more = useCallback(() => {
    if (after === null || asking.current === after) return
    asking.current = after
    void fetchMore({ variables: { after } })
      .catch(() => undefined)
      .finally(() => {
        if (asking.current === after) asking.current = null
      })
  }, [fetchMore, after])
  return after ? more : undefined
}

/** The entries of a list in one array: the cache returns a long library in groups (`readInGroups`). */
export const useFlatNodes = <Entry>(nodes: readonly Entry[] | undefined) =>
  useMemo(() => nodes?.flat() as Entry[] | undefined, [nodes])
