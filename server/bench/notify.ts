import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '../src/app/process/database.js'
import { Events, announce } from '../src/core/events.js'
import { migrate } from '../src/db/orm.js'
import { startEmbedded } from '../src/db/embedded.js'

/**
 * Measures what announcements cost writers: `notify.ts [WRITERS] [SECONDS]`, by default 16 writers, each
 * with a connection, and four rounds of three seconds for each way, in turns. A writer inserts a row and
 * commits, again and again, on a Postgres that keeps what it acknowledges. Prints commits a second without
 * announcements, with them, and with `pg_notify` in each transaction, which holds Postgres’ lock until it has
 * committed; how many times as many the first are; and how long after its commit a fact is heard.
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
await em.execute('create table line (id bigint generated always as identity, words text)')

type Writer = (transaction: typeof em, id: string) => Promise<unknown>
const ways: Record<string, Writer> = {
  'without announcements': async () => undefined,
  'with announcements': (transaction, id) => announce(transaction, { topic: 'project', id }),
  'pg_notify in each transaction': (transaction, id) =>
    transaction.execute(`select pg_notify('elsewhere', ?)`, [id]),
}

/** Writes with all writers for some seconds; returns how many commits there were in a second. */
async function write(tell: Writer): Promise<number> {
  const end = performance.now() + seconds * 1000
  let commits = 0
  const writer = async () => {
    while (performance.now() < end) {
      const id = crypto.randomUUID()
      await em.fork().transactional(async (transaction) => {
        await transaction.execute('insert into line (words) values (?)', ['A lighthouse at dusk'])
        await tell(transaction, id)
      })
      committed.set(id, performance.now())
      commits += 1
    }
  }
  await Promise.all(Array.from({ length: writers }, writer))
  return commits / seconds
}

const committed = new Map<string, number>()
const delays: number[] = []
events.on('project', ({ id }) => {
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
  const medians = Object.entries(counts).map(
    ([name, rates]) => [name, rates.sort((a, b) => a - b)[Math.floor(rates.length / 2)]] as const,
  )
  process.stdout.write(
    `${writers} writers, ${ROUNDS - 1} rounds of ${seconds} s; load ${loadavg()[0].toFixed(1)}\n`,
  )
  for (const [name, median] of medians)
    process.stdout.write(
      `${name.padEnd(32)}${median.toFixed(0).padStart(7)} commits a second${(medians[0][1] / median).toFixed(2).padStart(7)}\n`,
    )
  delays.sort((a, b) => a - b)
  const at = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))]
  process.stdout.write(
    `${delays.length} facts heard, half ${at(0.5).toFixed(1)} ms after the commit, 99 % ${at(0.99).toFixed(1)} ms\n`,
  )
} finally {
  await events.close()
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
