import { useCallback, useRef } from 'react'
import type { PageFieldsFragment } from '../gql/generated'

type FetchMore = (options: { variables: { after: string | null } }) => Promise<unknown>

/** Fetches the next page of a list, one request at a time; undefined when there is none. A failure is told by the error link. */
export function useNextPage(fetchMore: FetchMore, page: Pick<PageFieldsFragment, 'hasNextPage' | 'endCursor'> | undefined): (() => void) | undefined {
  const isAsking = useRef(false)
  const after = page?.hasNextPage ? (page.endCursor ?? null) : null
  const more = useCallback(() => {
    if (isAsking.current) return
    isAsking.current = true
    void fetchMore({ variables: { after } })
      .catch(() => undefined)
      .finally(() => (isAsking.current = false))
  }, [fetchMore, after])
  return after ? more : undefined
}
