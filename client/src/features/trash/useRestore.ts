import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useRestoreAssetMutation } from '../../gql/generated'
import { updateList, removeEntry } from '../../lib/lists'
import { toast } from '../../lib/toast'

/** Restores an asset from the trash. The error link shows failures. */
export function useRestore() {
  const { cache } = useApolloClient()
  const [send, { loading }] = useRestoreAssetMutation()
  const restore = useCallback(
    async (asset: { id: string }) => {
      const { data } = await send({ variables: { id: asset.id } }).catch(() => ({ data: null }))
      if (!data) return
      const key = cache.identify(data.restoreAsset)
      if (key) updateList(cache, { field: 'trashedAssets' }, (list) => removeEntry(list, key))
      toast.success('Asset restored')
    },
    [cache, send],
  )
  return { restore, isRestoring: loading }
}
