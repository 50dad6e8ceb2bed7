import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { detached } from './operation.js'

export const CHANNEL = 'cutroom'
/** Facts of one message, in bytes: Postgres takes less than 8,000, and one fact more may come on top. */
const MESSAGE_BYTES = 4_000
/** Facts that are published at once. */
const BATCH = 1_000

/**
 * Publishes what waits in the outbox: each message is a JSON array of facts. A fact that a transaction
 * announced twice is told once.
 */
export const PUBLISH = `
  with taken as (
    delete from outbox where id in (select id from outbox order by id limit ${BATCH} for update skip locked) returning *),
  facts as (select min(id) as id, fact from taken group by transaction, fact),
  placed as (
    select id, fact, sum(octet_length(fact) + 1) over (order by id) / ${MESSAGE_BYTES} as place from facts),
  messages as (
    select '[' || string_agg(fact, ',' order by id) || ']' as message from placed group by place order by place)
  select count(pg_notify('${CHANNEL}', message)) as messages, (select count(*) from taken) as taken from messages`

/** The transactions that have announced something. */
const announcing = new WeakSet<object>()

/**
 * Publishes facts once the transaction of `em` has committed, or at once outside of one. Postgres holds one
 * lock for all who notify until they have committed, so a transaction only writes to the outbox, and one
 * statement after the commit publishes what all have written.
 */
export async function publishAfterCommit(em: EntityManager, facts: readonly object[]): Promise<void> {
  if (!facts.length) return
  await em.execute('insert into outbox (fact) select * from jsonb_array_elements_text(?::jsonb)', [
    JSON.stringify(facts.map((fact) => JSON.stringify(fact))),
  ])
  const transaction = em.getTransactionContext<object>()
  if (transaction) announcing.add(transaction)
  else publish(em)
}

/** Publishes after each commit of a transaction that has announced something; a subscriber of the ORM. */
export class PublishAfterCommit implements EventSubscriber {
  async afterTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    if (transaction && announcing.has(transaction)) publish(em as EntityManager)
  }
}

/** Which connections are publishing, and whether more was announced meanwhile. */
const publishing = new WeakMap<object, { isAgain: boolean }>()

/** In the background: what it cannot publish now is published with the next facts, or within seconds. */
function publish(em: EntityManager): void {
  const connection = em.getConnection()
  const running = publishing.get(connection)
  if (running) {
    running.isAgain = true
    return
  }
  const run = { isAgain: true }
  publishing.set(connection, run)
  const work = async () => {
    try {
      while (run.isAgain) {
        run.isAgain = false
        const [{ taken }] = await connection.execute<[{ taken: string }]>(PUBLISH)
        run.isAgain ||= Number(taken) === BATCH
      }
    } finally {
      publishing.delete(connection)
    }
  }
  void detached(work).catch(() => undefined)
}
