import { Button, Skeleton, Badge } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { LIMITS, TIMES } from '#schema/limits'
import { type Count, formatCount } from '../../shared/lib/lists/connectionCache'
import { NothingFound } from '../../entities/asset/AssetGrid'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import s from './Trash.module.css'
import type { Kind } from './TrashRow'
import { useTrashCountsQuery } from './TrashLabel.generated'

/** Number of items by kind, polled while shown. */
export function useTrashCounts(): Partial<Record<Kind['key'], Count>> {
  const { data } = useTrashCountsQuery({
    pollInterval: TIMES.assetPolling,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  return {
    assets: data?.trashedAssets.count,
    projects: data?.trashedProjects.count,
    videos: data?.videos.count,
    films: data?.films.count,
    shots: data?.trashedShots.count,
    sounds: data?.trashedSounds.count,
  }
}

/** Label of a kind, with its number of items. */
export const TrashLabel = ({ label, count }: { label: string; count: Count | undefined }) => (
  <span className={s.label}>
    {label}
    <Badge
      count={count?.value ?? 0}
      color="var(--lift)"
      styles={{ indicator: { color: 'var(--text)', boxShadow: 'none' } }}
      title={count && `${formatCount(count)} in the trash`}
    />
  </span>
)

const SKELETONS = 4

export interface TrashListProps {
  search: string
  onClearSearch: () => void
  onTotal: (total: Count | undefined) => void
}

interface TrashViewProps<Item> extends TrashListProps {
  /** Plural noun for the items. */
  what: string
  /** Undefined until the first page is loaded. */
  items: readonly Item[] | undefined
  /** Undefined while loading. */
  total: Count | undefined
  isBroken: boolean
  refetch: () => Promise<unknown>
  onMore: (() => void) | undefined
  render: (item: Item) => ReactNode
}

/** The deleted items of one kind, latest first, with loading, error and empty states. */
export function TrashView<Item>({
  what,
  items,
  total,
  isBroken,
  search,
  onClearSearch,
  onTotal,
  refetch,
  onMore,
  render,
}: TrashViewProps<Item>) {
  useEffect(() => onTotal(total), [onTotal, total])
  if (!items && isBroken) return <LoadError title="Unable to load the trash" refetch={refetch} />
  if (!items) return <LoadingSkeleton />
  if (!items.length && search)
    return (
      <NothingFound search={search} by={what === 'assets' ? undefined : 'named'} onClear={onClearSearch} />
    )
  if (!items.length)
    return (
      <EmptyState
        drawing="trash"
        title={`No deleted ${what}`}
        text={`Deleted ${what} stay here for ${LIMITS.trash.days} days and can be restored.`}
      />
    )
  return (
    <>
      <ul className={s.list} aria-busy={!total}>
        {items.map(render)}
      </ul>
      {onMore && (
        <div className={s.more}>
          <Button onClick={onMore}>Show more</Button>
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
