import 'reflect-metadata'
import { ReflectMetadataProvider } from '@mikro-orm/core'
import { MikroORM, PostgreSqlKnexDialect, defineConfig } from '@mikro-orm/postgresql'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { BoundedClient, TIMEOUTS, bareError, connectionSettings, patientSettings } from './postgres.js'
import { CommitHooks } from './commit-hook.js'
import { SCHEMA_LOCK } from './locks.js'
import { runStatement } from './operation.js'
import { OutboxWriter } from '../events/outbox.js'
import { knownMigrations } from './versions.js'

export type Database = MikroORM

/** knex with time limits on connections and operations, and with errors that may be logged. */
class BoundedDialect extends PostgreSqlKnexDialect {
  _query(connection: BoundedClient, statement: { sql: string }): Promise<unknown> {
    const { _query: query } = PostgreSqlKnexDialect.prototype as unknown as {
      _query: BoundedDialect['_query']
    }
    return runStatement(connection, statement.sql, (sql) =>
      query.call(this, connection, Object.assign(statement, { sql })),
    ).catch((error: Error) => {
      throw bareError(error, statement.sql)
    })
  }

  _driver(): object {
    return { ...pg, Client: BoundedClient }
  }
}

/** tarn supports this option; MikroORM's types lack it. */
const trustedOnly = { validate: (client: BoundedClient) => client.isTrusted() }

/** Silences knex about broken connections: the caller reports the failure. */
const SILENT = {
  warn: () => undefined,
  error: () => undefined,
  deprecate: () => undefined,
  debug: () => undefined,
}

export interface DatabaseOptions {
  /** The maximum of connections; 10 by default. */
  connections?: number
  /** Disables the time limits. */
  isPatient?: boolean
  /** The name of the connections in Postgres. */
  name?: string
}

/**
 * Prepares an ORM for these tables in Postgres at `url`; it connects on demand. Run `migrate` before the first query.
 * `TIMEOUTS` limit all waits, unless `isPatient`.
 */
export const openDatabaseOf = (
  entities: readonly (new () => object)[],
  url: string,
  { connections = 10, isPatient = false, name = 'cutroom' }: DatabaseOptions = {},
): Promise<Database> =>
  MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities: [...entities],
      metadataProvider: ReflectMetadataProvider,
      metadataCache: { enabled: false },
      dynamicImportProvider: (id: string) => import(id),
      pool: {
        min: 0,
        max: connections,
        acquireTimeoutMillis: isPatient ? undefined : TIMEOUTS.acquire,
        createTimeoutMillis: TIMEOUTS.connect * (isPatient ? 5 : 2),
        ...trustedOnly,
      },
      driverOptions: {
        client: BoundedDialect,
        connection: (isPatient ? patientSettings : connectionSettings)(url, name),
        log: SILENT,
      },
      subscribers: [new CommitHooks(), new OutboxWriter()],
      migrations: {
        path: fileURLToPath(new URL('./migrations', import.meta.url)),
        glob: '!(*.d).{js,ts}',
        snapshot: false,
        transactional: true,
        silent: true,
      },
    }),
  )

/**
 * Migrates the tables without a time limit, and returns the applied migrations; safe if several processes start at
 * once. Throws if a newer Cutroom has migrated them.
 */
export async function migrate(database: Database, name?: string): Promise<string[]> {
  if (await isUpToDate(database)) return []
  const { applyMigrations } = await import('./migrator.js') // most starts do not need its packages
  const entities = database.config.get('entities') as (new () => object)[]
  const patient = await openDatabaseOf(entities, database.config.getClientUrl(false), {
    connections: 3,
    isPatient: true,
    name,
  })
  try {
    return await applyMigrations(patient)
  } finally {
    await patient.close()
  }
}

/**
 * Whether exactly the known migrations were applied, and no other process is changing the tables. False if Postgres
 * does not respond.
 */
async function isUpToDate({ em }: Database): Promise<boolean> {
  const connection = em.fork().getConnection()
  try {
    return await connection.transactional(async (transaction) => {
      const selectRows = <Row>(sql: string) => connection.execute<Row[]>(sql, [], 'all', transaction)
      const [{ free }] = await selectRows<{ free: boolean }>(
        `select pg_try_advisory_xact_lock_shared(${SCHEMA_LOCK}) as free`,
      )
      if (!free) return false
      const applied = await selectRows<{ name: string }>('select name from mikro_orm_migrations')
      const known = knownMigrations()
      return applied.length === known.length && applied.every(({ name }) => known.includes(name))
    })
  } catch {
    return false
  }
}
