import { BEASTS } from './beasts.js'
import { BUILDINGS } from './buildings.js'
import { PEOPLE } from './people.js'
import { PLANTS_AND_THINGS } from './plants-and-things.js'
import type { SubjectRow } from './row.js'
import { SEA_ANIMALS } from './sea-animals.js'
import { SMALL_ANIMALS } from './small-animals.js'
import { VEHICLES } from './vehicles.js'
import { VESSELS } from './vessels.js'

/** Every subject that can be drawn. */
export const SUBJECTS: readonly SubjectRow[] = [
  ...PEOPLE,
  ...BEASTS,
  ...SMALL_ANIMALS,
  ...SEA_ANIMALS,
  ...VEHICLES,
  ...VESSELS,
  ...BUILDINGS,
  ...PLANTS_AND_THINGS,
  { name: 'bridge', words: 'bridge viaduct aqueduct', place: 'far', size: 1, home: 'lake', poses: [[]] },
]

const BY_NAME = new Map(SUBJECTS.map((row) => [row.name, row]))

/** The row of a subject's name. Throws where a table names a subject that does not exist. */
export const subjectNamed = (name: string): SubjectRow => {
  const row = BY_NAME.get(name)
  if (!row) throw new Error(`No subject is called ${name}.`)
  return row
}
