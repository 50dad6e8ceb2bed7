import { useVirtualizer } from '@tanstack/react-virtual'
import { Skeleton } from 'antd'
import {
  type CSSProperties,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import s from './Masonry.module.css'
import { observeHeight, type MasonryPlace, useMasonryPlace } from './useMasonryPlace'

/** A masonry item: id, and width and height in pixels. */
export interface MasonryItem {
  id: string
  width: number
  height: number
}

interface MasonryProps<Item extends MasonryItem> {
  items: readonly Item[]
  /** Must have a stable identity (`useCallback`): a tile re-renders only when its item or this changes. */
  render: (item: Item) => ReactNode
  /** Called near the end, once per end; omit it if there are no more items. */
  onEnd?: () => void
  /** Called with the first and last index of the items near the viewport when they change. */
  onShown?: (from: number, to: number) => void
  /** Whether more items are loading: shows four skeletons. */
  isLoading?: boolean
  label?: string
  /** Height below each picture, in pixels. */
  caption?: number
}

const GUTTER = 10
const ROWS_AHEAD = 2
const ROWS_TO_END = 6
const SKELETON_RATIOS = [1.5, 0.8, 1.2, 1]

const heightOf = ({ width, height }: MasonryItem, column: number, caption: number) =>
  Math.round((column * (height || 1)) / (width || 1)) + caption

/**
 * Virtualized masonry: renders only items near the viewport. Heights follow from the items’ dimensions, so that loading
 * pictures does not shift the layout. Scrolls with the surrounding `main` element.
 */
export function Masonry<Item extends MasonryItem>(props: MasonryProps<Item>) {
  const { items, isLoading, label = 'Assets' } = props
  const { ref, place } = useMasonryPlace(GUTTER)
  return (
    <div ref={ref}>
      {items.length > 0 && place && <Lanes {...props} label={label} place={place} />}
      {isLoading && <LoadingSkeleton label={`Loading ${label.toLowerCase()}`} after={items.length > 0} />}
    </div>
  )
}

function Lanes<Item extends MasonryItem>({
  items,
  render,
  onEnd,
  onShown,
  isLoading,
  label,
  caption = 0,
  place,
}: MasonryProps<Item> & { place: MasonryPlace }) {
  const { columns, column, top, scroller } = place
  // a new function makes the virtualizer lay out all items again, so it changes only with the items
  const getItemKey = useCallback((at: number) => items[at]?.id ?? at, [items])
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const lanes = useVirtualizer({
    count: items.length,
    lanes: columns,
    gap: GUTTER,
    overscan: ROWS_AHEAD,
    scrollMargin: top,
    getScrollElement: () => scroller,
    getItemKey,
    estimateSize: (at) => heightOf(items[at]!, column, caption),
    observeElementRect: observeHeight,
  })

  const measured = useRef({ items, column })
  useLayoutEffect(() => {
    const before = measured.current
    measured.current = { items, column }
    if (before.column !== column || !continues(before.items, items)) lanes.measure()
  }, [items, column, lanes])

  const tiles = lanes.getVirtualItems()
  const [from, to] = [tiles[0]?.index ?? 0, tiles.at(-1)?.index ?? 0]
  useEffect(() => onShown?.(from, to), [onShown, from, to])
  const isNearEnd = to >= items.length - columns * ROWS_TO_END
  const end = items.at(-1)?.id
  const requestedEnd = useRef<string>(undefined)
  useEffect(() => {
    if (!isNearEnd) requestedEnd.current = undefined
    if (!isNearEnd || isLoading || !onEnd || requestedEnd.current === end) return
    requestedEnd.current = end
    onEnd()
  }, [isNearEnd, isLoading, onEnd, end])

  return (
    <div className={s.lanes} role="list" aria-label={label} style={{ height: lanes.getTotalSize() }}>
      {tiles.map(({ key, index, lane, start }) => {
        const item = items[index]
        if (!item) return null
        return (
          <Tile
            key={key}
            item={item}
            render={render as (item: MasonryItem) => ReactNode}
            at={index + 1}
            of={items.length}
            x={lane * (column + GUTTER)}
            y={start - top}
            width={column}
            height={heightOf(item, column, caption)}
          />
        )
      })}
    </div>
  )
}

interface TileProps {
  item: MasonryItem
  render: (item: MasonryItem) => ReactNode
  at: number
  of: number
  x: number
  y: number
  width: number
  height: number
}

const Tile = memo(({ item, render, at, of, x, y, width, height }: TileProps) => {
  const style: CSSProperties = { width, height, transform: `translate(${x}px, ${y}px)` }
  return (
    <div className={s.tile} role="listitem" aria-posinset={at} aria-setsize={of} style={style}>
      {render(item)}
    </div>
  )
})

const LoadingSkeleton = ({ label, after }: { label: string; after: boolean }) => (
  <div className={s.waiting} role="status" aria-busy aria-label={label} data-after={after || undefined}>
    {SKELETON_RATIOS.map((ratio) => (
      <Skeleton.Node
        key={ratio}
        active
        className={s.skeleton}
        classNames={{ content: s.skeletonFrame }}
        style={{ aspectRatio: ratio }}
      >
        <span />
      </Skeleton.Node>
    ))}
  </div>
)

/** Whether items were only appended. */
const continues = (before: readonly MasonryItem[], now: readonly MasonryItem[]) =>
  before.length <= now.length &&
  before[0]?.id === now[0]?.id &&
  before.at(-1)?.id === now[before.length - 1]?.id
