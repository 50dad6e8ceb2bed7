import { useCallback, useMemo, useRef } from 'react'

interface PageInfo {
  hasNextPage: boolean
  endCursor: string | null
}
type FetchMore = (options: { variables: { after: string | null } }) => Promise<unknown>

/**
 * Returns a function that loads the next page of a list, each page once; undefined when there is none. The
 * error link shows failures.
 */
export function useNextPage(fetchMore: FetchMore, page: PageInfo | undefined): (() => void) | undefined {
  // the page that is under way: its arrival may ask for the next one before its own request has settled
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
