import type { Ids } from '../../world/things.js'
import type { Role } from '../../world/world.js'

type Fields = Record<string, unknown>

/** One request over both GraphQL and REST. */
export interface Way {
  /** What distinguishes it, as text. */
  when?: string
  /** The callers; all by default. */
  as?: Role[]
  /** Path parameters, and fields of query, body or form. */
  rest(ids: Ids): Fields
  /** The variables. */
  graphql(ids: Ids): Fields
  /** The uploaded file. */
  file?(): Promise<File>
  /** The operation, if it differs from that of the row. */
  ask?: string
}

/** A call and its counterpart in GraphQL. */
export interface Row {
  /** The operation, selecting the ids that the REST call returns under `key`. */
  ask: string
  /** The REST name of the returned id; omitted if nothing is returned. */
  key?: string
  /** GraphQL names of fields that the row of the REST table does not map. */
  names?: Record<string, string>
  /** Whether GraphQL returns data for which REST responds with 409. */
  isConflict?(data: any): boolean
  /** Whether REST explains a refusal in other words. */
  hasOwnRefusal?: true
  ways: Way[]
}

/** A request that differs from the example of its call in these fields of path and body. */
export interface Variant extends Pick<Way, 'as' | 'file'> {
  when: string
  fields?: Fields | ((ids: Ids) => Fields)
}

/** By the name of a REST call: its row, or variants to add to the example of a call that has a mutation. */
export type Table = Record<string, Row | (Variant | Way)[]>

/** For a call with equal fields in both. */
export const same = (fields: Fields = {}): Pick<Way, 'rest' | 'graphql'> => ({
  rest: () => fields,
  graphql: () => fields,
})

/** Invalid page requests of a list; `at` has the other fields of the call. */
export const badPages = (
  at: (ids: Ids) => { rest: Fields; graphql: Fields } = () => ({ rest: {}, graphql: {} }),
  [count, from] = ['first', 'after'],
): Way[] =>
  [
    { limit: 0, cursor: undefined },
    { limit: 1001, cursor: undefined },
    { limit: undefined, cursor: 'nonsense' },
  ].map(({ limit, cursor }) => ({
    when: `with ${limit === undefined ? `the cursor ${cursor}` : `a limit of ${limit}`}`,
    as: ['admin'],
    rest: (ids) => ({ ...at(ids).rest, ...(limit === undefined ? { cursor } : { limit }) }),
    graphql: (ids) => ({
      ...at(ids).graphql,
      ...(limit === undefined ? { [from]: cursor } : { [count]: limit }),
    }),
  }))
