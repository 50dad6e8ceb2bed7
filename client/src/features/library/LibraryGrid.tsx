import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import {
  type AssetCardFieldsFragment,
  type AssetOrigin,
  AssetsDocument,
  type AssetScope,
  useAssetsQuery,
} from '../../gql/generated'
import type { Send } from '../../lib/askAhead'
import { usePolling } from '../../lib/live'
import type { Count } from '../../lib/counts'
import { useFlatNodes, useNextPage } from '../../lib/pages'
import { AssetCard } from '../../ui/AssetCard'
import { AssetGrid } from '../../ui/AssetGrid'

const PAGE = 48
const EMPTY = {
  title: 'No Assets currently present',
  text: 'What is uploaded and generated comes here, newest first.',
}

/** Asks for the first page of a tab as it opens. */
export const askForAssets = (send: Send, scope: AssetScope) =>
  send(AssetsDocument, { first: PAGE, search: null, origin: 'ALL', scope })

interface LibraryGridProps {
  slug: string
  scope: AssetScope
  origin: AssetOrigin
  search: string
  onTotal: (total: Count | undefined) => void
}

/** A masonry of assets, latest change first; the next page is loaded before the end is reached. */
export function LibraryGrid({ slug, scope, origin, search, onTotal }: LibraryGridProps) {
  const { data, previousData, error, loading, refetch, fetchMore } = useAssetsQuery({
    variables: { first: PAGE, search: search || null, origin, scope },
    pollInterval: usePolling(TIMES.assetPolling),
  })
  const list = (data ?? (loading ? previousData : undefined))?.assets
  const total = data?.assets.count
  useEffect(() => onTotal(total), [onTotal, total])
  const entries = useFlatNodes(list?.nodes)
  const more = useNextPage(fetchMore, list?.pageInfo)
  const query = useLocation().search
  const render = useCallback(
    (asset: AssetCardFieldsFragment) => (
      <AssetCard asset={asset} to={`/library/${slug}/${asset.id}${query}`} />
    ),
    [slug, query],
  )
  return (
    <AssetGrid
      assets={entries}
      isStale={!data}
      isBroken={!!error && !loading}
      empty={EMPTY}
      search={search}
      render={render}
      onRetry={() => void refetch().catch(() => undefined)}
      onEnd={more}
    />
  )
}
