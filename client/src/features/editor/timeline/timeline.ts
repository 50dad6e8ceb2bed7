import type { Gap } from '#schema/cut'
import { clock } from '../../../shared/lib/time'
import { lengthOf, realLengths, startsOf, type Timed } from '../state/cut'

/** Smallest width of a clip that can be seen and grabbed, in pixels. */
const CLIP_MIN = 104
/** Limits of the average clip width: between them the film fills the row, beyond them the row scrolls. */
const AVERAGE_MIN = 184
const AVERAGE_MAX = 420
/** Smallest distance between ruler labels, in pixels. */
const LABELS_APART = 72
/** Width of a label, and smallest distance between ticks, in pixels. */
const LABEL_WIDTH = 48
const MARK_WIDTH = 4
/** Label intervals in seconds. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800]
/** Ticks per label. */
const MARKS = 5

/** Start of a clip: seconds of the film, and pixels from the left. */
interface Edge {
  seconds: number
  x: number
}

/** A tick of the ruler, some with a label. */
export interface Tick extends Edge {
  label?: string
}

/** Width of clips: proportional to their length, or equal. */
export const WIDTHS = ['proportional', 'equal'] as const
export type Widths = (typeof WIDTHS)[number]

interface TimelineOptions {
  widths?: Widths
  /** Pixels per second; by default the film fills the row. Fixed during a trim. */
  scale?: number
  /** Zoom factor; 1 by default. */
  zoom?: number
}

/**
 * Layout of a cut’s clips on a timeline. A clip ends in the middle of its transition to the next one, so that its width
 * shows its share of the film. Very short clips are widened, with a compressed time scale.
 */
export class Timeline {
  /** Start of each clip, and end of the last. */
  readonly edges: readonly Edge[]
  /** Pixels per second outside of widened clips; the average for clips of equal width. */
  readonly scale: number

  /** `width`: pixels of the row. */
  constructor(clips: readonly Timed[], gaps: readonly Gap[], width: number, options: TimelineOptions = {}) {
    const { widths = 'proportional', scale, zoom = 1 } = options
    const real = realLengths(clips, gaps)
    const length = lengthOf(clips, gaps)
    const count = Math.max(1, clips.length)
    const average = length / count || 1
    const equal = zoom * Math.max(AVERAGE_MIN, Math.min(AVERAGE_MAX, width / count))
    // zoomed out, clips may be narrower
    const narrowest = CLIP_MIN * Math.min(1, zoom)
    this.scale = scale ?? equal / average
    const seconds = startsOf(clips, gaps).map((start, at) => (at ? start + real[at - 1]! / 2 : 0))
    let x = 0
    this.edges = [...seconds, length].map((begin, at) => {
      const proportional = (begin - (seconds[at - 1] ?? 0)) * this.scale
      if (at) x += widths === 'equal' ? equal : Math.max(narrowest, proportional)
      return { seconds: begin, x }
    })
  }

  /** Length of the film in seconds. */
  get length(): number {
    return this.edges.at(-1)!.seconds
  }

  /** Width of the film in pixels. */
  get width(): number {
    return this.edges.at(-1)!.x
  }

  /** Width of the clip at this index, in pixels. */
  widthOf(at: number): number {
    return this.edges[at + 1]!.x - this.edges[at]!.x
  }

  xAt(seconds: number): number {
    return this.between(seconds, 'seconds', 'x')
  }

  secondsAt(x: number): number {
    return this.between(x, 'x', 'seconds')
  }

  get ticks(): Tick[] {
    const step = STEPS.find((seconds) => seconds * this.scale >= LABELS_APART) ?? STEPS.at(-1)!
    const count = Math.floor((this.length / step) * MARKS) + 1
    const all = Array.from({ length: count }, (_, at) => {
      const seconds = (at * step) / MARKS
      return { seconds, x: this.xAt(seconds), ...(at % MARKS ? {} : { label: clock(seconds) }) }
    })
    return this.spaced(all)
  }

  /** Drops overlapping ticks: with clips of equal width, time scales differ. */
  private spaced(ticks: readonly Tick[]): Tick[] {
    let [lastX, lastLabelX] = [-MARK_WIDTH, -LABEL_WIDTH]
    return ticks.flatMap(({ label, ...tick }) => {
      const { x } = tick
      const hasLabel = label && x - lastLabelX >= LABEL_WIDTH && x + LABEL_WIDTH <= this.width
      if (!hasLabel && x - lastX < MARK_WIDTH) return []
      lastX = x
      if (!hasLabel) return [tick]
      lastLabelX = x
      return [{ ...tick, label }]
    })
  }

  private between(value: number, from: keyof Edge, to: keyof Edge): number {
    const { edges } = this
    const given = Math.max(0, Math.min(edges.at(-1)![from], value))
    const at = Math.max(
      1,
      edges.findIndex((edge, place) => place > 0 && edge[from] >= given),
    )
    const [left, right] = [edges[at - 1]!, edges[at]!]
    const share = (given - left[from]) / (right[from] - left[from] || 1)
    return left[to] + share * (right[to] - left[to])
  }
}

/** The clip at a second of the film, and the seconds into it. */
export function clipAt(starts: readonly number[], seconds: number): { at: number; into: number } {
  const at = Math.max(
    0,
    starts.findLastIndex((start) => start <= seconds),
  )
  return { at, into: Math.max(0, seconds - (starts[at] ?? 0)) }
}
