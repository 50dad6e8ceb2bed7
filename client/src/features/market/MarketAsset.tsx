import { Button } from 'antd'
import { Check, Plus } from 'lucide-react'
import { useId, useCallback } from 'react'
import { dateOf } from '../../shared/lib/time'
import { useCloseOnError, toast } from '../../shared/lib/toast'
import { priceOf } from '../../entities/asset/AssetCard'
import { AssetDialog } from '../../widgets/asset-dialog/AssetDialog'
import { Chip } from '../../shared/ui/StatusBadge'
import s from './Market.module.css'
import { useMarketAssetQuery } from './MarketAsset.generated'
import { useApolloClient } from '@apollo/client/react'
import { codeOf } from '../../shared/lib/network/errors'
import { useAddToLibraryMutation } from './market.generated'
import type { MarketAssetFieldsFragment } from './MarketAssetFields.generated'

/** Copies a listed asset into the viewer’s library. The error link shows failures. */
function useAddToLibrary() {
  const { cache } = useApolloClient()
  const [add, { loading }] = useAddToLibraryMutation()
  const addToLibrary = useCallback(
    async ({ id }: Pick<MarketAssetFieldsFragment, 'id'>) => {
      const markAsCopied = () =>
        cache.modify<MarketAssetFieldsFragment>({
          id: cache.identify({ __typename: 'Asset', id }),
          fields: { viewerHasCopy: () => true },
        })
      try {
        await add({ variables: { id } })
        markAsCopied()
        toast.success('Asset added to library')
      } catch (failure) {
        if (codeOf(failure) === 'CONFLICT') markAsCopied() // added in another window a moment ago
      }
    },
    [add, cache],
  )
  return { addToLibrary, isAdding: loading }
}

const FREE = 'Adding it to your library is free: nothing is charged.'

/** Dialog of a marketplace asset, with a button to add it to the library. An unknown id shows a toast and closes it. */
export function MarketAsset({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useMarketAssetQuery({ variables: { id }, context: { quiet: true } })
  const asset = data?.asset
  useCloseOnError(asset ? undefined : error, onClose)
  const free = useId()
  const { addToLibrary, isAdding } = useAddToLibrary()
  if (!asset) return null
  const { viewerHasCopy, isListed, width, height, createdAt } = asset
  const mayAdd = isListed && !viewerHasCopy
  return (
    <AssetDialog
      asset={asset}
      status={
        isListed ? <Chip>{priceOf(asset)}</Chip> : <span className="meta">No longer on the marketplace</span>
      }
      extra={
        <>
          <p className={`meta ${s.facts}`}>
            {width} × {height} · {dateOf(createdAt)}
          </p>
          {mayAdd && (
            <p className="meta" id={free}>
              {FREE}
            </p>
          )}
        </>
      }
      actions={
        <Button
          type="primary"
          className={s.add}
          aria-describedby={mayAdd ? free : undefined}
          disabled={!mayAdd}
          loading={isAdding}
          icon={viewerHasCopy ? <Check size={16} /> : <Plus size={16} />}
          onClick={() => void addToLibrary(asset)}
        >
          {viewerHasCopy ? 'In your library' : 'Add to Library'}
        </Button>
      }
      onClose={onClose}
    />
  )
}
