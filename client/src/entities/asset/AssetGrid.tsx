import type { ReactNode } from 'react'
import s from './AssetGrid.module.css'
import { ClearSearch } from '../../shared/ui/search/SearchField'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { Masonry, type MasonryItem } from '../../shared/ui/masonry/Masonry'

export interface AssetGridProps<Asset extends MasonryItem> {
  /** Undefined until the first page has loaded. */
  assets: readonly Asset[] | undefined
  /** They belong to an earlier query, such as the previous search. */
  isStale: boolean
  isBroken: boolean
  empty: { title: string; text?: string; action?: ReactNode }
  /** The search text: an empty result is worded differently with and without one. */
  search: string
  /** Searches for nothing again. */
  onClearSearch?: () => void
  /** Keep it stable, as for `Masonry`. */
  render: (asset: Asset) => ReactNode
  /** Pixels below the picture of each card. */
  caption?: number
  refetch: () => Promise<unknown>
  onEnd: (() => void) | undefined
}

/** A masonry of assets with its loading, error, empty and nothing-found states. */
export function AssetGrid<Asset extends MasonryItem>({
  assets,
  isStale,
  isBroken,
  empty,
  search,
  onClearSearch,
  render,
  caption,
  refetch,
  onEnd,
}: AssetGridProps<Asset>) {
  if (!assets && isBroken) return <LoadError title="Unable to load assets" refetch={refetch} />
  if (assets && !assets.length)
    return search ? <NothingFound search={search} onClear={onClearSearch} /> : <EmptyState {...empty} />
  return (
    <div className={s.grid} aria-busy={isStale}>
      <Masonry items={assets ?? []} render={render} caption={caption} onEnd={onEnd} isLoading={!assets} />
    </div>
  )
}

/** The empty state of a search without results. */
export const NothingFound = ({
  search,
  by = 'named or tagged',
  onClear,
}: {
  search: string
  by?: string
  onClear?: () => void
}) => (
  <EmptyState
    title="Nothing found"
    text={`Nothing here is ${by} “${search}”.`}
    action={onClear && <ClearSearch onClick={onClear} />}
  />
)
