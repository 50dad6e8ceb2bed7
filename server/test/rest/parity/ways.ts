import type { Ids, Thing } from '../../world/things.js'

/** Fields for both APIs, with the id of a thing, which REST calls `restName`. */
export const of = (thing: Thing, rest: object = {}, graphql: object = rest, restName = 'id') => ({
  rest: (ids: Ids) => ({ [restName]: ids[thing], ...rest }),
  graphql: (ids: Ids) => ({ id: ids[thing], ...graphql }),
})
