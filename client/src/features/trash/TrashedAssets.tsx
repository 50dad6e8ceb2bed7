import { TIMES } from '#schema/limits'
import { useRestoreAssetMutation } from '../../entities/asset/restoreAsset.generated'
import { Picture } from '../../entities/asset/Picture'
import { PAGE, TrashRow } from './TrashRow'
import { useDeleteAssetForeverMutation, useTrashedAssetsQuery } from './trash.generated'
import { type TrashListProps, TrashView } from './TrashView'
import { useTrashList } from './useTrashList'

/** Deleted assets: the viewer’s own, or everybody’s for admins. Polled while open, because deletions are not pushed. */
export function TrashedAssets(props: TrashListProps) {
  const query = useTrashedAssetsQuery({
    variables: { first: PAGE, search: props.search || null },
    pollInterval: TIMES.assetPolling,
  })
  const { view, removeEntry } = useTrashList({ typename: 'Asset', field: 'trashedAssets' }, query)
  const [send] = useRestoreAssetMutation()
  const [sendDeletion] = useDeleteAssetForeverMutation()
  const restore = async (id: string) => {
    if ((await send({ variables: { id } })).data) removeEntry(id, 'Asset restored')
  }
  const deleteForever = async (id: string) => {
    if ((await sendDeletion({ variables: { id } })).data) removeEntry(id, 'Asset deleted forever')
  }
  return (
    <TrashView
      {...props}
      what="assets"
      {...view}
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
