import { BIRDS } from './animals/birds.js'
import { FARM_ANIMALS } from './animals/farm.js'
import { MYTHICAL_ANIMALS } from './animals/mythical.js'
import { OCEAN_ANIMALS } from './animals/ocean.js'
import { REEF_ANIMALS } from './animals/reef.js'
import { SAVANNA_ANIMALS } from './animals/savanna.js'
import { SMALL_ANIMALS } from './animals/small.js'
import { WATER_BIRDS } from './animals/water-birds.js'
import { WOODLAND_ANIMALS } from './animals/woodland.js'
import { HOMES } from './buildings/homes.js'
import { HORIZON_SIGHTS } from './buildings/horizon.js'
import { MILLS_AND_WHEELS } from './buildings/mills.js'
import { MONUMENTS } from './buildings/monuments.js'
import { PEOPLE } from './people/everyday.js'
import { HELD_THINGS } from './people/held.js'
import { LEGENDS } from './people/legends.js'
import { SPORTSPEOPLE } from './people/sport.js'
import type { Being, SubjectRow } from './row.js'
import { FITTINGS } from './things/fittings.js'
import { FURNITURE } from './things/furniture.js'
import { OUTDOOR_THINGS } from './things/outdoors.js'
import { PLANTS } from './things/plants.js'
import { TABLE_THINGS } from './things/table.js'
import { AIRCRAFT } from './vehicles/air.js'
import { ROAD_VEHICLES } from './vehicles/road.js'
import { VESSELS } from './vehicles/vessels.js'

/** Words only; the scene draws it across the picture. */
const BRIDGE: SubjectRow = {
  name: 'bridge',
  words: 'bridge viaduct aqueduct',
  place: 'far',
  size: 1,
  home: 'lake',
  poses: [[]],
}

const all = (being: Being, ...families: (readonly SubjectRow[])[]): SubjectRow[] =>
  families.flat().map((row) => ({ ...row, being }))

/** All drawn subjects. */
export const SUBJECTS: readonly SubjectRow[] = [
  ...all('person', PEOPLE, SPORTSPEOPLE, LEGENDS),
  ...HELD_THINGS,
  ...all('animal', FARM_ANIMALS, WOODLAND_ANIMALS, SAVANNA_ANIMALS, MYTHICAL_ANIMALS),
  ...all('animal', BIRDS, WATER_BIRDS, SMALL_ANIMALS, OCEAN_ANIMALS, REEF_ANIMALS),
  ...ROAD_VEHICLES,
  ...AIRCRAFT,
  ...VESSELS,
  ...HOMES,
  ...MONUMENTS,
  ...MILLS_AND_WHEELS,
  ...HORIZON_SIGHTS,
  ...PLANTS,
  ...OUTDOOR_THINGS,
  ...TABLE_THINGS,
  ...FURNITURE,
  ...FITTINGS,
  BRIDGE,
]

const BY_NAME = new Map(SUBJECTS.map((row) => [row.name, row]))

/** The row of a subject. Throws if it does not exist. */
export const subjectNamed = (name: string): SubjectRow => {
  const row = BY_NAME.get(name)
  if (!row) throw new Error(`No subject is called ${name}.`)
  return row
}
