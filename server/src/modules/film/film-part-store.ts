import { copyFile, link, stat } from 'node:fs/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { Entity, Index, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'
import { EVICTION_LOCK } from '#platform/database/locks'
import { FileMissing, type Storage } from '#platform/storage/storage'
import type { FilmCache } from '../../media/film.js'
import type { PendingFiles } from '../file/pending-files.js'

/** A cached part of a film: a transition, a fitted clip, mixed sound. */
@Entity({ tableName: 'film_part' })
@Index({
  name: 'film_part_longest_unused',
  expression: 'create index film_part_longest_unused on film_part (used_at)',
})
export class FilmPart {
  [PrimaryKeyProp]?: 'key'

  /** A hash of its inputs and settings. */
  @PrimaryKey({ type: 'text' })
  key!: string

  @Property({ type: 'text' })
  fileKey!: string

  @Property({ type: 'double' })
  bytes!: number

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  usedAt: Date & Opt = new Date()
}

/** Parts that were unused for this long are removed even if there is room. */
const RETENTION_DAYS = 14
/** How often the use of a part is recorded, in seconds. */
const USE_RECORDED_SECONDS = 60

/**
 * The cache of film parts in the storage, shared by all workers. Evicts the least recently used
 * parts first. A missing part is made again.
 */
export class FilmPartStore implements FilmCache {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      storage: Pick<Storage, 'fetchTo'>
      files: PendingFiles
      /** Maximum of stored bytes. */
      mostBytes: number
      log: Logger
    },
  ) {
    this.db = deps.db
  }

  /** Whether the cache is disabled. */
  get isOff(): boolean {
    return this.deps.mostBytes <= 0
  }

  async fetch(key: string, to: string): Promise<string | undefined> {
    const em = this.db.fork()
    const part = await em.findOne(FilmPart, key)
    if (!part) return undefined
    try {
      const file = await this.deps.storage.fetchTo(part.fileKey, to)
      // the cached file may be evicted while the work continues
      if (file !== to) await link(file, to).catch(() => copyFile(file, to))
    } catch (error) {
      if (!isGone(error)) throw error
      await em.nativeDelete(FilmPart, { key, fileKey: part.fileKey })
      return undefined
    }
    await em.execute(
      `update film_part set used_at = now() where key = ? and used_at < now() - make_interval(secs => ?)`,
      [key, USE_RECORDED_SECONDS],
    )
    return to
  }

  /** The stored file of a part for display, or null if it is not cached. Counts as a use. */
  async fileOf(key: string): Promise<string | null> {
    const [used] = await this.db
      .fork()
      .execute<{ file_key: string }[]>(
        'update film_part set used_at = now() where key = ? returning file_key',
        [key],
      )
    return used?.file_key ?? null
  }

  /** The stored files of the parts that are cached. Counts as a use. */
  async filesOf(keys: readonly string[]): Promise<Map<string, string>> {
    if (!keys.length) return new Map()
    const used = await this.db
      .fork()
      .execute<{ key: string; file_key: string }[]>(
        'update film_part set used_at = now() where key in (select jsonb_array_elements_text(?::jsonb)) returning key, file_key',
        [JSON.stringify(keys)],
      )
    return new Map(used.map(({ key, file_key }) => [key, file_key]))
  }

  async keep(key: string, file: string): Promise<void> {
    const { size } = await stat(file)
    if (size > this.deps.mostBytes || (await this.db.fork().count(FilmPart, { key }))) return
    const { fileKey } = await this.deps.files.store('parts', { fileKey: file })
    const isKept = await this.db.fork().transactional(async (em) => {
      const kept = await em.execute<unknown[]>(
        'insert into film_part (key, file_key, bytes) values (?, ?, ?) on conflict (key) do nothing returning key',
        [key, fileKey, size],
      )
      if (kept.length) await this.deps.files.markUsed(em, [fileKey])
      return kept.length > 0
    })
    if (!isKept) return this.deps.files.discard([fileKey]).catch(() => undefined) // maintenance deletes it later
    await this.evict()
  }

  /**
   * Removes all parts in the transaction of `em`. Returns their size, and a function that deletes the files after the
   * commit. Running merges keep the parts that they have fetched, and make others again.
   */
  async clear(em: EntityManager): Promise<{ files: number; bytes: number; discard(): Promise<void> }> {
    await em.execute('select pg_advisory_xact_lock(?)', [EVICTION_LOCK])
    const parts = await em.execute<{ file_key: string; bytes: number }[]>(
      'delete from film_part returning file_key, bytes',
    )
    const keys = parts.map(({ file_key }) => file_key)
    await this.deps.files.markPending(em, keys)
    return {
      files: keys.length,
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      discard: () => this.deps.files.discard(keys),
    }
  }

  /**
   * Removes parts that were unused for 14 days, then the least recently used ones until the rest fits the limit. Returns
   * the number of removed parts.
   */
  async evict(): Promise<number> {
    const gone = await this.db.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [EVICTION_LOCK])
      const parts = await em.execute<{ file_key: string }[]>(
        `delete from film_part where key in (
           select key from (select key, sum(bytes) over (order by used_at desc, key) as together from film_part) as newest where together > ?
         ) or used_at < now() - make_interval(days => ?) returning file_key`,
        [this.deps.mostBytes, RETENTION_DAYS],
      )
      const keys = parts.map(({ file_key }) => file_key)
      await this.deps.files.markPending(em, keys)
      return keys
    })
    await this.deps.files.discard(gone).catch(() => undefined) // maintenance deletes them later
    if (gone.length)
      this.deps.log.debug({ parts: gone.length }, 'removed the least recently used parts of films')
    return gone.length
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof FileMissing || (error as NodeJS.ErrnoException)?.code === 'ENOENT'
