import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { openDatabase } from '../src/app/process/database.js'
import type { Database } from '#platform/database/orm'
import { Events } from '#platform/events/events'
import { BackgroundTasks } from '#platform/queue/background/background-tasks'
import { JobQueue } from '#platform/queue/job-queue'
import { SharedTasks } from '#platform/queue/shared/shared-tasks'
import { migratedDatabase } from './migrated-database.js'
import { type PlanNode, nodesOf, planOf, sentStatements } from './query-plan.js'

const ENDED = 5_000
const WAITING = 2_000
/** Open jobs that wait for shared tasks. */
const OPEN = 200
/** How often a claim may process each waiting row: reading, sorting, numbering and joining. */
const MOST_STEPS_A_ROW = 20

const [project, queue, toolkit] = [randomUUID(), 'polishing', 'ffmpeg 7']
const log = pino({ level: 'silent' })
let fresh: Awaited<ReturnType<typeof migratedDatabase>>
let database: Database

beforeAll(async () => {
  fresh = await migratedDatabase()
  database = await openDatabase(fresh.url)
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const run = <Row extends object>(sql: string, parameters: unknown[] = []) =>
  database.em.fork().execute<Row[]>(sql, parameters)

/** Statistics of an empty queue with many ended jobs, then new rows before the next statistics. */
beforeAll(async () => {
  for (const table of ['job', 'shared_task', 'background_task'])
    await run(`alter table ${table} set (autovacuum_enabled = false)`)
  await run(
    `insert into job (kind, status, project_id, author_id, finished_at, created_at)
     select 'video', 'succeeded', ?, gen_random_uuid(), now(), now() - n * interval '1 second' from generate_series(1, ?) n`,
    [project, ENDED],
  )
  for (const table of ['job', 'shared_task', 'background_task']) await run(`analyze ${table}`)
  const authors = `(select array_agg(gen_random_uuid()) from generate_series(1, 20))`
  await run(
    `insert into job (kind, project_id, author_id, created_at)
     select 'video', ?, all_of[1 + n % 20], now() + n * interval '1 millisecond' from generate_series(1, ?) n, (select ${authors} all_of) a`,
    [project, WAITING],
  )
  await run(
    `insert into job (kind, status, project_id, author_id, lease_until)
     select 'merge', 'running', ?, gen_random_uuid(), now() + interval '1 hour' from generate_series(1, ?) n`,
    [project, OPEN],
  )
  await run(
    `insert into shared_task (key, kind, toolkit, data, place, wanted_by, author_id)
     select 'part ' || n, 'part', ?, '{}', n, array[wanted.id::text], wanted.author_id
     from generate_series(1, ?) n join (select id, author_id, row_number() over (order by id) at from job where kind = 'merge') wanted on wanted.at = 1 + n % ?`,
    [toolkit, WAITING, OPEN],
  )
  await run(
    `insert into background_task (queue, key, data, author_id)
     select ?, 'task ' || n, '{}', all_of[1 + n % 20] from generate_series(1, ?) n, (select ${authors} all_of) a`,
    [queue, WAITING],
  )
})

/** Number of rows that all nodes and loops of a plan process. */
const stepsOf = (plan: PlanNode): number =>
  nodesOf(plan).reduce(
    (sum, node) =>
      sum +
      node['Actual Loops'] *
        (node['Actual Rows'] +
          (node['Rows Removed by Filter'] ?? 0) +
          (node['Rows Removed by Join Filter'] ?? 0)),
    0,
  )

const CLAIMS: [string, () => Promise<unknown>][] = [
  ['a job', () => new JobQueue(database.em).take('video')],
  [
    'a shared task',
    () =>
      new SharedTasks({ db: database.em, events: new Events(fresh.url, log), log }).take(['part'], toolkit),
  ],
  [
    'a background task',
    () =>
      new BackgroundTasks({
        db: database.em,
        queue,
        work: async () => {},
        scratch: tmpdir(),
        log,
        signal: new AbortController().signal,
      }).take(),
  ],
]

test.each(CLAIMS)(
  'claiming %s processes each waiting row only a few times, even with the statistics of an empty queue',
  async (_what, claim) => {
    const statements = await sentStatements(database.em, async () => expect(await claim()).toBeDefined())
    const claiming = statements.find((sql) => /skip locked/.test(sql) && !/outbox/.test(sql))
    const plan = await planOf(database.em, claiming!)
    expect(stepsOf(plan)).toBeLessThan(WAITING * MOST_STEPS_A_ROW)
  },
)
