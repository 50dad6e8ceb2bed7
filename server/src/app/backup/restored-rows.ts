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

/** Names of tables at earlier schemas: a restore may replace an installation that was not upgraded. */
export const FORMER_TABLES = ['provider_price', 'video', 'video_transcript']

/** What of the restore happens within the transaction that loads the rows. */
interface Loading {
  database: Database
  header: Header
  /** Where the tables of the backup are. */
  folder: string
  signal: AbortSignal
  /** Throws while something else uses the database. */
  requireUnused(client: pg.ClientBase): Promise<void>
  /** Last, with the files that rows named before and name now. */
  finish(client: pg.ClientBase, files: { before: Set<string>; named: Set<string> }): Promise<void>
}

/** All rows of a backup or none: at the schema that they had, which is then brought up to date. */
export async function loadRows(loading: Loading): Promise<void> {
  const { database, header, folder, signal } = loading
  await database.em.getConnection().transactional(async (transaction) => {
    const client = (await (transaction as Knex.Transaction).client.acquireConnection()) as pg.PoolClient
    await client.query(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = ${LOCK_TIMEOUT_MS}`,
    )
    await client.query(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`)
    // by one may have started; later ones wait for the lock
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

/** Those that this program or the backup knows: others in the same database are not ours. */
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

/** Whatever the header says, rows go only into tables and columns that the migrations have made. */
async function requireTables(client: pg.ClientBase, { tables }: Header): Promise<void> {
  const made = new Map((await findTables(client)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables) {
    if (!made.has(name) || columns.some((column) => !made.get(name)!.includes(column)))
      throw new DamagedBackup(`its table ${name} is not one of Cutroom’s`)
  }
}
