import 'reflect-metadata'
import { ReflectMetadataProvider } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, defineConfig } from '@mikro-orm/postgresql'
import { fileURLToPath } from 'node:url'
import { AuditEntry } from '../core/audit-entry.entity.js'
import { IdempotentRequest } from '../core/idempotent-request.entity.js'
import { Job } from '../core/job.entity.js'
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

/** Connects to Postgres at `url`. Run `migrate` before the first query. */
export const openDatabase = (url: string, { connections = 10 } = {}): Promise<Database> =>
  MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities: [User, Session, ApiToken, AccountLink, LimitedTry, IdempotentRequest, AuditEntry, Asset, Project, ProjectAsset, Video, Job, Message, FilmPart, ArrivingFile, StoredFile, StorageUse, UploadDay, Notification],
      metadataProvider: ReflectMetadataProvider,
      metadataCache: { enabled: false },
      dynamicImportProvider: (id: string) => import(id),
      extensions: [Migrator],
      pool: { min: 0, max: connections },
      migrations: {
        path: fileURLToPath(new URL('./migrations', import.meta.url)),
        glob: '!(*.d).{js,ts}',
        snapshot: false,
        transactional: true,
        silent: true,
      },
    }),
  )

/** Brings the tables up to date; safe when several processes start at once. */
export async function migrate(database: Database): Promise<string[]> {
  const connection = database.em.getConnection()
  return connection.transactional(async (transaction) => {
    await connection.execute('select pg_advisory_xact_lock(4212017)', [], 'run', transaction)
    const applied = await database.getMigrator().up()
    return applied.map(({ name }) => name)
  })
}
