import { type RefCallback, useCallback, useState } from 'react'
import type { useVirtualizer } from '@tanstack/react-virtual'

type Observe = NonNullable<Parameters<typeof useVirtualizer<HTMLElement, Element>>[0]['observeElementRect']>

/** Observes the height of the viewport; that of the window while the scroll container has no layout. */
export const observeHeight: Observe = ({ scrollElement }, report) => {
  if (!scrollElement) return
  const measure = () =>
    report({ width: scrollElement.clientWidth, height: scrollElement.clientHeight || window.innerHeight })
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** Position and columns of a masonry, in pixels. */
export interface MasonryPlace {
  columns: number
  /** Width of a column. */
  column: number
  /** Distance from the start of the scrolled content. */
  top: number
  scroller: HTMLElement
}

const FOUR_FROM = 640
const THREE_FROM = 420

function columnsIn(width: number) {
  if (width >= FOUR_FROM) return 4
  return width >= THREE_FROM ? 3 : 2
}

function placeOf(element: HTMLElement, gutter: number, least: number): MasonryPlace {
  const scroller = element.closest('main') ?? document.documentElement
  const width = element.clientWidth || window.innerWidth
  const fitting = Math.max(1, Math.floor((width + gutter) / (least + gutter)))
  const columns = Math.min(columnsIn(width), fitting)
  const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
  return { columns, column: (width - gutter * (columns - 1)) / columns, top: Math.round(top), scroller }
}

const isSame = (one: MasonryPlace, other: MasonryPlace) =>
  one.columns === other.columns &&
  one.column === other.column &&
  one.top === other.top &&
  one.scroller === other.scroller

/**
 * Measures the position of the element before it is first painted, whenever that is, and after each resize of it or the page
 * around it. Columns are at least `least` pixels wide, unless the page is narrower.
 */
export function useMasonryPlace(
  gutter: number,
  least = 0,
): {
  ref: RefCallback<HTMLDivElement>
  place: MasonryPlace | undefined
} {
  const [place, setPlace] = useState<MasonryPlace>()
  const ref = useCallback(
    (element: HTMLDivElement) => {
      const measure = () => {
        const now = placeOf(element, gutter, least)
        setPlace((before) => (before && isSame(before, now) ? before : now))
      }
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      for (
        let around = element.parentElement;
        around && around.tagName !== 'MAIN';
        around = around.parentElement
      )
        observer.observe(around)
      return () => observer.disconnect()
    },
    [gutter, least],
  )
  return { ref, place }
}
