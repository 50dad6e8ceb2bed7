import type { Way } from './row.js'
import type { Ids, Thing } from '../../world/things.js'

const NOWHERE = ['nonsense', '11111111-1111-4111-8111-111111111111']

/** The same fields for both, of one thing; REST calls its id `restName`. */
export const of = (thing: Thing, rest: object = {}, graphql: object = rest, restName = 'id') => ({
  rest: (ids: Ids) => ({ [restName]: ids[thing], ...rest }),
  graphql: (ids: Ids) => ({ id: ids[thing], ...graphql }),
})
/** The same of what is private, and of what there is not. */
export const hiddenAnd = (
  thing: Thing,
  rest: object = {},
  graphql: object = rest,
  restName = 'id',
): Way[] => [
  { when: 'of something private', ...of(thing, rest, graphql, restName) },
  ...NOWHERE.map((id): Way => ({
    when: `of ${id}`,
    as: ['owner', 'admin'],
    rest: () => ({ [restName]: id, ...rest }),
    graphql: () => ({ id, ...graphql }),
  })),
]
