import type { useVirtualizer } from '@tanstack/react-virtual'

type Observe = NonNullable<Parameters<typeof useVirtualizer<HTMLElement, Element>>[0]['observeElementRect']>

/** The height of the viewport; that of the window while the scrolling element has no layout. */
export const observeHeight: Observe = ({ scrollElement }, tell) => {
  if (!scrollElement) return
  const measure = () =>
    tell({ width: scrollElement.clientWidth, height: scrollElement.clientHeight || window.innerHeight })
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(scrollElement)
  return () => observer.disconnect()
}
