import { join } from 'node:path'
import type { Knex } from '@mikro-orm/postgresql'
import type pg from 'pg'
import { SCHEMA_LOCK } from '#platform/database/locks'
import { migratorOf } from '#platform/database/migrator'
import type { Database } from '#platform/database/orm'
import { currentNames } from '#platform/database/versions'
import { DamagedBackup, type Header } from './format.js'
import { copyIn, findTables, namedFiles, quoted } from './tables.js'

const LOCK_TIMEOUT_MS = 20_000

/** Former names of tables: a restore may replace an installation at an earlier schema. */
export const FORMER_TABLES = ['provider_price', 'storyboard_set', 'video', 'video_transcript']

/** The parts of a restore that concern the transaction that loads the rows. */
interface Loading {
  database: Database
  header: Header
  /** The folder with the tables of the backup. */
  folder: string
  signal: AbortSignal
  /** Throws while something else uses the database. */
  requireUnused(client: pg.ClientBase): Promise<void>
  /** Called at the end of the transaction, with the files that rows referred to before and refer to now. */
  finish(client: pg.ClientBase, files: { before: Set<string>; named: Set<string> }): Promise<void>
}

/** Loads all rows of a backup in one transaction: at their schema, which is then migrated. */
export async function loadRows(loading: Loading): Promise<void> {
  const { database, header, folder, signal } = loading
  await database.em.getConnection().transactional(async (transaction) => {
    const client = (await (transaction as Knex.Transaction).client.acquireConnection()) as pg.PoolClient
    await client.query(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = ${LOCK_TIMEOUT_MS}`,
    )
    await client.query(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`)
    // another process may have started meanwhile; later ones wait for the lock
    await loading.requireUnused(client)
    const before = await namedFiles(client)
    await dropTables(client, database, header)
    const migrator = migratorOf(database)
    await migrator.up({ migrations: currentNames(header.migrations), transaction })
    await requireTables(client, header)
    for (const table of header.tables) {
      signal.throwIfAborted()
      await copyIn(client, table, join(folder, table.name))
    }
    await migrator.up({ transaction })
    await loading.finish(client, { before, named: await namedFiles(client) })
  })
}

/** Drops only tables that this program or the backup knows: others in the same database are not ours. */
async function dropTables(client: pg.ClientBase, database: Database, { tables }: Header): Promise<void> {
  const ours = new Set([
    ...tables.map(({ name }) => name),
    ...Object.values(database.getMetadata().getAll()).map(({ tableName }) => tableName),
    ...FORMER_TABLES,
  ])
  const names = [...ours].filter(Boolean).map((name) => `public.${quoted(name)}`)
  await client.query(`drop table if exists ${names.join(', ')} cascade`)
  await client.query('delete from public.mikro_orm_migrations')
}

/** Whatever the header says, rows go only into tables and columns made by the migrations. */
async function requireTables(client: pg.ClientBase, { tables }: Header): Promise<void> {
  const made = new Map((await findTables(client)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables) {
    if (!made.has(name) || columns.some((column) => !made.get(name)!.includes(column)))
      throw new DamagedBackup(`its table ${name} is not one of Cutroom’s`)
  }
}
