/** Covers specification K31, L30, V55. */
import type { Client } from './graphql-client.js'
import { type TestInstallation, testInstallation } from './installation.js'
import { fillWithManyRows } from './many-rows.js'
import { migratedDatabase } from './migrated-database.js'
import { type PlanNode, nodesOf, planOf, sentStatements } from './query-plan.js'
import type { RestClient } from './rest-client.js'

/** Larger tables must not be read completely. */
const MANY = 1_000
/** Maximum number of sorted rows: the longest page plus one, and the newest rows that a search reads. */
const SORTED = { page: 1_001, search: 10_000 }

let team: TestInstallation
let [ana, ben]: Client[] = []
let [restOfAna, restOfBen]: RestClient[] = []
let keeper: string
let sizes: Map<string, number>

beforeAll(async () => {
  const database = await migratedDatabase()
  team = await testInstallation({ on: database })
  ana = await team.join('ana')
  ben = await team.join('ben')
  ;[restOfAna, restOfBen] = [team.rest(ana), team.rest(ben)]
  ;({ keeper } = await fillWithManyRows(database.url))
  const tables = await run<{ name: string; rows: number }>(
    `select relname as name, reltuples as rows from pg_class where relkind = 'r'`,
  )
  sizes = new Map(tables.map(({ name, rows }) => [name, rows]))
})
afterAll(() => team.close())

const run = <Found extends object>(sql: string, parameters: unknown[] = []) =>
  team.installation.database.em.fork().execute<Found[]>(sql, parameters)

/** Describes the nodes of a plan that process too many rows. Unexecuted nodes do not count. */
function excesses(plan: PlanNode, sql: string): string[] {
  const most = /\bsampled as materialized\b/.test(sql) ? SORTED.search : SORTED.page
  return nodesOf(plan).flatMap((node) => {
    const table = node['Relation Name']
    if (!node['Actual Loops']) return []
    if (node['Node Type'] === 'Seq Scan' && sizes.get(table!)! > MANY) return [`reads all of ${table}`]
    const sorted = node['Node Type'] === 'Sort' ? node.Plans![0]! : undefined
    if (sorted && sorted['Actual Rows'] * sorted['Actual Loops'] > most) return ['sorts very many rows']
    return []
  })
}

/** Runs `read`; returns nodes that process too many rows, with their statements. */
async function excessesOf(read: () => Promise<unknown>) {
  const { em } = team.installation.database
  const statements = (await sentStatements(em, read)).filter((sql) => /^\s*(select|with)\b/i.test(sql))
  expect(statements.length).toBeGreaterThan(0)
  const found = []
  for (const sql of statements) {
    const plan = await planOf(em, sql)
    const excess = excesses(plan, sql)
    if (excess.length) found.push({ excess, sql })
  }
  return found
}

const PAGE = 'count { value isExact } pageInfo { hasNextPage endCursor }'
const ASSETS =
  'query ($search: String, $scope: AssetScope! = TEAM, $origin: AssetOrigin! = ALL, $after: String) { assets(search: $search, scope: $scope, origin: $origin, after: $after)' +
  ` { nodes { id owner { id } viewerHasCopy } ${PAGE} } }`
const searched = (list: string) =>
  `query ($search: String) { ${list}(search: $search) { nodes { __typename } ${PAGE} } }`
const below = (list: string) => `query ($id: ID!) { project(id: $id) { ${list} { nodes { id } ${PAGE} } } }`
const STORAGE = '{ storage { bytes kinds { kind bytes } projectCount projects { name bytes } } }'
const SEARCHES = { one: 'quetzal', none: 'no such words', each: 'take', 'none, in two letters,': 'zq' }

const PARTS: Record<string, Record<string, string>> = {
  'the team’s': {},
  'uploaded ones': { origin: 'UPLOADED' },
  'generated ones': { origin: 'GENERATED' },
  'the viewer’s own': { scope: 'MINE' },
  'found among the viewer’s own': { scope: 'MINE', search: 'quetzal' },
  ...Object.fromEntries(
    Object.entries(SEARCHES).map(([what, search]) => [`searched for what ${what} has`, { search }]),
  ),
}

test.each(Object.keys(PARTS))('a page of the library reads no more than it shows: %s', async (part) => {
  expect(await excessesOf(() => ben.ask(ASSETS, PARTS[part]))).toEqual([])
  expect(await excessesOf(() => ana.ask(ASSETS, PARTS[part]))).toEqual([])
})

test('later pages of the library, too', async () => {
  const { assets } = await ben.ask(ASSETS)
  expect(await excessesOf(() => ben.ask(ASSETS, { after: assets.pageInfo.endCursor }))).toEqual([])
})

test.each([
  'flaggedAssets',
  'pendingAssets',
  'trashedAssets',
  'trashedProjects',
  'trashedVideos',
  'marketAssets',
  'projects',
  'team',
])('a page of %s reads no more than it shows', async (list) => {
  expect(await excessesOf(() => ana.ask(searched(list)))).toEqual([])
  for (const search of Object.values(SEARCHES))
    expect(await excessesOf(() => ana.ask(searched(list), { search }))).toEqual([])
})

test.each(['trashedAssets', 'trashedProjects', 'trashedVideos', 'marketAssets', 'projects'])(
  'a page of %s reads no more than it shows, for a member',
  async (list) => {
    expect(await excessesOf(() => ben.ask(searched(list)))).toEqual([])
  },
)

