import { Button, Masonry, Skeleton } from 'antd'
import { useEffect } from 'react'
import { TIMES } from '../../../../schema/limits'
import { type AssetOrigin, type AssetScope, useAssetsQuery } from '../../gql/generated'
import { AssetCard } from '../../ui/AssetCard'
import { EmptyState } from '../../ui/EmptyState'
import s from './Library.module.css'

const PAGE = 48
const GUTTER = 10
const COLUMNS = { xs: 2, md: 3, lg: 4 }
const WAITING = [1.5, 0.8, 1.2, 1.77, 1, 1.4, 0.7, 1.6]

interface LibraryGridProps {
  slug: string
  scope: AssetScope
  origin: AssetOrigin
  search: string
  onTotal: (total: number | undefined) => void
}

/** A masonry of assets, newest first. */
export function LibraryGrid({ slug, scope, origin, search, onTotal }: LibraryGridProps) {
  const { data, error, loading, refetch, fetchMore } = useAssetsQuery({
    variables: { first: PAGE, search: search || null, origin, scope },
    pollInterval: TIMES.assetPolling,
  })
  const list = data?.assets
  const total = list?.totalCount
  useEffect(() => onTotal(total), [onTotal, total])
  if (!list && error && !loading) {
    const again = () => void refetch().catch(() => undefined)
    return <EmptyState broken title="Unable to load assets" text="The server did not answer as it should." onRetry={again} />
  }
  if (!list) return <Waiting />
  if (!list.nodes.length) return <EmptyState title="No Assets currently present" />
  const more = () => void fetchMore({ variables: { after: list.pageInfo.endCursor } }).catch(() => undefined)
  return (
    <>
      <Masonry
        columns={COLUMNS}
        gutter={GUTTER}
        items={list.nodes.map((asset) => ({ key: asset.id, data: asset }))}
        itemRender={({ data: asset }) => <AssetCard asset={asset} to={`/library/${slug}/${asset.id}`} />}
      />
      {list.pageInfo.hasNextPage && <Button className={s.more} onClick={more}>Show more</Button>}
    </>
  )
}

const Waiting = () => (
  <div aria-busy aria-label="Loading assets">
    <Masonry
      columns={COLUMNS}
      gutter={GUTTER}
      items={WAITING.map((ratio, at) => ({ key: at, data: ratio }))}
      itemRender={({ data: ratio }) => <Skeleton.Node active className={s.waiting} style={{ aspectRatio: ratio }}><span /></Skeleton.Node>}
    />
  </div>
)
