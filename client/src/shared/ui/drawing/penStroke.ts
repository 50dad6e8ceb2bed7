import type { DrawingPoint } from '#schema/review/drawing'
import { REVIEW_LIMITS } from '#schema/review/limits'

/** Maximum deviation of a simplified line, as a fraction of the picture. */
const TOLERANCE = 0.0015

/** Distance of a point from the line between two others. */
function distance([x, y]: DrawingPoint, [ax, ay]: DrawingPoint, [bx, by]: DrawingPoint): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs(dy * (x - ax) - dx * (y - ay)) / length
}

/** Simplifies a line (Ramer, Douglas, Peucker). */
function simplified(points: readonly DrawingPoint[], tolerance: number): DrawingPoint[] {
  const kept = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range
    let farthest = 0
    let at = 0
    for (let index = from + 1; index < to; index++) {
      const away = distance(points[index]!, points[from]!, points[to]!)
      if (away > farthest) [farthest, at] = [away, index]
    }
    if (farthest <= tolerance) continue
    kept.add(at)
    open.push([from, at], [at, to])
  }
  return points.filter((_, index) => kept.has(index))
}

/** Rounds to thousandths, finer than a pen and half the size in bytes. */
const rounded = ([x, y]: DrawingPoint): DrawingPoint => [
  Math.round(x * 1000) / 1000,
  Math.round(y * 1000) / 1000,
]

/** Points of a pen line to store, as few as its shape needs. A dot is a line of two equal points. */
export function penPoints(drawn: readonly DrawingPoint[]): DrawingPoint[] {
  const [first] = drawn
  if (!first) return []
  if (drawn.length === 1) return [rounded(first), rounded(first)]
  let points = simplified(drawn, TOLERANCE)
  for (let tolerance = TOLERANCE * 2; points.length > REVIEW_LIMITS.pointsMax; tolerance *= 2)
    points = simplified(points, tolerance)
  return points.map(rounded)
}
