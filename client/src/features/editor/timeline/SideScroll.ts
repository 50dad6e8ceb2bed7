/** Distance to a side of the row, in pixels, at which dragging scrolls it. */
const NEAR_SIDE = 32
/** Scroll step per animation frame, in pixels. */
const STEP = 8

type Side = -1 | 0 | 1

/** The side of a row that a position is near to or beyond: -1 left, 1 right, 0 neither. */
export function sideOf(row: HTMLElement, clientX: number): Side {
  const { left, right } = row.getBoundingClientRect()
  if (right - left < NEAR_SIDE * 4) return 0
  if (clientX > right - NEAR_SIDE) return 1
  return clientX < left + NEAR_SIDE ? -1 : 0
}

interface SideScrollOptions {
  /** The scroll container. */
  row: HTMLElement
  /** Whether the drag can continue to this side. */
  canScroll: (side: Side, clientX: number) => boolean
  /** Called with the pixels that the row has scrolled. */
  onScroll: (by: number) => void
}

/** Scrolls a row while the pointer is held near one of its sides. */
export class SideScroll {
  private request = 0
  private clientX = 0

  constructor(private readonly options: SideScrollOptions) {}

  /** Updates the pointer position. */
  follow(clientX: number): void {
    this.clientX = clientX
    if (!this.request && this.side) this.request = requestAnimationFrame(this.step)
  }

  stop(): void {
    cancelAnimationFrame(this.request)
    this.request = 0
  }

  private get side(): Side {
    return sideOf(this.options.row, this.clientX)
  }

  private readonly step = () => {
    const { side } = this
    const { row, canScroll, onScroll } = this.options
    this.request = side ? requestAnimationFrame(this.step) : 0
    if (!side || !canScroll(side, this.clientX)) return
    const before = row.scrollLeft
    row.scrollLeft += side * STEP
    if (row.scrollLeft !== before) onScroll(row.scrollLeft - before)
  }
}
