import { useCallback, useEffect, useRef } from 'react'
import { TIMES } from '../../../../schema/limits'
import { type AssetFieldsFragment, type AssetOrigin, type AssetScope, useAssetsQuery } from '../../gql/generated'
import { usePolling } from '../../lib/live'
import { AssetCard } from '../../ui/AssetCard'
import { EmptyState } from '../../ui/EmptyState'
import { Masonry } from '../../ui/Masonry'
import s from './Library.module.css'

const PAGE = 48

interface LibraryGridProps {
  slug: string
  scope: AssetScope
  origin: AssetOrigin
  search: string
  onTotal: (total: number | undefined) => void
}

/** A masonry of assets, newest first; the next page is fetched before the end is reached. */
export function LibraryGrid({ slug, scope, origin, search, onTotal }: LibraryGridProps) {
  const { data, previousData, error, loading, refetch, fetchMore } = useAssetsQuery({
    variables: { first: PAGE, search: search || null, origin, scope },
    pollInterval: usePolling(TIMES.assetPolling),
  })
  const list = (data ?? (loading ? previousData : undefined))?.assets
  const total = data?.assets.totalCount
  useEffect(() => onTotal(total), [onTotal, total])

  const isAsking = useRef(false)
  const after = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null
  const more = useCallback(() => {
    if (isAsking.current) return
    isAsking.current = true
    void fetchMore({ variables: { after } })
      .catch(() => undefined)
      .finally(() => (isAsking.current = false))
  }, [fetchMore, after])
  const render = useCallback((asset: AssetFieldsFragment) => <AssetCard asset={asset} to={`/library/${slug}/${asset.id}`} />, [slug])

  if (!list && error && !loading) {
    const again = () => void refetch().catch(() => undefined)
    return <EmptyState broken title="Unable to load assets" text="The server did not answer as it should." onRetry={again} />
  }
  if (list && !list.nodes.length) return <EmptyState title="No Assets currently present" text={search && `Nothing here is named or tagged “${search}”.`} />
  return (
    <div className={s.grid} aria-busy={!data}>
      <Masonry items={list?.nodes ?? []} render={render} onEnd={after ? more : undefined} isLoading={!list} />
    </div>
  )
}
