import type { Ids } from '../../world/things.js'
import type { Role } from '../../world/world.js'

type Fields = Record<string, unknown>

/** One request over both GraphQL and REST. */
export interface Way {
  /** What is particular about it, in words. */
  when?: string
  /** Who asks; everybody by default. */
  as?: Role[]
  /** The parameters of the path, and the fields of query, body or form. */
  rest(ids: Ids): Fields
  /** The variables. */
  graphql(ids: Ids): Fields
  /** The file that goes with it. */
  file?(): Promise<File>
  /** Another operation than the row’s own. */
  ask?: string
}

/** A row of the REST table, and its counterpart in GraphQL. */
export interface Row {
  /** The operation, selecting the ids that the REST call returns under `key`. */
  ask: string
  /** The REST name of the returned id; absent if nothing is returned. */
  key?: string
  /** What GraphQL calls its fields, where the row of the REST table does not say. */
  names?: Record<string, string>
  /** Whether GraphQL returns as data what REST answers with 409. */
  isConflict?(data: any): boolean
  ways: Way[]
}

/** By the names of the REST calls. */
export type Table = Record<string, Row>

/** For a call that is only asked in one way. */
export const same = (fields: Fields = {}): Pick<Way, 'rest' | 'graphql'> => ({
  rest: () => fields,
  graphql: () => fields,
})

/** The page requests that a list refuses; `at` gives what else the call needs. */
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
