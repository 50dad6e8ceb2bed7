import { useApolloClient } from '@apollo/client/react'
import { type Count, liveList } from '../../shared/lib/lists/connectionCache'
import { type FetchMore, type PageInfo, useNextPage } from '../../shared/lib/lists/paging'
import { type ToastAction, toast } from '../../shared/lib/toast'

interface Connection {
  nodes: readonly unknown[]
  pageInfo: PageInfo
  count: Count
}
interface TrashQuery<Data> {
  data?: Data
  previousData?: Data
  error?: unknown
  loading: boolean
  refetch: () => Promise<unknown>
  fetchMore: FetchMore
}

/** State of a Trash list for `TrashView`, and a function that removes an entry from it. */
export function useTrashList<Field extends string, List extends Connection>(
  { typename, field }: { typename: string; field: Field },
  { data, previousData, error, loading, refetch, fetchMore }: TrashQuery<Record<Field, List>>,
) {
  const { cache } = useApolloClient()
  const list = (data ?? (loading ? previousData : undefined))?.[field]
  const onMore = useNextPage(fetchMore, list?.pageInfo)
  const view = {
    items: list?.nodes as List['nodes'] | undefined,
    total: data?.[field].count,
    isBroken: !!error && !loading,
    refetch,
    onMore,
  }
  const removeEntry = (id: string, message: string, action?: ToastAction) => {
    liveList({ typename, field }).remove(cache, { id })
    toast.success(message, action)
  }
  return { view, removeEntry }
}
