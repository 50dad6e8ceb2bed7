import { randomUUID } from 'node:crypto'
import type { Client } from '../../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../../test/installation.js'
import { migratedDatabase } from '../../../../test/migrated-database.js'

/** Enough runs for the later ones to find the query compiled. */
const TIMES = 4

let [compiling, interpreting]: TestInstallation[] = []
let [compiled, interpreted]: Client[] = []
let project: string
beforeAll(async () => {
  const database = await migratedDatabase()
  compiling = await testInstallation({ on: database, env: { GRAPHQL_EXECUTOR: 'compiled' } })
  interpreting = await testInstallation({
    on: { ...database, drop: async () => {} },
    env: { GRAPHQL_EXECUTOR: 'interpreted' },
  })
  const ana = await compiling.join('ana')
  await compiling.join('ben')
  for (const name of ['Harbour', 'Lighthouse'])
    project = (
      await ana.ask('mutation ($name: String!) { createProject(input: { name: $name }) { id } }', { name })
    ).createProject.id
  await compiling.installation.database.em.fork().execute(
    `insert into asset (name, tags, approval_status, owner_id, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash, price, updated_at)
     select 'North wall ' || n, array['dusk'], 'approved', account.id, 'o' || n, 'm', 's', 4, 3, '#335577', '', case n % 2 when 0 then 2.5 end, now() - n * interval '1 second'
     from account, generate_series(1, 4) n`,
  )
  ;[compiled, interpreted] = await Promise.all([compiling, interpreting].map((team) => team.signIn('ana')))
})
afterAll(async () => {
  await interpreting.close()
  await compiling.close()
})

const ASSET =
  'id name tags approvalStatus isGenerated price flagged flagReason url downloadUrl sourceId createdAt updatedAt'
const QUERIES: Record<string, [query: string, variables?: () => Record<string, unknown>]> = {
  'a list with owners': [
    `{ assets { pageInfo { hasNextPage endCursor } nodes { ${ASSET} owner { id username email __typename } } } }`,
  ],
  'edges and counts': [
    '{ assets(first: 3) { edges { cursor node { id } } totalCount count { value isExact } __typename } }',
  ],
  'arguments from variables': [
    'query ($first: Int = 2, $search: String, $scope: AssetScope! = MINE) { assets(first: $first, search: $search, scope: $scope) { nodes { name } } }',
    () => ({ search: 'wall 3', scope: 'TEAM' }),
  ],
  'their defaults': [
    'query ($first: Int = 2, $search: String, $scope: AssetScope! = MINE) { assets(first: $first, search: $search, scope: $scope) { nodes { name } } }',
  ],
  'aliases, and fields that are asked for twice': [
    '{ a: assets(first: 1) { nodes { id owner { id } owner { username } } } b: assets(first: 2) { nodes { name: id id: name } } }',
  ],
  fragments: [
    '{ assets(first: 2) { nodes { ...A ... on Asset { owner { ...U } } } } me { ...U } } fragment A on Asset { id owner { id } } fragment U on User { username }',
  ],
  'lists below a list': [
    '{ projects { nodes { id name owner { username } members { id } assets(first: 1) { nodes { id } totalCount } messages(last: 1) { nodes { id } } } } }',
  ],
  'a thing by its id': [
    'query ($id: ID!) { project(id: $id) { id name viewerCanEdit } }',
    () => ({ id: project }),
  ],
  'an id that is sent as a number': [
    'query ($id: ID!, $first: Int!) { assets(first: $first) { nodes { name } } project(id: $id) { id } }',
    () => ({ id: 5, first: 1 }),
  ],
  'what is included and skipped': [
    'query ($yes: Boolean!) { me { id @skip(if: $yes) username @include(if: $yes) } }',
    () => ({ yes: true }),
  ],
  'entities of the federation': [
    'query ($all: [_Any!]!) { _entities(representations: $all) { ... on Project { name owner { username } } } }',
    () => ({ all: [{ __typename: 'Project', id: project }] }),
  ],
  'names that JavaScript gives a meaning': [
    '{ __proto__: me { id } constructor: me { toString: username } }',
  ],
  'something that is not there, beside something that is': [
    'query ($id: ID!) { me { id } asset(id: $id) { id } }',
    () => ({ id: randomUUID() }),
  ],
  'an argument out of bounds, in a list that may not be null': [
    '{ here: me { id } assets(first: 0) { nodes { id } } }',
  ],
  'a cursor that is none of ours, below a list': [
    '{ projects { nodes { name assets(after: "x") { nodes { id } } } } }',
  ],
  'a variable that does not fit': [
    'query ($first: Int!) { assets(first: $first) { nodes { id } } }',
    () => ({ first: 'many' }),
  ],
  'a variable that is missing': ['query ($id: ID!) { project(id: $id) { id } }'],
  'a field that does not exist': ['{ me { nothing } }'],
  'the schema': ['{ __type(name: "Asset") { name fields { name } } }'],
}

test.each(Object.keys(QUERIES))('compiled and interpreted, %s has the same response', async (what) => {
  const [query, variablesOf] = QUERIES[what]
  const variables = variablesOf?.()
  const { headers: _, ...expected } = await interpreted.send(query, variables)
  expect(expected.data ?? expected.errors).toBeTruthy()
  for (let time = 0; time < TIMES; time++) {
    const { headers: _, ...answer } = await compiled.send(query, variables)
    expect(answer).toEqual(expected)
  }
})

test('anonymous callers get no more from a compiled query', async () => {
  const query = '{ me { id } assets { nodes { id } } }'
  const { headers: _, ...expected } = await interpreting.client().send(query)
  expect(expected.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  await compiled.ask(query)
  for (let time = 0; time < TIMES; time++) {
    const { headers: _, ...answer } = await compiling.client().send(query)
    expect(answer).toEqual(expected)
  }
})

test('a compiled query has the same response over a socket', async () => {
  const [query] = QUERIES['a list with owners']
  const { data } = await interpreted.send(query)
  for (let time = 0; time < TIMES; time++)
    expect((await compiled.subscribe(query).next()).value).toEqual(data)
})
