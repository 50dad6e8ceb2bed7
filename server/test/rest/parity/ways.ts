import type { Ids, Thing } from '../../world/things.js'

/** The same fields for both, with the id of a thing, named `restName` in REST. */
export const of = (thing: Thing, rest: object = {}, graphql: object = rest, restName = 'id') => ({
  rest: (ids: Ids) => ({ [restName]: ids[thing], ...rest }),
  graphql: (ids: Ids) => ({ id: ids[thing], ...graphql }),
})
