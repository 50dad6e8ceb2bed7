import type { ReactNode } from 'react'
import s from './AssetGrid.module.css'
import { ClearSearch } from '../../shared/ui/search/SearchField'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { Masonry, type MasonryItem } from '../../shared/ui/masonry/Masonry'

export interface AssetGridProps<Asset extends MasonryItem> {
  /** Undefined until the first page is loaded. */
  assets: readonly Asset[] | undefined
  /** Whether they belong to an earlier query, such as the previous search. */
  isStale: boolean
  isBroken: boolean
  empty: { title: string; text?: string; action?: ReactNode }
  /** Search text, for the wording of the empty state. */
  search: string
  /** Clears the search. */
  onClearSearch?: () => void
  /** Must have a stable identity, as for `Masonry`. */
  render: (asset: Asset) => ReactNode
  /** Height below the picture of each card, in pixels. */
  caption?: number
  refetch: () => Promise<unknown>
  onEnd: (() => void) | undefined
  /** Called with the range of shown assets, as for `Masonry`. */
  onShown?: (from: number, to: number) => void
}

/** Masonry of assets with loading, error, empty, and no-results states. */
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
  onShown,
}: AssetGridProps<Asset>) {
  if (!assets && isBroken) return <LoadError title="Unable to load assets" refetch={refetch} />
  if (assets && !assets.length)
    return search ? <NothingFound search={search} onClear={onClearSearch} /> : <EmptyState {...empty} />
  return (
    <div className={s.grid} aria-busy={isStale}>
      <Masonry
        items={assets ?? []}
        render={render}
        caption={caption}
        onEnd={onEnd}
        onShown={onShown}
        isLoading={!assets}
      />
    </div>
  )
}

/** Empty state of a search. */
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
