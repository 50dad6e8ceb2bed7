import type { BenchInstallation } from '../shared/installation.js'
import type { Part, Size } from './part.js'

const COUNT = 'count { value isExact } pageInfo { hasNextPage endCursor }'
const PROJECT = 'The Keeper'
const PROJECTS = `query ($search: String) { projects(search: $search) { nodes { id name } ${COUNT} } }`

/** Videos and projects for a number of messages. */
const countsOf = (rows: number) => ({ videos: Math.ceil(rows / 5), projects: Math.ceil(rows / 10) })

async function insert(bench: BenchInstallation, rows: number): Promise<void> {
  const ago = `now() - n * interval '1 second'`
  const ana = `(select id from account where username = 'ana')`
  const project = `(select id from project where name = '${PROJECT}')`
  const from = (count: number) => `from generate_series(1, ${count}) n`
  const { videos, projects } = countsOf(rows)
  await bench.insertRows(
    'project',
    `insert into project (name, owner_id, is_private, created_at, updated_at)
     select case n when 1 then '${PROJECT}' else 'Reel ' || md5(n::text) end, ${ana}, n % 10 = 0, ${ago}, ${ago} ${from(projects)}`,
  )
  await bench.insertRows(
    'message',
    `insert into message (project_id, author_id, content, sender_type, created_at)
     select ${project}, ${ana}, 'A lighthouse at dusk ' || n, case n % 2 when 0 then 'user' else 'assistant' end, ${ago} ${from(rows)}`,
  )
  await bench.insertRows(
    'clip',
    `insert into clip (project_id, author_id, title, prompt, ratio, engine, model, status, created_at)
     select ${project}, ${ana}, 'Take ' || n, 'A lighthouse at dusk', '16:9', 'local', 'a-model', 'pending', ${ago} ${from(videos)}`,
  )
  await bench.insertRows(
    'film',
    `insert into film (project_id, author_id, title, status, created_at)
     select ${project}, ${ana}, 'Film ' || n, 'pending', ${ago} ${from(Math.ceil(videos / 50))}`,
  )
  await bench.insertRows(
    'notification',
    `insert into notification (user_id, message, is_read, created_at) select ${ana}, 'It is ready ' || n, n > 20, ${ago} ${from(rows)}`,
  )
  await bench.insertRows(
    'audit_entry',
    `insert into audit_entry (action, actor_id, subject_id, subject_name, created_at)
     select 'asset-approved', ${ana}, gen_random_uuid(), 'A picture ' || n, ${ago} ${from(rows)}`,
  )
}

async function measure(bench: BenchInstallation, { rows, runs }: Size): Promise<void> {
  const [admin, member] = [await bench.signUp('ana'), await bench.signUp('ben')]
  await insert(bench, rows)
  const [{ id }] = await bench.em.execute<[{ id: string }]>('select id from project where name = ?', [
    PROJECT,
  ])
  const time = (name: string, token: string, query: string, variables: object = {}) =>
    bench.measure(name, runs, () => bench.request(query, variables, token))
  const timeInProject = (name: string, selection: string) =>
    time(name, member, `query ($id: ID!) { project(id: $id) { ${selection} } }`, { id })

  const { videos, projects } = countsOf(rows)
  bench.printHeader(
    `lists: ${rows} messages, notifications and audit entries, ${videos} videos, ${projects} projects`,
  )
  await time('projects', member, `{ projects { nodes { id name owner { id } videoCount } ${COUNT} } }`)
  await time('projects, rare word', member, PROJECTS, { search: PROJECT })
  await time('projects, frequent word', member, PROJECTS, { search: 'reel' })
  await time('projects, two letters', member, PROJECTS, { search: 'zq' })
  await timeInProject('messages', 'messages { nodes { id content author { id } } count { value isExact } }')
  await timeInProject('videos', `clips { nodes { id title url } ${COUNT} }`)
  await timeInProject('films', `films { nodes { id title url } ${COUNT} }`)
  await timeInProject('counts of the project', 'assetCount videoCount')
  await time('notifications', admin, `{ notifications { nodes { id message } unreadCount ${COUNT} } }`)
  await time('audit log', admin, `{ audit { nodes { id action actor { id } } ${COUNT} } }`)
}

/**
 * First pages of all lists but the library: `rows` messages in one project, notifications of one person and audit
 * entries, a fifth as many videos in that project, and a tenth as many projects.
 */
export const lists: Part = { defaultRows: 1_000_000, measure }
