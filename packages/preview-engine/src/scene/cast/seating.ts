import { pictures } from '../../pictures/catalogue.js'
import type { SubjectRow } from '../../subjects/row.js'
import type { Cast, Reading } from '../../words/reading.js'
import type { Stage } from '../stage.js'

/** Height of a subject before scaling, in person units. */
export const tallness = (row: SubjectRow): number => (row.picture ? 100 : (row.tall ?? 90)) * row.size

/** Offsets and scales of the further members of a group. */
const GROUP = [
  [0, 0, 1],
  [-0.9, -0.04, 0.92],
  [0.95, 0.03, 0.88],
  [-1.75, 0.03, 0.96],
  [1.8, -0.03, 0.92],
  [-2.6, -0.04, 0.86],
  [2.7, 0.03, 0.94],
] as const

/** Positions of a swarm or flock, where there is no ground. */
const FREE: readonly string[] = ['deep', 'flock', 'air']
const GOLDEN_ANGLE = 2.4

/** Positions of `count` copies of a subject: x in widths, y in heights, and scale. */
export const companyOf = ({
  row,
  count,
}: Cast): readonly (readonly [dx: number, dy: number, size: number])[] =>
  count <= GROUP.length || !FREE.includes(row.place)
    ? GROUP.slice(0, count)
    : Array.from({ length: count }, (_, i) => {
        const far = Math.sqrt(i)
        return [
          0.95 * far * Math.cos(i * GOLDEN_ANGLE),
          0.62 * far * Math.sin(i * GOLDEN_ANGLE),
          1 - 0.45 * ((i * 0.618) % 1),
        ] as const
      })

/** Minimum height of the first subject in a prompt, as a share of the picture. */
const LEAST: Partial<Record<SubjectRow['place'], number>> = {
  near: 0.36,
  ground: 0.24,
  water: 0.3,
  air: 0.26,
  flock: 0.16,
  deep: 0.26,
}

/** Minimum height of the first subject in scene units; 0 for all others. */
export const leastHeight = (s: Stage, one: Cast): number => {
  const { cast, named, shot } = s.reading
  if (cast[0] !== one || !named.subject || shot === 'wide') return 0
  const company = cast.length + Math.min(one.count, 4) - 2
  return (LEAST[one.row.place] ?? 0) * Math.min(s.height, s.width * 0.7) * Math.pow(0.86, company)
}

/** Minimum height relative to the seat; on a table it is the exact height. */
const SMALLEST = 0.5

/** Height of a seated subject, in person units. */
export const restingTallness = (seat: SubjectRow, row: SubjectRow): number =>
  Math.max(row.home === 'table' ? 0 : tallness(row), SMALLEST * tallness(seat))

/** Maximum height of a subject on a seat, as a share of the picture. */
const LARGEST = 0.62

/** Minimum scale of the first subject: scene units per person unit. */
export const leastScale = (s: Stage, one: Cast): number => {
  const { row, bears } = one
  if (!bears?.length) return leastHeight(s, one) / tallness(row)
  const rider = restingTallness(row, bears[0].row)
  const both = Math.max(tallness(row), rider - (row.seat?.[1] ?? 0) * row.size)
  return Math.min(leastHeight(s, one) / rider, (LARGEST * s.height) / both)
}

/** Pictures of perched birds, where the name differs. */
const SETTLED: Readonly<Record<string, string>> = { birds: 'bird' }
/** A flying subject at rest. */
const settled = (one: Cast): Cast =>
  one.row.being === 'animal' && (one.row.place === 'flock' || one.row.place === 'air')
    ? { ...one, row: pictures().get(SETTLED[one.row.name] ?? one.row.name) ?? one.row }
    : one

/** Moves subjects that rest on another one into its `holds`. */
export const seated = (reading: Reading): Reading => {
  const { cast } = reading
  const seats = cast.filter((one) => cast.some((other) => other.on === one.row))
  if (seats.length === 0 || reading.shot === 'close') return reading
  const placed = seats.map((seat) => ({
    ...seat,
    bears: cast.filter((one) => one.on === seat.row).map(settled),
  }))
  return { ...reading, cast: [...placed, ...cast.filter((one) => !one.on && !seats.includes(one))] }
}
