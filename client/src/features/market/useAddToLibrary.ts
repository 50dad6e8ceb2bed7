import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { codeOf } from '../../shared/lib/network/errors'
import { toast } from '../../shared/lib/toast'
import { useAddToLibraryMutation } from './market.generated'
import type { MarketAssetFieldsFragment } from './MarketAssetFields.generated'

/** Copies a listed asset into the viewer’s library. The error link shows failures. */
export function useAddToLibrary() {
  const { cache } = useApolloClient()
  const [add, { loading }] = useAddToLibraryMutation()
  const addToLibrary = useCallback(
    async ({ id }: Pick<MarketAssetFieldsFragment, 'id'>) => {
      const known = () =>
        cache.modify<MarketAssetFieldsFragment>({
          id: cache.identify({ __typename: 'Asset', id }),
          fields: { viewerHasCopy: () => true },
        })
      try {
        await add({ variables: { id } })
        known()
        toast.success('Asset added to library')
      } catch (failure) {
        if (codeOf(failure) === 'CONFLICT') known() // from another window, a moment ago
      }
    },
    [add, cache],
  )
  return { addToLibrary, isAdding: loading }
}
