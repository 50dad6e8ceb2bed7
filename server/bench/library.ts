import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openApi } from '../src/app/process/api.js'
import { readEnv } from '../src/app/config/env.js'
import { openInstallation } from '../src/app/process/installation.js'
import { startEmbedded } from '../src/db/embedded.js'

/**
 * Measures the library's lists over GraphQL: `library.ts [ASSETS] [OWNERS] [RUNS]`, by default 100,000 assets
 * of 50 owners and 200 runs. Prints milliseconds at the 50th, 95th and 99th percentile, and the SQL
 * statements of one response.
 */

const [assets, owners, runs] = [
  Number(process.argv[2] ?? 100_000),
  Number(process.argv[3] ?? 50),
  Number(process.argv[4] ?? 200),
]
const PAGE = 50
const PASSWORD = 'correct horse battery'
const LIST = `query ($first: Int! = ${PAGE}, $after: String, $search: String, $scope: AssetScope! = TEAM, $origin: AssetOrigin! = ALL) {
  assets(first: $first, after: $after, search: $search, scope: $scope, origin: $origin) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id name description tags approvalStatus isGenerated owner { id username } url mediumUrl smallUrl width height dominantColor thumbHash createdAt updatedAt
      flagged price isListed viewerCanEdit viewerCanDelete viewerCanFlag viewerHasCopy }
  }
}`

const folder = await mkdtemp(join(tmpdir(), 'bench-library-'))
const server = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
const env = {
  ...readEnv({ NODE_ENV: 'test', DATA_DIR: folder, RATE_LIMIT: '100000000', PATH: process.env.PATH }),
  PORT: 0,
}
const installation = await openInstallation(env, {
  databaseUrl: server.url,
  secret: 'a secret of thirty-two letters or more',
  log: pino({ level: 'silent' }),
})
const api = await openApi(installation)
const { em } = installation.database

interface Answer {
  signIn: { token: string }
  assets: { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
}

async function ask(query: string, variables: object, token?: string): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${api.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Answer; errors?: { message: string }[] }
  if (errors) throw new Error(errors[0].message)
  return data
}

async function person(username: string): Promise<string> {
  await ask('mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
    input: { email: `${username}@example.com`, username, password: PASSWORD },
  })
  return (
    await ask('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
      input: { identifier: username, password: PASSWORD },
    })
  ).signIn.token
}

/**
 * Rows as uploads would leave them: most approved, a word that one in 10,000 has, names and tags of mixed
 * words.
 */
async function fill(): Promise<void> {
  await em.execute(
    `insert into account (username, email) select 'owner' || n, 'owner' || n || '@example.com' from generate_series(1, ?::int) n`,
    [owners - 2],
  )
  await em.execute(
    `
    with owner as (select id, row_number() over (order by created_at, id) - 1 as at from account)
    insert into asset (name, tags, approval_status, is_generated, owner_id, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash, created_at, updated_at)
    select
      (array['North wall', 'Éclair', 'Harbour at dusk', 'Line 9', 'Salt road', 'Склад'])[1 + n % 6] || ' ' || md5(n::text) || case when n % 10000 = 77 then ' quetzalcoatl' else '' end,
      array[(array['dusk', 'brick', 'night', 'coast', 'snow'])[1 + n % 5], 'take_' || n % 997],
      case when n % 20 = 0 then 'pending' when n % 33 = 0 then 'declined' else 'approved' end, n % 3 = 0, owner.id,
      'assets/aa/bb/' || gen_random_uuid() || '.png', 'assets/aa/bb/' || gen_random_uuid() || '.webp', 'assets/aa/bb/' || gen_random_uuid() || '.webp',
      1280, 720, '#335577', '1QcSHQRnh493V4dIh4eXh1h4kJUI', now() - n * interval '1 second', now() - n * interval '1 second'
    from generate_series(1, ?::int) n join owner on owner.at = n % ?::int`,
    [assets, owners],
  )
  await em.execute('vacuum analyze asset') // as autovacuum does it in time
}

let statements = 0
em.getKnex().on('query', () => (statements += 1))

async function measure(name: string, token: string, variables: (run: number) => object): Promise<void> {
  for (let run = 0; run < 5; run++) await ask(LIST, variables(run), token)
  const times: number[] = []
  let [rows, most] = [0, 0]
  for (let run = 0; run < runs; run++) {
    statements = 0
    const begun = performance.now()
    const { assets: page } = await ask(LIST, variables(run), token)
    times.push(performance.now() - begun)
    rows = page.nodes.length
    most = Math.max(most, statements)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1).padStart(7)
  process.stdout.write(
    `${name.padEnd(34)}${at(0.5)}${at(0.95)}${at(0.99)}  ${String(rows).padStart(4)} rows  ${most} statements\n`,
  )
}

try {
  const [admin, member] = [await person('ana'), await person('ben')]
  const begun = performance.now()
  await fill()
  process.stdout.write(
    `${assets} assets of ${owners} owners, made in ${((performance.now() - begun) / 1000).toFixed(0)} s; pages of ${PAGE}, ${runs} runs\n`,
  )
  process.stdout.write(
    `${'milliseconds'.padEnd(34)}${'p50'.padStart(7)}${'p95'.padStart(7)}${'p99'.padStart(7)}\n`,
  )
  const cursors: string[] = []
  for (let after: string | null = null; cursors.length < 40;) {
    const { assets: page }: Answer = await ask(LIST, { after, first: 200 }, member)
    cursors.push((after = page.pageInfo.endCursor))
    if (!page.pageInfo.hasNextPage) break
  }
  const middle = Buffer.from(
    `${new Date(Date.now() - (assets / 2) * 1000).toISOString()} 00000000-0000-4000-8000-000000000000`,
  ).toString('base64url')
  await measure('first page', member, () => ({}))
  await measure('first page, an admin', admin, () => ({}))
  await measure('a later page', member, (run) => ({ after: cursors[run % cursors.length] }))
  await measure('a page in the middle', member, () => ({ after: middle }))
  await measure('own assets', member, () => ({ scope: 'MINE' }))
  await measure('generated ones', member, () => ({ origin: 'GENERATED' }))
  await measure('search, a hit in 10,000', member, () => ({ search: 'QUETZALCOATL' }))
  await measure('search, no hit', member, () => ({ search: 'no such words' }))
  await measure('search, a tag of many', member, () => ({ search: 'take_12' }))
  await measure('search, every fifth', member, () => ({ search: 'dusk' }))
  await measure('search, two letters', member, () => ({ search: 'zq' }))
} finally {
  await api.drain()
  await installation.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
