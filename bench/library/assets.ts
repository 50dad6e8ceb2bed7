import type { BenchInstallation } from '../shared/installation.js'
import type { Part, Size } from './part.js'

const OWNERS = 50
const PAGE = 50
/** Page size small enough that even searches with few hits among 100,000 assets fill a page. */
const SMALL_PAGE = 5
const CURSORS = 40
const LIST = `query ($first: Int! = ${PAGE}, $after: String, $search: String, $scope: AssetScope! = TEAM, $origin: AssetOrigin! = ALL) {
  assets(first: $first, after: $after, search: $search, scope: $scope, origin: $origin) {
    count { value isExact } pageInfo { hasNextPage endCursor }
    nodes { id name description tags approvalStatus isGenerated owner { id username } url mediumUrl smallUrl width height dominantColor thumbHash createdAt updatedAt
      flagged price isListed viewerCanEdit viewerCanDelete viewerCanFlag viewerHasCopy }
  }
}`

interface Page {
  nodes: unknown[]
  count: { value: number; isExact: boolean }
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

async function insert(bench: BenchInstallation, rows: number): Promise<void> {
  await bench.insertRows(
    'account',
    `insert into account (username, email) select 'owner' || n, 'owner' || n || '@example.com' from generate_series(1, ${OWNERS - 2}) n`,
  )
  await bench.insertRows(
    'asset',
    `with owner as (select id, row_number() over (order by created_at, id) - 1 as at from account)
    insert into asset (name, tags, approval_status, is_generated, owner_id, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash, created_at, updated_at)
    select
      (array['North wall', 'Éclair', 'Harbour at dusk', 'Line 9', 'Salt road', 'Склад'])[1 + n % 6] || ' ' || md5(n::text) || case when n % 10000 = 77 then ' quetzalcoatl' else '' end,
      array[(array['dusk', 'brick', 'night', 'coast', 'snow'])[1 + n % 5], 'take_' || n % 997],
      case when n % 20 = 0 then 'pending' when n % 33 = 0 then 'declined' else 'approved' end, n % 3 = 0, owner.id,
      'assets/aa/bb/' || gen_random_uuid() || '.png', 'assets/aa/bb/' || gen_random_uuid() || '.webp', 'assets/aa/bb/' || gen_random_uuid() || '.webp',
      1280, 720, '#335577', '1QcSHQRnh493V4dIh4eXh1h4kJUI', now() - n * interval '1 second', now() - n * interval '1 second'
    from generate_series(1, ${rows}) n join owner on owner.at = n % ${OWNERS}`,
  )
}

async function measure(bench: BenchInstallation, { rows, runs }: Size): Promise<void> {
  const [admin, member] = [await bench.signUp('ana'), await bench.signUp('ben')]
  await insert(bench, rows)
  const list = async (token: string, variables: object) =>
    (await bench.request(LIST, variables, token)).assets as Page
  const time = async (name: string, token: string, variables: (run: number) => object) => {
    const { nodes, count } = await list(token, variables(0))
    const title = `${name}: ${nodes.length} of ${count.value}${count.isExact ? '' : '+'}`
    await bench.measure(title, runs, (run) => list(token, variables(run)))
  }
  const cursors: string[] = []
  for (let after: string | null = null; cursors.length < CURSORS;) {
    const { pageInfo } = await list(member, { after, first: 200 })
    cursors.push((after = pageInfo.endCursor))
    if (!pageInfo.hasNextPage) break
  }
  const [{ at }] = await bench.em.execute<[{ at: string }]>(
    `select max(updated_at) - ?::int * interval '1 second' as at from asset`,
    [Math.round(rows / 2)],
  )
  const middle = Buffer.from(
    `${new Date(at).toISOString().slice(0, -1)}000Z 00000000-0000-4000-8000-000000000000`,
  ).toString('base64url')

  bench.printHeader(`assets: ${rows} assets of ${OWNERS} owners in pages of ${PAGE}, ${runs} runs`)
  await time('first page', member, () => ({}))
  await time('first page, admin', admin, () => ({}))
  await time('later page', member, (run) => ({ after: cursors[run % cursors.length] }))
  await time('middle page', member, () => ({ after: middle }))
  await time('own', member, () => ({ scope: 'MINE' }))
  await time('generated', member, () => ({ origin: 'GENERATED' }))
  await time('one in 10,000', member, () => ({ search: 'QUETZALCOATL', first: SMALL_PAGE }))
  await time('no hit', member, () => ({ search: 'no such words' }))
  await time('one tag of many', member, () => ({ search: 'take_12' }))
  await time('every third', member, () => ({ search: 'dusk' }))
  await time('all', member, () => ({ search: 'take' }))
  await time('two letters', member, () => ({ search: 'zq' }))
  await time('two letters, few hits', member, () => ({ search: 'tz', first: SMALL_PAGE }))
  await time('one letter', member, () => ({ search: 'z', first: SMALL_PAGE }))
}

/** First, later and searched pages of a library of `rows` assets. */
export const assets: Part = { defaultRows: 100_000, measure }
