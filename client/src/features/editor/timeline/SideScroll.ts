/** Distance to a side of the row at which dragging scrolls it, in pixels. */
const NEAR_SIDE = 32
/** How far the row scrolls with each frame of the screen, in pixels. */
const STEP = 8

type Side = -1 | 0 | 1

/** Which side of a row a place is near to or beyond: -1 is the left one, 0 none. */
export function sideOf(row: HTMLElement, clientX: number): Side {
  const { left, right } = row.getBoundingClientRect()
  if (right - left < NEAR_SIDE * 4) return 0
  if (clientX > right - NEAR_SIDE) return 1
  return clientX < left + NEAR_SIDE ? -1 : 0
}

interface SideScrollOptions {
  /** The element that scrolls. */
  row: HTMLElement
  /** Whether the drag may go on to this side. */
  canScroll: (side: Side, clientX: number) => boolean
  /** Called with the pixels that the row has scrolled. */
  onScroll: (by: number) => void
}

/** Scrolls a row while a pointer is held near one of its sides. */
export class SideScroll {
  private request = 0
  private clientX = 0

  constructor(private readonly options: SideScrollOptions) {}

  /** Notes where the pointer is. */
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
