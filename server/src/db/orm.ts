import 'reflect-metadata'
import { ReflectMetadataProvider } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, PostgreSqlKnexDialect, defineConfig } from '@mikro-orm/postgresql'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { AuditEntry } from '../core/audit-entry.entity.js'
import { IdempotentRequest } from '../core/idempotent-request.entity.js'
import { Job } from '../core/job.entity.js'
import { BoundedClient, PATIENCE, bareError, connectionSettings, patientSettings } from '../core/postgres.js'
import { CommitHooks } from '../core/commit-hook.js'
import { AccountLink } from '../modules/account/account-link.entity.js'
import { LimitedTry } from '../modules/account/limited-try.entity.js'
import { ApiToken } from '../modules/account/api-token.entity.js'
import { Session } from '../modules/account/session.entity.js'
import { User } from '../modules/account/user.entity.js'
import { Asset } from '../modules/asset/asset.entity.js'
import { Message } from '../modules/chat/message.entity.js'
import { FilmPart } from '../modules/merge/film-part.entity.js'
import { Notification } from '../modules/notification/notification.entity.js'
import { Project, ProjectAsset } from '../modules/project/project.entity.js'
import { ArrivingFile } from '../modules/file/arriving-file.entity.js'
import { StorageUse, StoredFile } from '../modules/file/stored-file.entity.js'
import { UploadDay } from '../modules/file/upload-day.entity.js'
import { Video } from '../modules/video/video.entity.js'

export type Database = MikroORM

/** knex on connections that wait for nothing for ever, with errors that may be logged. */
class BoundedDialect extends PostgreSqlKnexDialect {
  _query(connection: BoundedClient, asked: { sql: string }): Promise<unknown> {
    const { _query: query } = PostgreSqlKnexDialect.prototype as unknown as { _query: BoundedDialect['_query'] }
    return query.call(this, connection, asked).catch((error: Error) => {
      throw bareError(error, asked.sql)
    })
  }

  _driver(): object {
    return { ...pg, Client: BoundedClient }
  }
}

/** What knex would say on the console of connections that broke is told by whoever meets the failure. */
const SILENT = { warn: () => undefined, error: () => undefined, deprecate: () => undefined, debug: () => undefined }

/**
 * Prepares for Postgres at `url`; a connection is made when it is needed. Run `migrate` before the first query. Nothing waits longer
 * than `PATIENCE` says, unless `isPatient`.
 */
export const openDatabase = (url: string, { connections = 10, isPatient = false } = {}): Promise<Database> =>
  MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities: [User, Session, ApiToken, AccountLink, LimitedTry, IdempotentRequest, AuditEntry, Asset, Project, ProjectAsset, Video, Job, Message, FilmPart, ArrivingFile, StoredFile, StorageUse, UploadDay, Notification],
      metadataProvider: ReflectMetadataProvider,
      metadataCache: { enabled: false },
      dynamicImportProvider: (id: string) => import(id),
      extensions: [Migrator],
      pool: {
        min: 0, max: connections, acquireTimeoutMillis: isPatient ? undefined : PATIENCE.acquire, createTimeoutMillis: PATIENCE.connect * 2,
        ...{ validate: (client: BoundedClient) => client.isTrusted() },
      },
      driverOptions: { client: BoundedDialect, connection: (isPatient ? patientSettings : connectionSettings)(url, 'cutroom'), log: SILENT },
      subscribers: [new CommitHooks()],
      migrations: {
        path: fileURLToPath(new URL('./migrations', import.meta.url)),
        glob: '!(*.d).{js,ts}',
        snapshot: false,
        transactional: true,
        silent: true,
      },
    }),
  )

/** Brings the tables up to date, however long that takes; safe when several processes start at once. */
export async function migrate(database: Database): Promise<string[]> {
  const patient = await openDatabase(database.config.getClientUrl(false), { connections: 3, isPatient: true })
  try {
    const connection = patient.em.getConnection()
    return await connection.transactional(async (transaction) => {
      await connection.execute('select pg_advisory_xact_lock(4212017)', [], 'run', transaction)
      const applied = await patient.getMigrator().up()
      return applied.map(({ name }) => name)
    })
  } finally {
    await patient.close()
  }
}
