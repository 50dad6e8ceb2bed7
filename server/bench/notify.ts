import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { openDatabase } from '../src/app/process/database.js'
import { Events, type Fact, announce } from '../src/core/events.js'
import { migrate } from '../src/db/orm.js'
import { startEmbedded } from '../src/db/embedded.js'
import { Message, MessageType, SenderType } from '../src/modules/chat/message.entity.js'
import { Project } from '../src/modules/project/project.entity.js'

/**
 * Measures what announcements cost writers: `notify.ts [WRITERS] [SECONDS]`, by default 16 writers, each
 * with a connection, and four rounds of three seconds for each way, in turns. A writer adds a message to a
 * project of its own, as the chat does, again and again, on a Postgres that keeps what it acknowledges; then
 * the same with a bare insert and the bare statements, for which this process is no bound.
 * Prints commits a second without announcements, with them, and with `pg_notify` in each transaction, which
 * holds Postgres’ lock until it has committed; how many times as many the first are; and how long after its
 * commit a fact is heard.
 */

const [writers, seconds] = [Number(process.argv[2] ?? 16), Number(process.argv[3] ?? 3)]
const ROUNDS = 4

const folder = await mkdtemp(join(tmpdir(), 'bench-notify-'))
const server = await startEmbedded({ dataDir: join(folder, 'postgres') })
const database = await openDatabase(server.url, { connections: writers })
await migrate(database)
const events = new Events(server.url, pino({ level: 'silent' }))
await events.open()
const { em } = database
events.publishFor(em)
await em.execute('create table line (id bigint generated always as identity, words text)')
const clients = Array.from({ length: writers }, () => new pg.Client(server.url))
for (const client of clients) await client.connect()
const [{ id: authorId }] = await em.execute<[{ id: string }]>(
  `insert into account (username, email) values ('ana', 'ana@example.com') returning id`,
)
const projects = await em.execute<{ id: string }[]>(
  `insert into project (name, owner_id) select 'Project ' || n, ?::uuid from generate_series(1, ?::int) n returning id`,
  [authorId, writers],
)

type Way = (transaction: typeof em, fact: Fact) => Promise<unknown>
const ways: Record<string, Way> = {
  'without announcements': async () => undefined,
  'with announcements': (transaction, fact) => announce(transaction, fact),
  'pg_notify in each transaction': (transaction, fact) =>
    transaction.execute(`select pg_notify('elsewhere', ?)`, [JSON.stringify(fact)]),
}

const bare: Record<string, string> = {
  'bare, without announcements': 'select 1',
  'bare, with announcements': `insert into outbox (facts) values ('{"topic":"cut","id":"one"}')`,
  'bare, pg_notify in each': `select pg_notify('elsewhere', '{"topic":"cut","id":"one"}')`,
}

/** The same with bare statements; what waits in the outbox is published meanwhile. */
async function writeBare(tell: string): Promise<number> {
  const end = performance.now() + seconds * 1000
  let commits = 0
  const writer = async (client: pg.Client) => {
    while (performance.now() < end) {
      await client.query('begin')
      await client.query(`insert into line (words) values ('A lighthouse at dusk')`)
      await client.query(tell)
      await client.query('commit')
      commits += 1
    }
  }
  const publisher = async () => {
    while (performance.now() < end) {
      await announce(em, { topic: 'cut', id: 'another' })
      await pause(5)
    }
  }
  await Promise.all([...clients.map(writer), publisher()])
  return commits / seconds
}

/** Writes with all writers for some seconds; returns how many commits there were in a second. */
async function write(tell: Way): Promise<number> {
  const end = performance.now() + seconds * 1000
  let commits = 0
  const writer = async ({ id: projectId }: { id: string }) => {
    while (performance.now() < end) {
      const { id } = await em.fork().transactional(async (transaction) => {
        await transaction.findOneOrFail(Project, projectId)
        const message = transaction.create(Message, {
          projectId,
          authorId,
          content: 'A lighthouse at dusk',
          senderType: SenderType.USER,
          messageType: MessageType.VIDEO,
        })
        await transaction.flush()
        await tell(transaction, { topic: 'message', id: message.id, projectId })
        await transaction.nativeUpdate(Project, { id: projectId }, { updatedAt: new Date() })
        await tell(transaction, { topic: 'project', id: projectId })
        return message
      })
      committed.set(id, performance.now())
      commits += 1
    }
  }
  await Promise.all(projects.map(writer))
  return commits / seconds
}

const committed = new Map<string, number>()
const delays: number[] = []
events.on('message', ({ id }) => {
  const since = committed.get(id)
  delays.push(since === undefined ? 0 : performance.now() - since)
})

try {
  const counts: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, tell] of Object.entries(ways)) {
      const rate = await write(tell)
      if (round) (counts[name] ??= []).push(rate)
    }
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, tell] of Object.entries(bare)) {
      const rate = await writeBare(tell)
      if (round) (counts[name] ??= []).push(rate)
    }
  const medians = Object.entries(counts).map(
    ([name, rates]) => [name, rates.sort((a, b) => a - b)[Math.floor(rates.length / 2)]] as const,
  )
  process.stdout.write(
    `${writers} writers, ${ROUNDS - 1} rounds of ${seconds} s; load ${loadavg()[0].toFixed(1)}\n`,
  )
  for (const [name, median] of medians)
    process.stdout.write(
      `${name.padEnd(32)}${median.toFixed(0).padStart(7)} commits a second${(medians[name.startsWith('bare') ? 3 : 0][1] / median).toFixed(2).padStart(7)}\n`,
    )
  delays.sort((a, b) => a - b)
  const at = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))]
  process.stdout.write(
    `${delays.length} facts heard, half ${at(0.5).toFixed(1)} ms after the commit, 99 % ${at(0.99).toFixed(1)} ms\n`,
  )
} finally {
  for (const client of clients) await client.end()
  await events.close()
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
