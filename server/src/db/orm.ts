import 'reflect-metadata'
import { ReflectMetadataProvider } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, PostgreSqlKnexDialect, defineConfig } from '@mikro-orm/postgresql'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { BoundedClient, TIMEOUTS, bareError, connectionSettings, patientSettings } from '#core/postgres'
import { CommitHooks } from '#core/commit-hook'
import { SCHEMA_LOCK } from '#core/locks'
import { limitStatements } from '#core/operation'
import { PublishAfterCommit } from '#core/outbox'
import { currentNames, unknownMigrations } from './versions.js'

export type Database = MikroORM

/** knex on connections with time limits, with errors that may be logged. */
class BoundedDialect extends PostgreSqlKnexDialect {
  _query(connection: BoundedClient, asked: { sql: string }): Promise<unknown> {
    const { _query: query } = PostgreSqlKnexDialect.prototype as unknown as {
      _query: BoundedDialect['_query']
    }
    return query.call(this, connection, asked).catch((error: Error) => {
      throw bareError(error, asked.sql)
    })
  }

  _driver(): object {
    return { ...pg, Client: BoundedClient }
  }
}

/** tarn accepts it, though MikroORM's types lack it. */
const trustedOnly = { validate: (client: BoundedClient) => client.isTrusted() }

/** Silences what knex prints about broken connections: whoever meets the failure reports it. */
const SILENT = {
  warn: () => undefined,
  error: () => undefined,
  deprecate: () => undefined,
  debug: () => undefined,
}

/** Called by the pool for each new connection. */
const joinTimeLimits = (connection: pg.Client, done: (error: null, connection: pg.Client) => void): void => {
  limitStatements(connection)
  done(null, connection)
}

export interface DatabaseOptions {
  /** The maximum of connections; 10 by default. */
  connections?: number
  /** Waits as long as it takes. */
  isPatient?: boolean
  /** The name of the connections in Postgres. */
  name?: string
}

/**
 * Prepares an ORM for these tables in Postgres at `url`; connections are made on demand. Run `migrate` before
 * the first query. Nothing waits longer than `TIMEOUTS` says, unless `isPatient`.
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
      extensions: [Migrator],
      pool: {
        min: 0,
        max: connections,
        acquireTimeoutMillis: isPatient ? undefined : TIMEOUTS.acquire,
        createTimeoutMillis: TIMEOUTS.connect * 2,
        afterCreate: joinTimeLimits,
        ...trustedOnly,
      },
      driverOptions: {
        client: BoundedDialect,
        connection: (isPatient ? patientSettings : connectionSettings)(url, name),
        log: SILENT,
      },
      subscribers: [new CommitHooks(), new PublishAfterCommit()],
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
 * Brings the tables up to date, however long that takes; safe when several processes start at once. Throws
 * when a newer Cutroom made them.
 */
export async function migrate(database: Database, name?: string): Promise<string[]> {
  const entities = database.config.get('entities') as (new () => object)[]
  const patient = await openDatabaseOf(entities, database.config.getClientUrl(false), {
    connections: 3,
    isPatient: true,
    name,
  })
  try {
    const connection = patient.em.getConnection()
    return await connection.transactional(async (transaction) => {
      await connection.execute(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`, [], 'run', transaction)
      await takeOver(patient)
      const applied = await patient.getMigrator().up()
      return applied.map(({ name }) => name)
    })
  } finally {
    await patient.close()
  }
}

/** Throws when a newer Cutroom made the tables; what an earlier one noted gets the names of today. */
async function takeOver(database: Database): Promise<void> {
  const applied = (await database.getMigrator().getExecutedMigrations()).map(({ name }) => name)
  const [unknown] = unknownMigrations(applied)
  if (unknown)
    throw new Error(
      `This database was brought up to date by a newer Cutroom (${unknown}), and this one cannot work on it. Nothing was changed. ` +
        'Start the newer one again; or restore a backup that this one made into an empty database, as docs/operations.md shows.',
    )
  const names = currentNames(applied)
  const connection = database.em.getConnection()
  for (const [at, name] of applied.entries())
    if (name !== names[at])
      await connection.execute('update mikro_orm_migrations set name = ? where name = ?', [names[at], name])
}
