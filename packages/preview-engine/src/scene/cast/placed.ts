import { pictures } from '../../pictures/catalogue.js'
import type { SubjectRow } from '../../subjects/row.js'
import type { Cast, Reading } from '../../words/reading.js'
import { lifeTallness } from './placing.js'

/** Pictures of perched birds with another name. */
const SETTLED: Readonly<Record<string, string>> = { birds: 'bird', bee: 'honeybee' }
/** The picture of a flying animal at rest or from near. */
export const seenNear = (row: SubjectRow): SubjectRow | undefined =>
  pictures().get(SETTLED[row.name] ?? row.name)
/** A flying subject at rest, several if they are birds, and a rock as high as who is on it. */
const settled = (one: Cast, bears: readonly Cast[]): Cast => {
  const { row, relation = '' } = one
  const high = Math.max(row.size, ...bears.map((other) => lifeTallness(other.row) / 100))
  if (row.name === 'rock') return { ...one, row: { ...row, size: high } }
  if (!/^(?:on|facing)$/.test(relation) || row.being !== 'animal' || !/^(?:flock|air)$/.test(row.place))
    return one
  const isFlock = row.name === 'birds' && row.place === 'flock'
  const several = isFlock && { count: 3, colour: one.colour ?? '#8a8f98' }
  return { ...one, row: seenNear(row) ?? row, ...several }
}

/** Moves subjects that are attached to another one into its `bears`. */
export const placed = (reading: Reading): Reading => {
  const { cast } = reading
  if (!cast.some((one) => one.on) || reading.shot === 'close') return reading
  const tree = (one: Cast): Cast => {
    const bears = cast.filter((other) => other.on === one).map(tree)
    return { ...settled(one, bears), bears: bears.length > 0 ? bears : undefined }
  }
  return { ...reading, cast: cast.filter((one) => !one.on || !cast.includes(one.on)).map(tree) }
}
