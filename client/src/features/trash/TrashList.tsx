import { Button, Skeleton } from 'antd'
import { useEffect } from 'react'
import { LIMITS, TIMES } from '#schema/limits'
import { useTrashedAssetsQuery } from '../../gql/generated'
import type { Count } from '../../lib/counts'
import { useNextPage } from '../../lib/pages'
import { NothingFound } from '../../ui/AssetGrid'
import { EmptyState } from '../../ui/EmptyState'
import s from './Trash.module.css'
import { TrashRow } from './TrashRow'

const PAGE = 48
const SKELETONS = 4

/**
 * Deleted assets, latest first: the viewer’s own, for admins everybody’s. Deletions are not pushed, so the
 * list is polled while it is open.
 */
export function TrashList({
  search,
  onTotal,
}: {
  search: string
  onTotal: (total: Count | undefined) => void
}) {
  const { data, previousData, error, loading, refetch, fetchMore } = useTrashedAssetsQuery({
    variables: { first: PAGE, search: search || null },
    pollInterval: TIMES.assetPolling,
  })
  const list = (data ?? (loading ? previousData : undefined))?.trashedAssets
  const total = data?.trashedAssets.count
  useEffect(() => onTotal(total), [onTotal, total])
  const more = useNextPage(fetchMore, list?.pageInfo)

  if (!list && error && !loading) {
    return (
      <EmptyState
        broken
        title="Unable to load the trash"
        text="The server did not answer as it should."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  }
  if (!list) return <LoadingSkeleton />
  if (!list.nodes.length && search) return <NothingFound search={search} />
  if (!list.nodes.length)
    return (
      <EmptyState
        title="The trash is empty"
        text={`Deleted assets stay here for ${LIMITS.trash.days} days and can be restored.`}
      />
    )
  return (
    <>
      <ul className={s.list} aria-busy={!data}>
        {list.nodes.map((asset) => (
          <TrashRow key={asset.id} asset={asset} />
        ))}
      </ul>
      {more && (
        <div className={s.more}>
          <Button onClick={more}>Show more</Button>
        </div>
      )}
    </>
  )
}

const LoadingSkeleton = () => (
  <ul className={s.list} aria-busy aria-label="Loading the trash">
    {Array.from({ length: SKELETONS }, (_, at) => (
      <li className={s.row} key={at}>
        <Skeleton.Node active className={s.frame}>
          <span />
        </Skeleton.Node>
        <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 1, width: '25%' }} className={s.words} />
      </li>
    ))}
  </ul>
)
