import { useApolloClient } from '@apollo/client/react'
import { type Count, removeEntry as withoutEntry, updateList } from '../../shared/lib/lists/connectionCache'
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
  { typename, key = 'id', field }: { typename: string; key?: string; field: Field },
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
    const entry = cache.identify({ __typename: typename, [key]: id })
    if (entry) updateList(cache, { field }, (now) => withoutEntry(now, entry))
    toast.success(message, action)
  }
  return { view, removeEntry }
}
