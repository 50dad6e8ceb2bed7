import { Button } from 'antd'
import { Upload } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { PAGE_SIZES } from '../../shared/lib/loading/preloadedResponses'
import { useAssetPages } from '../../entities/asset/useAssetPages'
import type { AssetGenerationInput, AssetOrigin, AssetScope } from '../../entities/types.generated'
import { usePolling } from '../../shared/lib/network/connectivity'
import type { Count } from '../../shared/lib/lists/connectionCache'
import { CAPTION } from '../../entities/asset/AssetCard'
import { SelectableCard, SelectButton } from '../../entities/asset/selection/SelectableCard'
import { useSelection } from '../../entities/asset/selection/useSelection'
import { LibrarySelection } from './LibrarySelection'
import type { AssetCardFieldsFragment } from '../../entities/asset/AssetCard.generated'
import { AssetGrid } from '../../entities/asset/AssetGrid'
import { ClearSearch } from '../../shared/ui/search/SearchField'
import s from './Library.module.css'

const EMPTY = 'No Assets currently present'
const EMPTY_TEXT = 'Images you upload or generate appear here.'
const NONE: readonly AssetCardFieldsFragment[] = []
const NOTHING = 'Nothing found'
const NOTHING_TEXT = 'No generated asset fits the search.'

interface LibraryGridProps {
  slug: string
  scope: AssetScope
  origin: AssetOrigin
  search: string
  onClearSearch: () => void
  /** A search by generation settings; null for all assets. */
  generation: AssetGenerationInput | null
  /** Clears the search. */
  onClear: () => void
  onTotal: (total: Count | undefined) => void
  /** Action of the button in the empty state. */
  onUpload: () => void
}

/** Masonry of assets, latest change first; loads the next page before the end is reached. */
export function LibraryGrid({
  slug,
  scope,
  origin,
  search,
  onClearSearch,
  generation,
  onClear,
  onTotal,
  onUpload,
}: LibraryGridProps) {
  const { data, error, loading, refetch, entries, count, more, onShown } = useAssetPages(
    {
      first: PAGE_SIZES.assets,
      search: search || null,
      origin,
      scope,
      ...(generation && { generation }),
    },
    usePolling(TIMES.assetPolling),
  )
  useEffect(() => onTotal(count), [onTotal, count])
  const query = useLocation().search
  const selection = useSelection(entries ?? NONE)
  const { picked, isActive, toggle } = selection
  const render = useCallback(
    (asset: AssetCardFieldsFragment) => (
      <SelectableCard
        asset={asset}
        to={`/library/${slug}/${asset.id}${query}`}
        isChosen={picked.has(asset.id)}
        isActive={isActive}
        onToggle={toggle}
      />
    ),
    [slug, query, picked, isActive, toggle],
  )
  const uploadButton = (
    <Button icon={<Upload size={16} />} onClick={onUpload}>
      Upload an image
    </Button>
  )
  return (
    <div ref={selection.grid}>
      {!!entries?.length && <SelectButton className={s.select} selection={selection} />}
      <AssetGrid
        assets={entries}
        isStale={!data}
        isBroken={!!error && !loading}
        empty={
          generation
            ? { title: NOTHING, text: NOTHING_TEXT, action: <ClearSearch onClick={onClear} /> }
            : { title: EMPTY, text: EMPTY_TEXT, action: origin !== 'GENERATED' && uploadButton }
        }
        search={generation ? '' : search}
        onClearSearch={onClearSearch}
        render={render}
        caption={CAPTION}
        refetch={refetch}
        onEnd={more}
        onShown={onShown}
      />
      <LibrarySelection selection={selection} scope={scope} />
    </div>
  )
}
