import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import type { Client } from './graphql-client.js'
import { type TestInstallation, testInstallation } from './installation.js'
import { migratedDatabase } from './migrated-database.js'
import type { RestClient } from './rest-client.js'

/** A node of a plan, as Postgres reports it after running it. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: PlanNode[]
}

/** Tables of more rows are not read as a whole. */
const MANY = 1_000
/** What may be sorted: the longest page and one row more, and what a search reads of the newest rows. */
const SORTED = { page: 1_001, search: 10_000 }

let team: TestInstallation
let [ana, ben]: Client[] = []
let [restOfAna, restOfBen]: RestClient[] = []
let [keeper, crowd]: string[] = []
let sizes: Map<string, number>

beforeAll(async () => {
  const database = await migratedDatabase()
  team = await testInstallation({ on: database })
  ana = await team.join('ana')
  ben = await team.join('ben')
  ;[restOfAna, restOfBen] = [team.rest(ana), team.rest(ben)]
  await withoutTimeLimit(database.url, async (client) => {
    await fill(client)
    await client.query('vacuum analyze')
  })
  const tables = await run<{ name: string; rows: number }>(
    `select relname as name, reltuples as rows from pg_class where relkind = 'r'`,
  )
  sizes = new Map(tables.map(({ name, rows }) => [name, rows]))
})
afterAll(() => team.close())

const run = <Found extends object>(sql: string, parameters: unknown[] = []) =>
  team.installation.database.em.fork().execute<Found[]>(sql, parameters)

/** Runs this on a connection of its own, without the time limit of the product's statements. */
async function withoutTimeLimit(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await work(client).finally(() => client.end())
}

/** More rows than the planner reads without an index, in every list. */
async function fill(client: pg.Client): Promise<void> {
  const ago = `now() - n * interval '1 second'`
  const series = (count: number) => `from generate_series(1, ${count}) n`
  const insert = (sql: string, parameters: unknown[] = []) =>
    client.query<{ id: string }>(sql, parameters).then(({ rows }) => rows)
  await insert(
    `insert into account (username, email, created_at) select 'owner ' || n, 'owner' || n || '@example.com', ${ago} ${series(3_000)}`,
  )
  const anaId = `(select id from account where username = 'ana')`
  const benId = `(select id from account where username = 'ben')`
  for (let part = 0; part < 4; part++)
    await insert(
      `with owner as (select id, row_number() over (order by created_at desc, id) as at from account)
       insert into asset (name, tags, approval_status, is_generated, prompt, seed, model, owner_id, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash,
         flagged_at, price, deleted_at, created_at, updated_at)
       select 'Harbour ' || md5(n::text) || case n when 77 then ' quetzal' else '' end, array['take_' || n % 997],
         case n % 20 when 0 then 'pending' else 'approved' end, n % 3 = 0,
         'Harbour ' || md5(n::text) || case n when 78 then ' quetzal' else '' end, n, case n when 81 then 'rare-model' else 'a-model' end, case n % 3 when 0 then ${benId} else owner.id end, 'o', 'm', 's', 1, 1, '#335577', '',
         case n % 13 when 0 then ${ago} end, case n % 11 when 0 then 5 end, case n % 5 when 0 then ${ago} end, ${ago}, ${ago}
       from generate_series(${part * 5_000 + 1}, ${(part + 1) * 5_000}) n join owner on owner.at = 1 + n % 3000`,
    )
  await insert(
    `insert into project (name, owner_id, is_private, deleted_at, created_at, updated_at) select 'Reel ' || md5(n::text), ${anaId}, n % 10 = 0, case n % 5 when 0 then ${ago} end, ${ago}, ${ago} ${series(8_000)}`,
  )
  ;[{ id: keeper }] = await insert(
    `insert into project (name, owner_id) values ('The Keeper', ${anaId}) returning id`,
  )
  ;[{ id: crowd }] = await insert(
    `insert into project (name, owner_id) values ('The Crowd', ${anaId}) returning id`,
  )
  await insert(`insert into project_asset (project_id, asset_id) select $1::uuid, id from asset limit 500`, [
    keeper,
  ])
  await insert(
    `insert into message (project_id, author_id, content, sender_type, created_at) select p.id, ${anaId}, 'Take ' || n, 'user', ${ago} from project p, generate_series(1, 10000) n where p.id = any($1::uuid[])`,
    [[keeper, crowd]],
  )
  await insert(
    `insert into video (project_id, author_id, title, prompt, seed, engine, model, status, is_merged, deleted_at, created_at) select p.id, ${anaId}, 'Take ' || n, 'Harbour ' || md5(n::text) || case n when 77 then ' quetzal' else '' end, n, 'local', case n when 78 then 'rare-model' else 'a-model' end, 'pending', n % 9 = 0, case n % 5 when 0 then ${ago} end, ${ago} from project p, generate_series(1, 10000) n where p.id = any($1::uuid[])`,
    [[keeper, crowd]],
  )
  await insert(
    `insert into stored_file (key, bytes, project_id) select (array['assets', 'videos', 'films', 'parts'])[1 + n % 4] || '/' || md5(n::text), n, case when n % 4 in (1, 2) then $1::uuid end ${series(100_000)}`,
    [keeper],
  )
  await insert(
    `insert into notification (user_id, message, is_read, created_at) select case n % 2 when 0 then ${anaId} else ${benId} end, 'It is ready', n > 20, ${ago} ${series(20_000)}`,
  )
  await insert(
    `insert into audit_entry (action, actor_id, subject_id, subject_name, created_at) select 'asset-approved', ${anaId}, gen_random_uuid(), 'A picture', ${ago} ${series(20_000)}`,
  )
}

