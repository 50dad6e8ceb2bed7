import { useCallback, useRef } from 'react'
import { LIMITS } from '../../../schema/limits'
import type { PageFieldsFragment } from '../gql/generated'

type FetchMore = (options: { variables: { after: string | null; first?: number } }) => Promise<unknown>
type PageEnd = Pick<PageFieldsFragment, 'hasNextPage' | 'endCursor'>

/** From so many entries on, pages come as large as the server gives them. */
const LONG = 480

/**
 * Fetches the next page of a list, each once at a time; undefined when there is none. A failure is told by the error link.
 * Whatever arrives, the cache reads the whole list again: a long one (`loaded` counts it) grows by fewer, larger pages.
 */
export function useNextPage(fetchMore: FetchMore, page: PageEnd | undefined, loaded = 0): (() => void) | undefined {
  // the page that is under way: its arrival may ask for the next one before its own request has settled
  const asking = useRef<string>(null)
  const after = page?.hasNextPage ? (page.endCursor ?? null) : null
  const isLong = loaded >= LONG
  const more = useCallback(() => {
    if (after === null || asking.current === after) return
    asking.current = after
    void fetchMore({ variables: isLong ? { after, first: LIMITS.page.max } : { after } })
      .catch(() => undefined)
      .finally(() => {
        if (asking.current === after) asking.current = null
      })
  }, [fetchMore, after, isLong])
  return after ? more : undefined
}
