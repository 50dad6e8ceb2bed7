import { openMeasured } from './measured.js'

/**
 * Measures the first pages of all lists but the library’s over GraphQL, with their counts:
 * `lists.ts [ROWS] [RUNS] [FOLDER]`, by default 1,000,000 messages in one project, notifications of one person
 * and audit entries, a fifth as many videos in that project, a tenth as many projects, and 200 runs. Prints
 * milliseconds at the 50th, 95th and 99th percentile, and the SQL statements of one response. With FOLDER what
 * was made stays there for the next run.
 */

const [rows, runs] = [Number(process.argv[2] ?? 1_000_000), Number(process.argv[3] ?? 200)]
const [videos, projects] = [rows / 5, rows / 10]
const COUNT = 'count { value isExact } pageInfo { hasNextPage endCursor }'
const BIG = 'The Keeper'

const bench = await openMeasured(process.argv[4])
const { em } = bench

async function fill(): Promise<void> {
  const ago = `now() - n * interval '1 second'`
  const ana = `(select id from account where username = 'ana')`
  const big = `(select id from project where name = '${BIG}')`
  const from = (count: number) => `from generate_series(1, ${count}) n`
  await bench.fill(
    'project',
    `insert into project (name, owner_id, is_private, created_at, updated_at)
     select case n when 1 then '${BIG}' else 'Reel ' || md5(n::text) end, ${ana}, n % 10 = 0, ${ago}, ${ago} ${from(projects)}`,
  )
  await bench.fill(
    'message',
    `insert into message (project_id, author_id, content, sender_type, created_at)
     select ${big}, ${ana}, 'A lighthouse at dusk ' || n, case n % 2 when 0 then 'user' else 'assistant' end, ${ago} ${from(rows)}`,
  )
  await bench.fill(
    'video',
    `insert into video (project_id, author_id, title, prompt, ratio, engine, model, status, is_merged, created_at)
     select ${big}, ${ana}, 'Take ' || n, 'A lighthouse at dusk', '16:9', 'local', 'a-model', 'pending', n % 50 = 0, ${ago} ${from(videos)}`,
  )
  await bench.fill(
    'notification',
    `insert into notification (user_id, message, is_read, created_at) select ${ana}, 'It is ready ' || n, n > 20, ${ago} ${from(rows)}`,
  )
  await bench.fill(
    'audit_entry',
    `insert into audit_entry (action, actor_id, subject_id, subject_name, created_at)
     select 'asset-approved', ${ana}, gen_random_uuid(), 'A picture ' || n, ${ago} ${from(rows)}`,
  )
}

try {
  const [admin, member] = [await bench.person('ana'), await bench.person('ben')]
  if (!bench.isFilled) await fill()
  const [{ id }] = await em.execute<[{ id: string }]>('select id from project where name = ?', [BIG])
  const measure = (name: string, token: string, query: string, variables: object = {}) =>
    bench.measure(name, runs, () => bench.ask(query, variables, token))
  const below = (list: string) => `query ($id: ID!) { project(id: $id) { ${list} } }`
  const found = 'query ($search: String) { projects(search: $search) { nodes { id name } ' + COUNT + ' } }'

  bench.printHead(`${rows} messages, notifications and audit entries, ${videos} videos, ${projects} projects`)
  await measure('projects', member, `{ projects { nodes { id name owner { id } videoCount } ${COUNT} } }`)
  await measure('projects, a rare word', member, found, { search: BIG })
  await measure('projects, a frequent word', member, found, { search: 'reel' })
  await measure('projects, two letters', member, found, { search: 'zq' })
  await measure(
    'messages',
    member,
    below('messages { nodes { id content author { id } } count { value isExact } }'),
    {
      id,
    },
  )
  await measure('videos', member, below(`videos { nodes { id title url } ${COUNT} }`), { id })
  await measure('merged films', member, below(`videos(isMerged: true) { nodes { id title url } ${COUNT} }`), {
    id,
  })
  await measure('counts of the project', member, below('assetCount videoCount'), { id })
  await measure('notifications', admin, `{ notifications { nodes { id message } unreadCount ${COUNT} } }`)
  await measure('audit log', admin, `{ audit { nodes { id action actor { id } } ${COUNT} } }`)
} finally {
  await bench.close()
}
