/** Covers specification S15. */
import { getIntrospectionQuery, parse } from 'graphql'
import type { Answer, Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { costOf } from './cost.js'
import { OPERATION_LIMITS } from './limits.js'
import { graphSchema } from './schema.js'

let team: TestInstallation
let ana: Client
beforeAll(async () => {
  team = await testInstallation()
  ana = await team.join('ana')
})
afterAll(() => team.close())

const over = {
  HTTP: async (query: string, variables = {}) => (await ana.send(query, variables)).errors,
  socket: async (query: string, variables = {}) =>
    ana
      .subscribe(query, variables)
      .next()
      .then(
        () => undefined,
        (refused) => refused.errors as Answer['errors'],
      ),
}
const repeat = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ')
const deep = (levels: number) => `{ ${'me { '.repeat(levels)}id${' }'.repeat(levels)} }`

describe.each(['HTTP', 'socket'] as const)('over %s', (transport) => {
  const ask = over[transport]

  test('an operation within the limits is answered', async () => {
    expect(
      await ask('{ me { id } projects(first: 200) { nodes { id owner { username } } } }'),
    ).toBeUndefined()
  })

  test.each([
    ['too deep', deep(OPERATION_LIMITS.depth + 1), /depth/i],
    [
      'with too many aliases',
      `{ ${repeat(OPERATION_LIMITS.aliases + 1, (at) => `a${at}: __typename`)} }`,
      /alias/i,
    ],
    [
      'with too many directives',
      `{ me { id ${repeat(OPERATION_LIMITS.directives + 1, () => '@include(if: true)')} } }`,
      /directive/i,
    ],
    ['with too many tokens', `{ me { ${repeat(OPERATION_LIMITS.tokens, () => 'id')} } }`, /token/i],
    [
      'whose response could be too large',
      '{ projects(first: 200) { nodes { clips(first: 200) { nodes { id author { id } } } } } }',
      /could cost/,
    ],
    [
      'that costs too much by its variables',
      'query ($n: Int!) { projects(first: $n) { nodes { id } } }',
      /could cost/,
      { n: 1_000_000 },
    ],
    [
      'that repeats too many entities',
      'query ($all: [_Any!]!) { _entities(representations: $all) { __typename } }',
      /could cost/,
      { all: Array.from({ length: 6000 }, () => ({ __typename: 'User', id: '1' })) },
    ],
  ])('an operation %s is refused', async (_what, query, why, variables: object = {}) => {
    const error = (await ask(query, variables))?.find(({ message }) => why.test(message))
    expect(['BAD_USER_INPUT', 'GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']).toContain(
      error?.extensions?.code,
    )
  })

  test.each([
    ['a NUL in the operation', '{ assets(search: "a\\u0000b") { totalCount } }', {}],
    ['half a surrogate pair in the operation', '{ assets(search: "a\\uD83D") { totalCount } }', {}],
    [
      'a NUL in a variable',
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
      { input: { name: 'a\0bc' } },
    ],
    [
      'half a surrogate pair in a variable',
      'query ($s: String) { assets(search: $s) { totalCount } }',
      { s: 'a\ud83d' },
    ],
  ])('text that cannot be stored is refused: %s', async (_what, query, variables: object) => {
    const [error] = (await ask(query, variables))!
    expect(error.message).toMatch(/cannot be stored|Invalid Unicode/)
    expect(['BAD_USER_INPUT', 'GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']).toContain(
      error.extensions?.code,
    )
  })

  test('an operation that does not fit the schema gets a clear error', async () => {
    expect((await ask('{ projects { nope } }'))?.[0].message).toContain('Cannot query field "nope"')
    expect((await ask('{ projects {'))?.[0].message).toContain('Syntax Error')
    const [fault] = (await ask('query ($n: Int!) { projects(first: $n) { totalCount } }', { n: 'many' }))!
    expect(fault.message).toBe(
      'Variable "$n" got invalid value "many"; Int cannot represent non-integer value: "many"',
    )
    expect(fault.extensions?.code).toBe('BAD_USER_INPUT')
  })
})

test('the cost of a cached document depends on the variables of each request', async () => {
  const refusedCost = async (query: string, variables: object) =>
    /could cost (\d+)/.exec((await over.HTTP(query, variables))?.[0].message ?? '')?.[1]
  const pages =
    'query ($n: Int!, $most: Int = 200, $all: Boolean!, $words: String) { projects(first: $n) { nodes { id assets(first: $most, search: $words) @include(if: $all) { nodes { id } } } } }'
  const cheap = { n: 1, most: 1, all: true, words: '' }
  const dear: object[] = [
    { ...cheap, n: 200, most: 200 },
    { n: 200, all: true },
    { ...cheap, n: 1_000_000 },
  ]
  for (let round = 0; round < 2; round++) {
    expect(await over.HTTP(pages, cheap)).toBeUndefined()
    expect(await over.HTTP(pages, { n: 200, most: 200, all: false })).toBeUndefined()
    for (const variables of dear) expect(await refusedCost(pages, variables)).toMatch(/^\d{5,}$/)
  }
  const two =
    'query Few { projects(first: 1) { nodes { id } } } query Many { projects(first: 200) { nodes { clips(first: 200) { nodes { id } } } } }'
  const named = async (operationName: string): Promise<string | undefined> => {
    const response = await fetch(`${team.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...ana.headers },
      body: JSON.stringify({ query: two, operationName }),
    })
    return ((await response.json()) as Answer).errors?.[0].message
  }
  for (const [name, answer] of [
    ['Few', undefined],
    ['Many', expect.stringMatching(/could cost/)],
    ['Few', undefined],
  ] as const)
    expect(await named(name)).toEqual(answer)
})

test('a subscription with expensive results is refused', async () => {
  const lists = repeat(6, (at) => `a${at}: clips(first: 200) { nodes { id } }`)
  const [refused] = (await over.socket(`subscription { projectChanged { project { ${lists} } } }`))!
  expect(refused).toMatchObject({
    message: expect.stringMatching(/^This operation could cost \d+ or more\. The limit is 1000\./),
    extensions: { code: 'BAD_USER_INPUT' },
  })
})

test('a message larger than the limit is refused on both', async () => {
  const padding = ' '.repeat(OPERATION_LIMITS.message + 1)
  const nobody = await ana.as().send(`{ me { id } }${padding}`)
  expect(nobody).toMatchObject({ status: 413 })
  const answer = await ana.send(`{ me { id } }${' '.repeat(OPERATION_LIMITS.messageOfMember)}`)
  expect(answer).toMatchObject({ status: 413, errors: [{ message: 'This request is too large' }] })
  const other = ana.as(ana.token)
  await expect(other.subscribe(`{ me { id } }${padding}`).next()).rejects.toMatchObject({ code: 1009 })
  await other.close()
})

test('the introspection query of tools is allowed', async () => {
  expect(
    await over.HTTP(
      getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, schemaDescription: true }),
    ),
  ).toBeUndefined()
})

test('repeated fields and nested fragments are priced as executed, without delay', async () => {
  const schema = graphSchema()
  const cost = (query: string) => costOf({ schema, document: parse(query), variables: {} })
  expect(cost('{ projects(first: 100) { nodes { owner { id } owner { username } } } }')).toBe(
    cost('{ projects(first: 100) { nodes { owner { id username } } } }'),
  )
  const levels = 28
  const nested = `query { me { ...F0 } } ${repeat(levels, (at) => `fragment F${at} on User { id ...F${at + 1} ...F${at + 1} }`)} fragment F${levels} on User { username }`
  expect(cost(nested)).toBe(cost('{ me { id username } }'))
  expect(await over.HTTP(nested)).toBeUndefined()
})
