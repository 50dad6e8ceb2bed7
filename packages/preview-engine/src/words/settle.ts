import { pictures } from '../pictures/catalogue.js'
import { subjectNamed } from '../subjects/catalogue.js'
import { acting } from '../subjects/people/acts.js'
import type { SubjectRow } from '../subjects/row.js'
import type { Land } from './meaning.js'
import type { Cast, Reading } from './reading.js'
import type { Room } from './tables/rooms.js'

/** Whether a train brings it. */
export const isOfTrain = ({ name }: SubjectRow, cast: readonly Cast[]): boolean =>
  /^(?:station|bridge)$/.test(name) && cast.some(({ row }) => row.name === 'train')

/** Whether a room, or a train, draws it as a part of itself. */
export const isInRoom = ({ row }: Cast, inside?: Pick<Reading, 'land' | 'room' | 'cast'>): boolean =>
  isOfTrain(row, inside?.cast ?? []) ||
  /^(?:window|seat)$/.test(row.name) ||
  (inside?.land === 'interior' && !!inside.room?.holds.some(([name]) => name === row.name))

/** Makes the cast swim: people at the surface, and animals visible only above it. */
export const intoWater = (cast: readonly Cast[]): void => {
  for (const one of cast) {
    if (
      !one.doing?.isInWater ||
      one.row.name === 'person-merpeople' ||
      (!one.row.look && one.row.place !== 'near' && one.row.place !== 'ground')
    )
      continue
    const { act = 'swim' } = one.doing
    const isSwimming = act === 'swim'
    if (one.row.look) one.row = { ...acting(one.row, act), place: 'water', ...(isSwimming && { size: 1.3 }) }
    else one.row = { ...one.row, place: 'water', sunk: true }
  }
}

/** The water of a mermaid, of what somebody does, or of a vessel. */
export const watersOf = (cast: readonly Cast[]): Land | undefined => {
  const mermaid = cast.find(({ row }) => row.name === 'person-merpeople')
  const vessel = cast.find(({ row }) => row.place === 'water' && !row.being)
  if (mermaid) return mermaid.doing?.isInWater ? 'deep' : 'sea'
  return cast.map(({ doing }) => doing?.home).find(Boolean) ?? (vessel && (vessel.row.home ?? 'sea'))
}

/** Lays people who sleep into the bed of their room. */
const intoBed = (cast: Cast[], room: Room | undefined): void => {
  const sleeper = cast.find(
    (one) =>
      one.row.look && /^(?:sleep|lie)$/.test(one.doing?.act ?? '') && !(one.on && cast.includes(one.on)),
  )
  const found = room?.holds.find(([name]) => /^(?:bed|sofa)$/.test(name))
  if (!sleeper || !found) return
  const bed: Cast = { row: subjectNamed(found[0]), count: 1 }
  Object.assign(sleeper, { on: bed, relation: 'on' })
  cast.push(bed)
}

/** Seats people in a vehicle, except those who move. */
const intoSeats = (cast: Cast[], room: Room | undefined): void => {
  if (room?.window !== 'row' && room?.window !== 'screen') return
  for (const one of cast.filter(({ row, on }) => row.look && !on)) {
    const act = one.doing?.act ?? (one.row.act === 'walk' ? 'stand' : one.row.act!)
    if (!/^(?:stand|rest|sit|sleep|talk|read|write|drink|watch|cry|hold|wave|sing)$/.test(act)) continue
    const seat: Cast = { row: { ...pictures().get('seat')!, size: 1, seat: [0, -36] }, count: 1 }
    one.row = acting(one.row, /^(?:stand|sit)$/.test(act) ? 'rest' : act, { isSeated: true })
    Object.assign(one, { on: seat, relation: 'on' })
    cast.push(seat)
  }
}

/** Gives sleepers their bed, and passengers their seats. */
export const settle = (cast: Cast[], room: Room | undefined): void => {
  intoBed(cast, room)
  intoSeats(cast, room)
}
