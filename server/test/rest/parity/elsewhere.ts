import { NOBODY } from '../../any-operation.js'
import { IDS, nameOf, type Thing } from '../../world/things.js'
import type { Role } from '../../world/world.js'
import type { Way } from './row.js'

/** The counterparts in the private project. */
const HIDDEN: Partial<Record<Thing, Thing>> = {
  project: 'hidden',
  first: 'hiddenVideo',
  fresh: 'hiddenVideo',
  shot: 'hiddenShot',
  otherShot: 'hiddenShot',
  firstFrame: 'hiddenFirstFrame',
  element: 'hiddenElement',
  sound: 'hiddenSound',
  voice: 'hiddenSound',
  job: 'hiddenJob',
}
const ID = /[\da-f]{8}-[\da-f-]{27}/g

/** The same request for objects of a private project, and for unknown ids; `most` is the caller with most rights. */
export function elsewhere(way: Way, most: Role): Way[] {
  const ids = new Set(JSON.stringify(way.rest(IDS)).match(ID))
  const things = [...ids].flatMap((id) => (nameOf.get(id) ?? []) as Thing)
  const replaced = (thing: Thing, id: string): Omit<Way, 'when'> => {
    const other = { ...IDS, [thing]: id }
    return { ...way, rest: () => way.rest(other), graphql: () => way.graphql(other) }
  }
  return things.flatMap((thing): Way[] => {
    const hidden = HIDDEN[thing]
    return [
      ...(hidden && most !== 'guest'
        ? [{ ...replaced(thing, IDS[hidden]), when: `with ${hidden}`, as: ['user', most] as Role[] }]
        : []),
      ...['nonsense', NOBODY].map((id) => ({
        ...replaced(thing, id),
        when: `with ${id} instead of ${thing}`,
        as: [most],
      })),
    ]
  })
}
