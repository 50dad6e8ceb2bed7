import { pictures } from '../pictures/catalogue.js'
import type { SubjectRow } from '../subjects/row.js'
import type { Cast, Reading } from '../words/reading.js'
import type { Stage } from './stage.js'

/** How high a subject is, in units of a person, before it is scaled. */
export const tallness = (row: SubjectRow): number => (row.picture ? 100 : (row.tall ?? 90)) * row.size

/** Beside, a little before or behind, a little smaller. */
const GROUP = [
  [0, 0, 1],
  [-0.9, -0.04, 0.92],
  [0.95, 0.03, 0.88],
  [-1.75, 0.03, 0.96],
  [1.8, -0.03, 0.92],
  [-2.6, -0.04, 0.86],
  [2.7, 0.03, 0.94],
] as const

/** Where nothing stands on a ground, many fill a cloud. */
const FREE: readonly string[] = ['deep', 'flock', 'air']
const GOLDEN_ANGLE = 2.4

/** The places of so many of a subject: sideways in widths, down in heights, and their sizes. */
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

/** How high the first that a prompt names is at least, as shares of the picture's height. */
const LEAST: Partial<Record<SubjectRow['place'], number>> = {
  near: 0.36,
  ground: 0.24,
  water: 0.3,
  air: 0.26,
  flock: 0.16,
  deep: 0.26,
}

/** How high the first that a prompt names is at least, in units of the scene; 0 for all others. */
export const leastHeight = (s: Stage, one: Cast): number => {
  const { cast, named, shot } = s.reading
  if (cast[0] !== one || !named.subject || shot === 'wide') return 0
  const company = cast.length + Math.min(one.count, 4) - 2
  return (LEAST[one.row.place] ?? 0) * Math.min(s.height, s.width * 0.7) * Math.pow(0.86, company)
}

/** How high at least, beside what it rests on; what belongs on a table is just so high. */
const SMALLEST = 0.5

/** How high somebody on a seat is, in units of a person. */
export const restingTallness = (seat: SubjectRow, row: SubjectRow): number =>
  Math.max(row.home === 'table' ? 0 : tallness(row), SMALLEST * tallness(seat))

/** How much of the picture's height two take at most, one on the other. */
const LARGEST = 0.62

/** Units of the scene for a person's unit, so that the first that a prompt names is as high as it is at least. */
export const leastScale = (s: Stage, one: Cast): number => {
  const { row, bears } = one
  if (!bears?.length) return leastHeight(s, one) / tallness(row)
  const rider = restingTallness(row, bears[0].row)
  const both = Math.max(tallness(row), rider - (row.seat?.[1] ?? 0) * row.size)
  return Math.min(leastHeight(s, one) / rider, (LARGEST * s.height) / both)
}

/** Pictures of birds that have folded their wings, where they have another name. */
const SETTLED: Readonly<Record<string, string>> = { birds: 'bird' }
/** Who usually flies, at rest. */
const settled = (one: Cast): Cast =>
  one.row.being === 'animal' && (one.row.place === 'flock' || one.row.place === 'air')
    ? { ...one, row: pictures().get(SETTLED[one.row.name] ?? one.row.name) ?? one.row }
    : one

/** The reading with those that rest on another taken up by it: they go where it goes. */
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
