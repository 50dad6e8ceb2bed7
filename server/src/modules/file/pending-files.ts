import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql'
import { Entity, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'
import { withoutCommitHook } from '#platform/database/commit-hook'
import type { GrowingFile } from '#platform/storage/growing-file'
import { FILES_LOCK } from '#platform/database/locks'
import { type Storage, newKey } from '#platform/storage/storage'
import type { Quotas } from './quotas.js'
import type { StorageWatch } from './storage-watch.js'

/** A stored file that no row refers to, either not yet or no longer. */
@Entity({ tableName: 'arriving_file' })
export class PendingFile {
  [PrimaryKeyProp]?: 'key'

  @PrimaryKey({ type: 'text' })
  key!: string

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  since: Date & Opt = new Date()
}

/** Longer than any job takes between storing a file and committing its row. */
const RETENTION_MS = 24 * 60 * 60 * 1000
/**
 * Files removed per transaction. A bucket takes a while for each file, and a transaction may idle for half a minute at
 * most.
 */
const DELETE_BATCH = 200

/**
 * Files that are stored before a row refers to them. Each is recorded as pending until then, so that files of a killed
 * process are known, and removed after a day.
 */
export class PendingFiles {
  constructor(
    private readonly db: EntityManager,
    private readonly storage: Storage,
    private readonly quotas: Pick<Quotas, 'countStored' | 'countRemoved' | 'attribute'>,
    private readonly watch?: Pick<StorageWatch, 'check'>,
  ) {}

  /**
   * Stores local files, all or none; some may still be growing. Returns their new keys. They are
   * removed again unless `markUsed` is called for them within a day. Throws STORAGE_FULL if the installation’s
   * quota is used up, and QUOTA_REACHED if the team’s is.
   */
  async store<Name extends string>(
    namespace: string,
    files: Record<Name, string | GrowingFile>,
  ): Promise<Record<Name, string>> {
    const keys = Object.entries<string | GrowingFile>(files).map(
      ([name, file]) => [name, newKey(namespace, extname(pathOf(file)).slice(1))] as const,
    )
    const sizes = await Promise.all(
      keys.map(async ([name, key]) => ({ key, bytes: await sizeOf(files[name as Name]) })),
    )
    await withoutCommitHook(() =>
      this.db.fork().transactional(async (em) => {
        await this.markPending(
          em,
          keys.map(([, key]) => key),
        )
        await this.quotas.countStored(em, sizes)
      }),
    )
    try {
      for (const [name, key] of keys) await this.storage.put(key, files[name as Name])
    } catch (error) {
      await this.discard(keys.map(([, key]) => key)).catch(() => undefined) // the sweep deletes them later
      throw error
    }
    await this.watch?.check()
    return Object.fromEntries(keys) as Record<Name, string>
  }

  /**
   * Call in the transaction whose rows refer to the files, with their project, if any. Throws if a file has been removed
   * meanwhile.
   */
  async markUsed(em: EntityManager, keys: readonly string[], projectId?: string): Promise<void> {
    const noted = await em.nativeDelete(PendingFile, { key: { $in: [...keys] } })
    if (noted !== keys.length) throw new Error('A file was removed before a row named it')
    if (projectId) await this.quotas.attribute(em, keys, projectId)
  }

  /**
   * Marks files as pending; call in the transaction that deletes their rows, then call `discard` after the commit.
   */
  async markPending(em: EntityManager, keys: readonly string[]): Promise<void> {
    if (keys.length)
      await em.upsertMany(
        PendingFile,
        [...new Set(keys)].map((key) => ({ key })),
        { onConflictFields: ['key'], onConflictAction: 'ignore' },
      )
  }

  /** Removes the files that are still pending; files in use stay. */
  async discard(keys: readonly string[]): Promise<void> {
    if (keys.length) await this.remove({ key: { $in: [...keys] } })
  }

  /** Removes pending files older than a day, and returns their number. */
  async sweep(): Promise<number> {
    const dayBefore = new Date(Date.now() - RETENTION_MS)
    await this.storage.sweep(dayBefore)
    return this.remove({ since: { $lt: dayBefore } })
  }

  private async remove(which: FilterQuery<PendingFile>): Promise<number> {
    for (let removed = 0; ;) {
      const page = await withoutCommitHook(() => this.removePage(which))
      removed += page
      if (page < DELETE_BATCH) return removed
    }
  }

  /**
   * Deletes the records after the files, so that none is forgotten; a transaction that wants to use one of the files waits.
   * During a backup, whose rows may still refer to the files, they stay until a later sweep.
   */
  private removePage(which: FilterQuery<PendingFile>): Promise<number> {
    return this.db.fork().transactional(async (em) => {
      const [{ free }] = await em.execute<{ free: boolean }[]>(
        `select pg_try_advisory_xact_lock_shared(${FILES_LOCK}) as free`,
      )
      if (!free) return 0
      const found = await em.find(PendingFile, which, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        orderBy: { key: 'asc' },
        limit: DELETE_BATCH,
      })
      const keys = found.map(({ key }) => key)
      await this.storage.remove(keys)
      const removed = await em.nativeDelete(PendingFile, { key: { $in: keys } })
      await this.quotas.countRemoved(em, keys)
      return removed
    })
  }
}

const pathOf = (file: string | GrowingFile): string => (typeof file === 'string' ? file : file.path)

const sizeOf = async (file: string | GrowingFile): Promise<number> =>
  typeof file === 'string' ? (await stat(file)).size : file.bytes