/** The statements that reading something sends, as they are sent. */
async function statementsOf(read: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const knex = team.installation.database.em.getKnex()
  const note = ({ sql }: { sql: string }) => void sent.push(sql)
  knex.on('query', note)
  await read()
  knex.off('query', note)
  return sent.filter((sql) => /^\s*(select|with)\b/i.test(sql))
}

const parts = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(parts)]

/** What a plan does to very many rows at once, in words; a part that was not needed does nothing. */
function excesses(plan: PlanNode, sql: string): string[] {
  const most = /\bsampled as materialized\b/.test(sql) ? SORTED.search : SORTED.page
  return parts(plan).flatMap((node) => {
    const table = node['Relation Name']
    if (!node['Actual Loops']) return []
    if (node['Node Type'] === 'Seq Scan' && sizes.get(table!)! > MANY) return [`reads all of ${table}`]
    const sorted = node['Node Type'] === 'Sort' ? node.Plans![0]! : undefined
    if (sorted && sorted['Actual Rows'] * sorted['Actual Loops'] > most) return ['sorts very many rows']
    return []
  })
}

/** What reading something does to very many rows at once, and the statements that do. */
async function excessesOf(read: () => Promise<unknown>) {
  const statements = await statementsOf(read)
  expect(statements.length).toBeGreaterThan(0)
  const found = []
  for (const sql of statements) {
    const [
      {
        'QUERY PLAN': [{ Plan: plan }],
      },
    ] = await run<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (analyze, format json) ${sql}`)
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
  `query ($search: String) { ${list}(search: $search) { nodes { id } ${PAGE} } }`
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

test('so do its later pages', async () => {
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
  'a page of %s reads no more than it shows, to a member',
  async (list) => {
    expect(await excessesOf(() => ben.ask(searched(list)))).toEqual([])
  },
)

test.each([
  'messages',
  'videos',
  'videos(status: DECLINED)',
  'videos(isMerged: true)',
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
  { from: '2000-01-01T00:00:00Z', to: '2000-01-02T00:00:00Z' },
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
  { from: '2000-01-01T00:00:00Z', to: '2000-01-02T00:00:00Z' },
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

test('so do the lists of notifications and of the audit log', async () => {
  expect(await excessesOf(() => ana.ask(`{ notifications { nodes { id } unreadCount ${PAGE} } }`))).toEqual(
    [],
  )
  expect(await excessesOf(() => ana.ask(`{ audit { nodes { id actor { id } } ${PAGE} } }`))).toEqual([])
})

test('what is stored is summed without reading the files’ rows', async () => {
  expect(await excessesOf(() => ana.ask(STORAGE))).toEqual([])
})

test.each([
  '/projects',
  '/projects/:id',
  '/projects/:id/messages',
  '/video/project/:id',
  '/assets',
  '/team/assets',
  '/marketplace/assets',
  '/notifications',
])('GET %s reads no more than it returns', async (path) => {
  expect(await excessesOf(() => restOfBen.get(path.replace(':id', keeper!)))).toEqual([])
})

test.each(['/users', '/moderation/assets'])(
  'GET %s reads no more than it returns, to an admin',
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

test('what a search finds is counted in the same way, wherever it stands', async () => {
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

/** The count of a search as the rule says it: a substring of the name or of any tag. */
async function bySubstring(search: string) {
  const [{ total }] = await run<{ total: string }>(
    `select count(*) as total from asset where deleted_at is null
     and (strpos(lower(name), ?) > 0 or exists (select from unnest(tags) tag where strpos(lower(tag), ?) > 0))`,
    [search, search],
  )
  const value = Number(total)
  return { count: { value: Math.min(value, 10_000), isExact: value <= 10_000 }, totalCount: value }
}
