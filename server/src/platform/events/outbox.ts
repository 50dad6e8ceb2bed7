import {
  Entity,
  type EventSubscriber,
  PrimaryKey,
  Property,
  type TransactionEventArgs,
} from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { detached } from '../database/operation.js'

/**
 * Events of a committed transaction that are not published yet. The table is unlogged: a crash of Postgres empties
 * it, and also breaks every listening connection, which is a gap.
 */
@Entity({ tableName: 'outbox' })
export class OutboxEntry {
  @PrimaryKey({ type: 'bigint', generated: 'by default as identity' })
  id!: string

  /** Events as JSON, separated by commas. */
  @Property({ type: 'text' })
  facts!: string
}

export const CHANNEL = 'cutroom'
/** Maximum size of a row's events, in bytes. */
const ROW_BYTES = 3_500
/**
 * Maximum size of a message's events, in bytes: Postgres accepts less than 8,000, and one more row may be added.
 */
const MESSAGE_BYTES = 4_000
/** Maximum number of rows per statement. */
const BATCH = 1_000
/** Under load, the delay before the next statement, in milliseconds. */
const PAUSE_MS = 5

/** Publishes the outbox, in messages that are JSON arrays of events. Returns the number of rows. */
export const PUBLISH = `
  with taken as (
    delete from outbox where id in (select id from outbox order by id limit ${BATCH} for update skip locked)
    returning id, facts),
  placed as (
    select id, facts, sum(octet_length(facts) + 1) over (order by id) / ${MESSAGE_BYTES} as place from taken),
  messages as (
    select '[' || string_agg(facts, ',' order by id) || ']' as message from placed group by place order by place)
  select count(pg_notify('${CHANNEL}', message)), (select count(*) from taken) as taken from messages`

const INSERT = 'insert into outbox (facts) select * from jsonb_array_elements_text(?::jsonb)'

/** Events announced so far in a transaction, as JSON. */
const announced = new WeakMap<object, Set<string>>()

/**
 * Publishes events once the transaction of `em` has committed, or at once outside of one. NOTIFY holds a global lock
 * until its transaction commits, so transactions only write to the outbox, and one statement after the commit
 * publishes the rows of all. An event announced twice in a transaction is published once.
 */
export async function publishAfterCommit(em: EntityManager, events: readonly object[]): Promise<void> {
  const transaction = em.getTransactionContext<object>()
  const texts = events.map((event) => JSON.stringify(event))
  if (transaction) {
    const known = announced.get(transaction) ?? new Set()
    announced.set(transaction, known)
    for (const text of texts) known.add(text)
  } else if (texts.length) {
    await em.execute(INSERT, [rowsOf(texts)])
    publish(em)
  }
}

/** Packs the events into as few rows as possible, separated by commas. */
function rowsOf(events: Iterable<string>): string {
  const rows: string[] = []
  for (const event of events) {
    const last = rows.at(-1)
    if (last !== undefined && Buffer.byteLength(last) + Buffer.byteLength(event) < ROW_BYTES)
      rows[rows.length - 1] = `${last},${event}`
    else rows.push(event)
  }
  return JSON.stringify(rows)
}

/** Writes to the outbox with each transaction, and publishes after its commit, as a subscriber of the ORM. */
export class OutboxWriter implements EventSubscriber {
  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    const events = transaction && announced.get(transaction)
    if (!events?.size) return
    await (em as EntityManager).getConnection().execute(INSERT, [rowsOf(events)], 'run', transaction)
  }

  async afterTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    if (transaction && announced.has(transaction)) publish(em as EntityManager)
  }
}

/** Runs `PUBLISH`; returns the number of published rows. */
type Publisher = () => Promise<number>
const publishers = new WeakMap<object, Publisher>()

/** Publishes events of `em` with this publisher instead of a connection of its pool. */
export const publishBy = (em: EntityManager, publisher: Publisher): void =>
  void publishers.set(em.getConnection(), publisher)

/** Connections that are publishing, and whether more events were announced meanwhile. */
const publishing = new WeakMap<object, { isAgain: boolean }>()

/** Publishes in the background; on failure the rows are published with the next events, or within seconds. */
function publish(em: EntityManager): void {
  const connection = em.getConnection()
  const running = publishing.get(connection)
  if (running) {
    running.isAgain = true
    return
  }
  const run = { isAgain: true }
  publishing.set(connection, run)
  const onPool = async () => {
    const [{ taken }] = await connection.execute<[{ taken: string }]>(PUBLISH)
    return Number(taken)
  }
  const publisher = publishers.get(connection) ?? onPool
  const work = async () => {
    try {
      while (run.isAgain) {
        run.isAgain = false
        const isFull = (await publisher()) === BATCH
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref())
        run.isAgain ||= isFull
      }
    } finally {
      publishing.delete(connection)
    }
  }
  void detached(work).catch(() => undefined)
}
