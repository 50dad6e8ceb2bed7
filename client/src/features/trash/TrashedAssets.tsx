import { useApolloClient } from '@apollo/client/react'
import { TIMES } from '#schema/limits'
import { useRestoreAssetMutation } from '../../entities/asset/restoreAsset.generated'
import { removeEntry, updateList } from '../../shared/lib/lists/connectionCache'
import { useNextPage } from '../../shared/lib/lists/paging'
import { toast } from '../../shared/lib/toast'
import { Picture } from '../../entities/asset/Picture'
import { PAGE, TrashRow } from './TrashRow'
import { useDeleteAssetForeverMutation, useTrashedAssetsQuery } from './trash.generated'
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
  const [sendDeletion] = useDeleteAssetForeverMutation()
  const takeOut = (id: string) => {
    const key = cache.identify({ __typename: 'Asset', id })!
    updateList(cache, { field: 'trashedAssets' }, (trash) => removeEntry(trash, key))
  }
  const restore = async (id: string) => {
    if (!(await send({ variables: { id } })).data) return
    takeOut(id)
    toast.success('Asset restored')
  }
  const deleteForever = async (id: string) => {
    if (!(await sendDeletion({ variables: { id } })).data) return
    takeOut(id)
    toast.success('Asset deleted forever')
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
          kind="asset"
          name={asset.name}
          of={asset.owner.username}
          deletedAt={asset.deletedAt ?? asset.updatedAt}
          picture={<Picture asset={asset} sizes="112px" />}
          onRestore={() => restore(asset.id)}
          onDeleteForever={() => deleteForever(asset.id)}
        />
      )}
    />
  )
}
