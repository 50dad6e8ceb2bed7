import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { observeHeight } from '../../../shared/ui/masonry/useMasonryPlace'
import type { GeneratedVideoFieldsFragment } from '../GeneratedVideo.generated'
import { GAP, rowHeightOf } from './stacks'
import s from './Review.module.css'

type Video = GeneratedVideoFieldsFragment

const ROWS_AHEAD = 1
const ROWS_TO_END = 3

interface VideoGridProps {
  videos: readonly Video[]
  columns: number
  /** Width of a card, in pixels. */
  column: number
  /** Index of the focused card, which stays rendered when scrolled out of view. */
  currentAt: number
  listRef: RefObject<HTMLDivElement | null>
  render: (video: Video) => ReactNode
  onEnd?: () => void
}

/** A virtualized grid: only the rows near the viewport are rendered. */
export function VideoGrid({ videos, columns, column, currentAt, listRef, render, onEnd }: VideoGridProps) {
  const window = useRef<HTMLDivElement>(null)
  const currentRow = Math.floor(currentAt / columns)
  const rowHeight = rowHeightOf(column)
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), currentRow])].sort((a, b) => a - b),
    [currentRow],
  )
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const rows = useVirtualizer<HTMLElement, Element>({
    count: Math.ceil(videos.length / columns),
    overscan: ROWS_AHEAD,
    getScrollElement: () => window.current,
    estimateSize: () => rowHeight,
    observeElementRect: observeHeight,
    rangeExtractor,
  })
  useLayoutEffect(() => rows.measure(), [rows, rowHeight])
  const shown = rows.getVirtualItems().filter(({ index }) => index * columns < videos.length)
  const lastShown = rows.range?.endIndex ?? 0
  useEffect(() => {
    if (lastShown >= rows.options.count - ROWS_TO_END) onEnd?.()
  }, [lastShown, rows.options.count, onEnd])
  return (
    <div ref={window} className={s.window}>
      <div
        ref={listRef}
        className={s.rows}
        role="list"
        aria-label="Videos"
        style={
          {
            height: rows.getTotalSize(),
            width: columns * (column + GAP) - GAP,
            '--columns': columns,
            '--gap': `${GAP}px`,
          } as CSSProperties
        }
      >
        {shown.map(({ key, index, start }) => (
          <div
            key={key}
            className={s.line}
            role="presentation"
            style={{ transform: `translateY(${start}px)` }}
          >
            {videos.slice(index * columns, (index + 1) * columns).map((video, at) => (
              <div
                key={video.id}
                role="listitem"
                aria-posinset={index * columns + at + 1}
                aria-setsize={videos.length}
              >
                {render(video)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
