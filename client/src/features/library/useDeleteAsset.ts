import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useRestoreAssetMutation } from '../../entities/asset/restoreAsset.generated'
import { useMeQuery } from '../../entities/person/me.generated'
import { toast } from '../../shared/lib/toast'
import { placeInLists, removeFromLists } from './feed'
import { useDeleteAssetMutation } from './useDeleteAsset.generated'

/**
 * Moves an asset to the trash and offers to undo it. Returns whether it worked; the error link shows
 * failures.
 */
export function useDeleteAsset() {
  const { cache } = useApolloClient()
  const me = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me
  const [remove, { loading }] = useDeleteAssetMutation()
  const [restore] = useRestoreAssetMutation()
  const viewerId = me?.id ?? ''
  const undo = useCallback(
    async (id: string) => {
      const { data } = await restore({ variables: { id } }).catch(() => ({ data: null }))
      if (!data) return
      placeInLists(cache, data.restoreAsset, viewerId)
      toast.success('Asset restored')
    },
    [cache, restore, viewerId],
  )
  const deleteAsset = useCallback(
    async ({ id }: { id: string }): Promise<boolean> => {
      const { data } = await remove({ variables: { id } }).catch(() => ({ data: null }))
      if (!data) return false
      removeFromLists(cache, id)
      toast.success('Asset deleted successfully', { label: 'Undo', run: () => void undo(id) })
      return true
    },
    [cache, remove, undo],
  )
  return { deleteAsset, isDeleting: loading }
}
