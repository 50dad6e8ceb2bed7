import { BIRDS, MYTHICAL_ANIMALS } from './animals/birds.js'
import { OCEAN_ANIMALS } from './animals/ocean.js'
import { REEF_ANIMALS, SMALL_ANIMALS } from './animals/reef.js'
import { QUADRUPEDS } from './animals/quadrupeds.js'
import { MILLS_AND_WHEELS, HORIZON_SIGHTS } from './buildings/mills.js'
import { PEOPLE } from './people/people.js'
import { OTHER_ANIMALS } from './animals/others.js'
import { BUILDINGS } from './buildings/buildings.js'
import { INDOOR_THINGS } from './things/indoors.js'
import { VEHICLES } from './vehicles/vehicles.js'
import type { SubjectRow } from './row.js'
import { FITTINGS, FURNITURE, TABLE_THINGS } from './things/fittings.js'
import { OUTDOOR_THINGS } from './things/outdoors.js'
import { PLANTS } from './things/plants.js'
import { AIRCRAFT } from './vehicles/air.js'

/** Subjects without art of their own; the scene draws them across the picture. */
const ACROSS: readonly SubjectRow[] = [
  {
    name: 'bridge',
    words: 'bridge viaduct aqueduct drawbridge flyover footbridge overpass suspension-bridge',
    place: 'far',
    size: 1,
    home: 'lake',
    poses: [[]],
  },
  {
    name: 'train',
    words: 'train railway locomotive subway',
    place: 'far',
    size: 1,
    colour: '#9a332c',
    poses: [[]],
  },
]

const animals = (...families: (readonly SubjectRow[])[]): SubjectRow[] =>
  families.flat().map((row) => ({ ...row, being: 'animal' }))

/** All drawn subjects. */
export const SUBJECTS: readonly SubjectRow[] = [
  ...PEOPLE,
  ...QUADRUPEDS,
  ...OTHER_ANIMALS,
  ...animals(MYTHICAL_ANIMALS, BIRDS, SMALL_ANIMALS, OCEAN_ANIMALS, REEF_ANIMALS),
  ...VEHICLES,
  ...AIRCRAFT,
  ...BUILDINGS,
  ...MILLS_AND_WHEELS,
  ...HORIZON_SIGHTS,
  ...PLANTS,
  ...OUTDOOR_THINGS,
  ...INDOOR_THINGS,
  ...TABLE_THINGS,
  ...FURNITURE,
  ...FITTINGS,
  ...ACROSS,
]

const BY_NAME = new Map(SUBJECTS.map((row) => [row.name, row]))

/** The row of a subject. Throws if it does not exist. */
export const subjectNamed = (name: string): SubjectRow => {
  const row = BY_NAME.get(name)
  if (!row) throw new Error(`No subject is called ${name}.`)
  return row
}
