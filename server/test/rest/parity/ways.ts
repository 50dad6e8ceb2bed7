import type { Way } from './row.js'
import type { Ids, Thing } from '../../world/things.js'

const NOWHERE = ['nonsense', '11111111-1111-4111-8111-111111111111']

/** The same fields for both, with the id of a thing, named `restName` in REST. */
export const of = (thing: Thing, rest: object = {}, graphql: object = rest, restName = 'id') => ({
  rest: (ids: Ids) => ({ [restName]: ids[thing], ...rest }),
  graphql: (ids: Ids) => ({ id: ids[thing], ...graphql }),
})
/** The same for a hidden thing and an unknown id. */
export const hiddenAnd = (
  thing: Thing,
  rest: object = {},
  graphql: object = rest,
  restName = 'id',
): Way[] => [
  { when: 'of a private project', ...of(thing, rest, graphql, restName) },
  ...NOWHERE.map((id): Way => ({
    when: `of ${id}`,
    as: ['owner', 'admin'],
    rest: () => ({ [restName]: id, ...rest }),
    graphql: () => ({ id, ...graphql }),
  })),
]
