import { type Box, pointsOf } from '../../base/matrix.js'
import { shapeOf } from '../../pictures/icons.js'
import type { SubjectRow } from '../../subjects/row.js'

const known = new WeakMap<SubjectRow, Box>()

const measured = (row: SubjectRow): Box => {
  const shape = row.picture && shapeOf(row.name)
  if (shape) {
    const half = (50 * (shape.right - shape.left)) / (shape.bottom - shape.top)
    return [-half, -100, half, 0]
  }
  const points = row.poses
    .slice(0, 1)
    .flat()
    .flatMap((part) => {
      // steam is no part of a thing
      if (!('d' in part) || (part.tone === 'haze' && part.opacity !== undefined && part.width !== undefined))
        return []
      const [a, b, c, d, e, f] = part.by ?? [1, 0, 0, 1, 0, 0]
      return pointsOf(part.d).map(([x, y]) => [a * x + c * y + e, b * x + d * y + f] as const)
    })
  if (points.length === 0) return [-40, -(row.tall ?? 90), 40, 0]
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Bounds of a subject’s art in its own units; pictures are 100 high. */
export const boundsOf = (row: SubjectRow): Box => {
  const box = known.get(row) ?? measured(row)
  known.set(row, box)
  return box
}