test.each([
  'messages',
  'clips',
  'clips(status: DECLINED)',
  'films',
  'sounds',
  'sounds(kind: MUSIC)',
  'assets',
  'assets(search: "harbour")',
])('a page of a project’s %s reads no more than it shows', async (list) => {
  expect(await excessesOf(() => ben.ask(below(list), { id: keeper }))).toEqual([])
})

test.each([
  { words: 'harbour' },
  { words: 'quetzal' },
  { words: 'no such words' },
  { words: 'zq' },
  { words: 'harbour', model: 'a-model' },
  { words: 'harbour', model: 'rare-model' },
  { model: 'a-model' },
  { model: 'no-model' },
  { seed: 77 },
  { author: 'ana' },
  { author: 'owner 7' },
  { createdAfter: '2000-01-01T00:00:00Z', createdBefore: '2000-01-02T00:00:00Z' },
])('a search of a project’s videos for %o reads no more than it shows', async (search) => {
  const query = `query ($id: ID!, $search: VideoSearchInput!) { project(id: $id) { foundVideos(search: $search) { nodes { id } ${PAGE} } } }`
  expect(await excessesOf(() => ben.ask(query, { id: keeper, search }))).toEqual([])
})

test.each([
  { words: 'harbour' },
  { words: 'quetzal' },
  { words: 'no such words' },
  { words: 'zq' },
  { words: 'harbour', model: 'a-model' },
  { words: 'harbour', model: 'rare-model' },
  { model: 'a-model' },
  { model: 'no-model' },
  { seed: 78 },
  { author: 'ben' },
  { author: 'owner 7' },
  { createdAfter: '2000-01-01T00:00:00Z', createdBefore: '2000-01-02T00:00:00Z' },
])('a search of the generated assets for %o reads no more than it shows', async (generation) => {
  const query = `query ($generation: AssetGenerationInput!, $search: String) { assets(generation: $generation, search: $search, origin: GENERATED) { nodes { id } ${PAGE} } }`
  for (const search of [null, 'harbour', 'no such words']) {
    expect(await excessesOf(() => ben.ask(query, { generation, search }))).toEqual([])
    expect(await excessesOf(() => ana.ask(query, { generation, search }))).toEqual([])
  }
})

test('a project counts its videos without reading them', async () => {
  const count = 'query ($id: ID!) { project(id: $id) { videoCount } }'
  expect(await excessesOf(() => ben.ask(count, { id: keeper }))).toEqual([])
})

test('the lists of notifications and of the audit log, too', async () => {
  expect(await excessesOf(() => ana.ask(`{ notifications { nodes { id } unreadCount ${PAGE} } }`))).toEqual(
    [],
  )
  expect(await excessesOf(() => ana.ask(`{ audit { nodes { id actor { id } } ${PAGE} } }`))).toEqual([])
})

test('storage usage is summed without reading the rows of files', async () => {
  expect(await excessesOf(() => ana.ask(STORAGE))).toEqual([])
})

test.each([
  '/projects',
  '/projects/:id',
  '/projects/:id/messages',
  '/projects/:id/sounds',
  '/projects/:id/cut/cues',
  '/projects/:id/sound-orders',
  '/video/project/:id',
  '/assets',
  '/team/assets',
  '/marketplace/assets',
  '/notifications',
])('GET %s reads no more than it returns', async (path) => {
  expect(await excessesOf(() => restOfBen.get(path.replace(':id', keeper!)))).toEqual([])
})

test.each(['/users', '/moderation/assets'])(
  'GET %s reads no more than it returns, for an admin',
  async (path) => {
    expect(await excessesOf(() => restOfAna.get(path))).toEqual([])
  },
)

test('a list is counted exactly up to ten thousand', async () => {
  const countOf = async (list: string) => (await ben.ask(below(list), { id: keeper })).project
  expect((await countOf('messages')).messages.count).toEqual({ value: 10_000, isExact: true })
  await run(
    `insert into message (project_id, author_id, content, sender_type) select project_id, author_id, content, sender_type from message where project_id = ? limit 1`,
    [keeper],
  )
  expect((await countOf('messages')).messages.count).toEqual({ value: 10_000, isExact: false })
  expect(
    (await ben.ask('query ($id: ID!) { project(id: $id) { messages { totalCount } } }', { id: keeper }))
      .project.messages.totalCount,
  ).toBe(10_001)
})

test('search results are counted in the same way, wherever they match', async () => {
  const counted = async (search: string) =>
    (
      await ana.ask(
        'query ($search: String) { assets(search: $search) { count { value isExact } totalCount } }',
        { search },
      )
    ).assets
  const [{ total }] = await run<{ total: string }>(
    `select count(*) as total from asset where deleted_at is null`,
  )
  expect(await counted('HARBOUR')).toEqual({
    count: { value: 10_000, isExact: false },
    totalCount: Number(total),
  })
  expect(await counted('Quetzal')).toEqual({ count: { value: 1, isExact: true }, totalCount: 1 })
  for (const search of ['f', 'ab', 'a_b', 'e_1', 'take_12', '%'])
    expect(await counted(search)).toEqual(await bySubstring(search))
})

/** The expected count of a search: a substring of the name or of any tag. */
async function bySubstring(search: string) {
  const [{ total }] = await run<{ total: string }>(
    `select count(*) as total from asset where deleted_at is null
     and (strpos(lower(name), ?) > 0 or exists (select from unnest(tags) tag where strpos(lower(tag), ?) > 0))`,
    [search, search],
  )
  const value = Number(total)
  return { count: { value: Math.min(value, 10_000), isExact: value <= 10_000 }, totalCount: value }
}
