import type { CueKind } from '#schema/limits'
import type { Span } from '#schema/mix'

export interface LaneKind {
  key: 'voice' | 'music'
  label: string
  kinds: readonly CueKind[]
}

/** The lanes below the clips, from top to bottom. */
export const LANES: readonly LaneKind[] = [
  { key: 'voice', label: 'Voice', kinds: ['VOICE'] },
  { key: 'music', label: 'Music & effects', kinds: ['MUSIC', 'EFFECT'] },
]

/** Assigns each span to the first row, from 0, where it overlaps no other. */
export function rowsOf(spans: readonly Span[]): number[] {
  const ends: number[] = []
  const rows = spans.map(() => 0)
  const byStart = spans.map((span, at) => ({ ...span, at })).sort((one, other) => one.from - other.from)
  for (const { from, to, at } of byStart) {
    const free = ends.findIndex((end) => end <= from)
    const row = free < 0 ? ends.length : free
    ends[row] = to
    rows[at] = row
  }
  return rows
}

/** Distance, in pixels, within which a dragged cue snaps. */
export const SNAP_WIDTH = 8

/**
 * Snaps the nearest of the moving times to a point within a distance in seconds. Returns the shift and the point, or
 * null.
 */
export function snap(
  times: readonly number[],
  points: Iterable<number>,
  distance: number,
): { by: number; point: number } | null {
  let best: { by: number; point: number } | null = null
  for (const point of points)
    for (const time of times) {
      const by = point - time
      if (Math.abs(by) <= (best ? Math.abs(best.by) : distance)) best = { by, point }
    }
  return best
}
