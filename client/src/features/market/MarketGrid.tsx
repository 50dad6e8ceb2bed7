import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { usePolling } from '../../shared/lib/network/connectivity'
import type { Count } from '../../shared/lib/lists/connectionCache'
import { useNextPage } from '../../shared/lib/lists/paging'
import { AssetCard } from '../../entities/asset/AssetCard'
import type { AssetCardFieldsFragment } from '../../entities/asset/AssetCard.generated'
import { AssetGrid } from '../../entities/asset/AssetGrid'
import { useMarketAssetsQuery } from './market.generated'

const PAGE = 48
const EMPTY = {
  title: 'No Assets currently present on Marketplace',
  text: 'Owners can list approved assets here from the library.',
}

/** The assets on the marketplace, latest change first. */
export function MarketGrid({
  search,
  onClearSearch,
  onTotal,
}: {
  search: string
  onClearSearch: () => void
  onTotal: (total: Count | undefined) => void
}) {
  const { data, previousData, error, loading, refetch, fetchMore } = useMarketAssetsQuery({
    variables: { first: PAGE, search: search || null },
    pollInterval: usePolling(TIMES.assetPolling),
  })
  const list = (data ?? (loading ? previousData : undefined))?.marketAssets
  const total = data?.marketAssets.count
  useEffect(() => onTotal(total), [onTotal, total])
  const more = useNextPage(fetchMore, list?.pageInfo)
  const query = useLocation().search
  const render = useCallback(
    (asset: AssetCardFieldsFragment) => <AssetCard asset={asset} to={`/marketplace/${asset.id}${query}`} />,
    [query],
  )
  return (
    <AssetGrid
      assets={list?.nodes}
      isStale={!data}
      isBroken={!!error && !loading}
      empty={EMPTY}
      search={search}
      onClearSearch={onClearSearch}
      render={render}
      refetch={refetch}
      onEnd={more}
    />
  )
}
