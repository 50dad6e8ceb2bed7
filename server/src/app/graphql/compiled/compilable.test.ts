import { type ExecutionResult, type GraphQLObjectType, buildSchema, execute, parse } from 'graphql'
import { isCompilable } from './compilable.js'
import { makeExecutor } from './executor.js'

interface Person {
  id: string
  at: number
}

/** The arguments of a field. */
interface Given {
  id: string
  at: number
  colour: string
  first: number
  wish: { first: number }
  need: { first: number }
}

class Missing extends Error {}

const person = (at: number): Person => ({ id: `p${at}`, at })
const schema = buildSchema(`
  scalar Moment
  enum Colour { RED BLUE }
  union Anything = Person
  type Person {
    id: ID!
    seen: Moment
    colour: Colour!
    "Fails for the second, and is null for the third."
    needed: String!
    "Fails at once for the first, and later for the second."
    wanted: String
    slow: String!
    friends: [Person!]!
    friend: Person
  }
  input Wish { first: Int = 2 }
  input Need { wish: Wish, others: [Need!], first: Int! = 2 }
  type Query {
    me: Person!
    person(id: ID!, at: Int! = 3, colour: Colour = RED): Person
    people(first: Int! = 2): [Person!]!
    wished(wish: Wish): [Person!]!
    needed(need: Need): [Person!]!
    some: [Person]
    anything: Anything
    broken: Person!
  }
`)
const people = (count: number) => Array.from({ length: count }, (_, at) => person(at + 1))

const RESOLVERS: Record<string, Record<string, (source: Person, given: Given) => unknown>> = {
  Person: {
    id: ({ id }) => id,
    seen: ({ at }) => at,
    colour: ({ at }) => ['RED', 'BLUE', 'RED', 'GREEN'][at % 4],
    needed: async ({ at }) => {
      if (at === 2) throw new Missing('It is not there')
      return at === 3 ? null : 'here'
    },
    wanted: ({ at }) => {
      if (at === 1) throw new Missing('Not now')
      return at === 2 ? Promise.reject(new Missing('Not later')) : 'here'
    },
    slow: ({ at }) => new Promise((resolve) => setImmediate(resolve, at === 5 ? undefined : 'here')),
    friends: async ({ at }) => [person(at + 1), person(at + 2)],
    friend: ({ at }) => (at === 1 ? person(2) : null),
  },
  Query: {
    me: async () => person(1),
    person: (_source, { id, at, colour }) => {
      if (id === '9') throw new Missing(`Nobody is ${id}, ${at} or ${colour}`)
      return person(Number(id))
    },
    people: async (_source, { first }) => people(first),
    wished: (_source, { wish }) => people(wish.first),
    some: () => [person(1), null, person(3)],
    needed: (_source, { need }) => people(need.first),
    broken: () => Promise.reject('no error at all'),
  },
}
for (const [type, fields] of Object.entries(RESOLVERS))
  for (const [name, resolve] of Object.entries(fields))
    (schema.getType(type) as GraphQLObjectType).getFields()[name].resolve = resolve

const SEARCH =
  'query ($id: ID!, $at: Int = 7, $colour: Colour) { person(id: $id, at: $at, colour: $colour) { id friend { id needed } } }'
const QUERIES: [query: string, variables?: Record<string, unknown>][] = [
  ['{ me { id seen colour __typename } }'],
  ['{ people(first: 4) { id needed } }'],
  ['{ some { id needed wanted } }'],
  ['{ people { id wanted friends { id wanted slow } } }'],
  ['{ person(id: "9") { id } }'],
  [SEARCH, { id: 9 }],
  [SEARCH, { id: 1, colour: 'BLUE', at: null }],
  [SEARCH, { id: '9', colour: null }],
  [
    'query ($id: ID! = 9, $at: Int! = 7, $colour: Colour! = BLUE) { person(id: $id, at: $at, colour: $colour) { id } }',
  ],
  ['query ($wish: Wish) { wished(wish: $wish) { id } }', { wish: {} }],
  ['query ($wish: Wish) { wished(wish: $wish) { id } }', { wish: { first: 1 } }],
  ['{ needed(need: { wish: {} }) { id } }'],
  ['{ broken { id } }'],
  ['{ people(first: 5) { colour } }'],
  ['{ me { slow friends { friends { needed } } } }'],
  [
    '{ me { ...A friends { ...A } } } fragment A on Person { id friend { ...B } } fragment B on Person { needed }',
  ],
  ['{ me { constructor: id toString: id } }'],
  ['{ me { friend { needed id } friends { friend { id } friend { seen } } } }'],
]

/** The parts of a result that are sent or logged. */
const allOf = ({ data, errors }: ExecutionResult) => ({
  data: JSON.stringify(data),
  errors: errors?.map((error) => ({ ...error.toJSON(), cause: error.originalError?.constructor.name })),
})

test.each(QUERIES)(
  '%s is executed as graphql-js does, errors and nulls included',
  async (query, variables) => {
    const document = parse(query)
    expect(isCompilable(document, schema)).toBe(true)
    const run = makeExecutor(schema, { kind: 'compiled', compiledAfter: 0 })
    const asked = { schema, document, variableValues: variables }
    const expected = allOf(await execute(asked))
    for (let time = 0; time < 3; time++) {
      expect(allOf(await run(asked))).toEqual(expected)
      await import('graphql-jit')
    }
  },
)

test.each([
  ['a default instead of null', 'query ($need: Need) { needed(need: $need) { id } }'],
  ['one in a nested list', 'query ($needs: [Need!]) { needed(need: { others: $needs }) { id } }'],
  ['a mutation', 'mutation { change }'],
  ['a subscription', 'subscription { changed }'],
  ['directives', '{ me { id @skip(if: true) } }'],
  ['unions', '{ anything { __typename } }'],
  ['introspection', '{ __schema { types { name } } }'],
  ['a name with a meaning in JavaScript', '{ __proto__: me { id } }'],
  [
    'a query of several fields: graphql-js returns when the first has failed, compiled code when all have ended',
    '{ me { id } people { id } }',
  ],
  [
    'nested fragments',
    `{ me { ...F0 } } ${Array.from({ length: 28 }, (_, at) => `fragment F${at} on Person { id friend { ...F${at + 1} } friend { ...F${at + 1} } }`).join(' ')} fragment F28 on Person { id }`,
  ],
  ['several operations', 'query A { me { id } } query B { me { id } }'],
])('%s stays interpreted', (_what, query) => {
  expect(isCompilable(parse(query), schema)).toBe(false)
})
