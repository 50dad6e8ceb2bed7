import { openMeasured } from './measured.js'

/**
 * Measures the library's lists over GraphQL: `library.ts [ASSETS] [OWNERS] [RUNS] [FOLDER]`, by default
 * 100,000 assets of 50 owners and 200 runs. Prints milliseconds at the 50th, 95th and 99th percentile, and the
 * SQL statements of one response. With FOLDER what was made stays there for the next run.
 */

const [assets, owners, runs] = [
  Number(process.argv[2] ?? 100_000),
  Number(process.argv[3] ?? 50),
  Number(process.argv[4] ?? 200),
]
const PAGE = 50
/** Fewer than one in 10,000 of 100,000. */
const FEW = 5
const LIST = `query ($first: Int! = ${PAGE}, $after: String, $search: String, $scope: AssetScope! = TEAM, $origin: AssetOrigin! = ALL) {
  assets(first: $first, after: $after, search: $search, scope: $scope, origin: $origin) {
    count { value isExact } pageInfo { hasNextPage endCursor }
    nodes { id name description tags approvalStatus isGenerated owner { id username } url mediumUrl smallUrl width height dominantColor thumbHash createdAt updatedAt
      flagged price isListed viewerCanEdit viewerCanDelete viewerCanFlag viewerHasCopy }
  }
}`

const bench = await openMeasured(process.argv[5])
const { em } = bench

interface Listed {
  nodes: unknown[]
  count: { value: number; isExact: boolean }
  pageInfo: { hasNextPage: boolean; endCursor: string }
}
const list = async (token: string, variables: object) =>
  (await bench.ask(LIST, variables, token)).assets as Listed

/**
 * Rows as uploads would leave them: most approved, a word that one in 10,000 has, names and tags of mixed
 * words.
 */
async function fill(): Promise<void> {
  await bench.fill(
    'account',
    `insert into account (username, email) select 'owner' || n, 'owner' || n || '@example.com' from generate_series(1, ${owners - 2}) n`,
  )
  await bench.fill(
    'asset',
    `with owner as (select id, row_number() over (order by created_at, id) - 1 as at from account)
    insert into asset (name, tags, approval_status, is_generated, owner_id, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash, created_at, updated_at)
    select
      (array['North wall', 'Éclair', 'Harbour at dusk', 'Line 9', 'Salt road', 'Склад'])[1 + n % 6] || ' ' || md5(n::text) || case when n % 10000 = 77 then ' quetzalcoatl' else '' end,
      array[(array['dusk', 'brick', 'night', 'coast', 'snow'])[1 + n % 5], 'take_' || n % 997],
      case when n % 20 = 0 then 'pending' when n % 33 = 0 then 'declined' else 'approved' end, n % 3 = 0, owner.id,
      'assets/aa/bb/' || gen_random_uuid() || '.png', 'assets/aa/bb/' || gen_random_uuid() || '.webp', 'assets/aa/bb/' || gen_random_uuid() || '.webp',
      1280, 720, '#335577', '1QcSHQRnh493V4dIh4eXh1h4kJUI', now() - n * interval '1 second', now() - n * interval '1 second'
    from generate_series(1, ${assets}) n join owner on owner.at = n % ${owners}`,
  )
}

async function measure(name: string, token: string, variables: (run: number) => object): Promise<void> {
  const { nodes, count } = await list(token, variables(0))
  const words = `${name}: ${nodes.length} of ${count.value}${count.isExact ? '' : '+'}`
  await bench.measure(words, runs, (run) => list(token, variables(run)))
}

try {
  const [admin, member] = [await bench.person('ana'), await bench.person('ben')]
  if (!bench.isFilled) await fill()
  bench.printHead(`${assets} assets of ${owners} owners; pages of ${PAGE}, ${runs} runs`)
  const cursors: string[] = []
  for (let after: string | null = null; cursors.length < 40;) {
    const { pageInfo } = await list(member, { after, first: 200 })
    cursors.push((after = pageInfo.endCursor))
    if (!pageInfo.hasNextPage) break
  }
  const [{ at }] = await em.execute<[{ at: string }]>(
    `select max(updated_at) - ?::int * interval '1 second' as at from asset`,
    [Math.round(assets / 2)],
  )
  const middle = Buffer.from(
    `${new Date(at).toISOString().slice(0, -1)}000Z 00000000-0000-4000-8000-000000000000`,
  ).toString('base64url')
  await measure('first page', member, () => ({}))
  await measure('first page, an admin', admin, () => ({}))
  await measure('a later page', member, (run) => ({ after: cursors[run % cursors.length] }))
  await measure('in the middle', member, () => ({ after: middle }))
  await measure('own', member, () => ({ scope: 'MINE' }))
  await measure('generated', member, () => ({ origin: 'GENERATED' }))
  // pages that 100,000 assets fill as well, so that runs with more of them return as much
  await measure('one in 10,000', member, () => ({ search: 'QUETZALCOATL', first: FEW }))
  await measure('no hit', member, () => ({ search: 'no such words' }))
  await measure('a tag of many', member, () => ({ search: 'take_12' }))
  await measure('every third', member, () => ({ search: 'dusk' }))
  await measure('all', member, () => ({ search: 'take' }))
  await measure('two letters', member, () => ({ search: 'zq' }))
  await measure('two letters of some', member, () => ({ search: 'tz', first: FEW }))
  await measure('one letter', member, () => ({ search: 'z', first: FEW }))
} finally {
  await bench.close()
}
