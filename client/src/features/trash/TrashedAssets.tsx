import { useApolloClient } from '@apollo/client/react'
import { TIMES } from '#schema/limits'
import { useRestoreAssetMutation, useTrashedAssetsQuery } from '../../gql/generated'
import { removeEntry, updateList } from '../../lib/lists'
import { useNextPage } from '../../lib/pages'
import { toast } from '../../lib/toast'
import { Picture } from '../../ui/Picture'
import { PAGE } from './page'
import { TrashRow } from './TrashRow'
import { type TrashListProps, TrashView } from './TrashView'

/**
 * Deleted assets: the viewer’s own, for admins everybody’s. Deletions are not pushed, so the list is polled
 * while it is open.
 */
export function TrashedAssets(props: TrashListProps) {
  const { cache } = useApolloClient()
  const { data, previousData, error, loading, refetch, fetchMore } = useTrashedAssetsQuery({
    variables: { first: PAGE, search: props.search || null },
    pollInterval: TIMES.assetPolling,
  })
  const list = (data ?? (loading ? previousData : undefined))?.trashedAssets
  const onMore = useNextPage(fetchMore, list?.pageInfo)
  const [send] = useRestoreAssetMutation()
  const restore = async (id: string) => {
    const key = (await send({ variables: { id } })).data && cache.identify({ __typename: 'Asset', id })
    if (!key) return
    updateList(cache, { field: 'trashedAssets' }, (trash) => removeEntry(trash, key))
    toast.success('Asset restored')
  }
  return (
    <TrashView
      {...props}
      what="assets"
      items={list?.nodes}
      total={data?.trashedAssets.count}
      isBroken={!!error && !loading}
      onRetry={() => void refetch().catch(() => undefined)}
      onMore={onMore}
      render={(asset) => (
        <TrashRow
          key={asset.id}
          name={asset.name}
          of={asset.owner.username}
          deletedAt={asset.deletedAt ?? asset.updatedAt}
          picture={<Picture asset={asset} sizes="112px" />}
          onRestore={() => restore(asset.id)}
        />
      )}
    />
  )
}
