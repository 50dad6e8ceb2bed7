import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { usePolling } from '../../lib/live'
import type { Count } from '../../lib/counts'
import { useNextPage } from '../../lib/pages'
import { AssetCard } from '../../ui/AssetCard'
import type { AssetCardFieldsFragment } from '../../ui/AssetCard.generated'
import { AssetGrid } from '../../ui/AssetGrid'
import { useMarketAssetsQuery } from './market.generated'

const PAGE = 48
const EMPTY = {
  title: 'No Assets currently present on Marketplace',
  text: 'The owner of an approved asset can offer it here, from its dialog in the library.',
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
      onRetry={() => void refetch().catch(() => undefined)}
      onEnd={more}
    />
  )
}
