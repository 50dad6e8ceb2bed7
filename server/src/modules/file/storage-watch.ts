import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { LIMITS } from '#schema/limits'
import { withoutCommitHook } from '#platform/database/commit-hook'
import type { Notify } from '#platform/events/notify'
import { NO_SPACE, storageFull } from '#platform/errors/failure'
import { User } from '../account/user.entity.js'
import type { Quotas, StoredInAll } from './quotas.js'

/** Free bytes of a location for files; null if unknown. */
type FreeBytes = () => Promise<number | null>

/** Checks free space before work starts that costs time or money. */
export class FreeSpace {
  constructor(
    private readonly places: readonly FreeBytes[],
    /** Bytes to keep free in each location. */
    private readonly reserve: number,
    private readonly quotas: Pick<Quotas, 'requireStorage'>,
    /** Frees bytes of caches on this machine. */
    private readonly release: (bytes: number) => Promise<void> = async () => undefined,
  ) {}

  /**
   * Throws STORAGE_FULL if less than the reserve plus `bytes` is free or the installation's quota is used up, and
   * QUOTA_REACHED if the team's is. Reads in the transaction of `em`, if given.
   */
  async require(bytes = 0, em?: EntityManager): Promise<void> {
    await this.quotas.requireStorage(em)
    const lacking = await this.lacking(bytes)
    if (lacking === 0) return
    await this.release(lacking)
    if (await this.lacking(bytes)) throw storageFull(NO_SPACE)
  }

  /** The missing bytes of the fullest location. */
  private async lacking(bytes: number): Promise<number> {
    const free = await Promise.all(this.places.map((place) => place()))
    return Math.max(0, ...free.map((there) => this.reserve + bytes - (there ?? Infinity)))
  }
}

/** Storage level in bytes. */
interface StorageLevel extends StoredInAll {
  /** Bytes available on the disk beyond the reserve; null for a bucket. */
  free: number | null
  /** The minimum of both quotas and the disk space; null if none is known. */
  limit: number | null
  /** Used share of the limit, 0 to 1, or more after lowering a quota. */
  share: number
}

const { nearlyFull, roomAgain } = LIMITS.storage

/** Tracks the storage level, and notifies admins once when it is nearly full. */
export class StorageWatch {
  constructor(
    private readonly deps: {
      db: EntityManager
      quotas: Pick<Quotas, 'storedInAll'>
      /** Free bytes of the file storage. */
      freeBytes: FreeBytes
      /** Bytes to keep free there. */
      reserve: number
      notify: Notify
      log: Logger
    },
  ) {}

  async level(): Promise<StorageLevel> {
    const [stored, there] = await Promise.all([this.deps.quotas.storedInAll(), this.deps.freeBytes()])
    const free = there === null ? null : Math.max(0, there - this.deps.reserve)
    const room = free === null ? null : stored.bytes + free
    const limits = [stored.teamQuota, stored.installationQuota, room].filter((bytes) => bytes !== null)
    const limit = limits.length ? Math.min(...limits) : null
    return { ...stored, free, limit, share: shareOf(stored.bytes, limit) }
  }

  /** Notifies all admins when the storage becomes nearly full. Never rejects. */
  async check(): Promise<void> {
    try {
      const level = await this.level()
      if (level.share >= nearlyFull && !level.isWarned) await this.warn(level)
      if (level.share < roomAgain && level.isWarned) await this.calm()
    } catch (error) {
      this.deps.log.warn({ err: error }, 'the storage level could not be checked')
    }
  }

  private warn({ share, bytes, limit }: StorageLevel): Promise<void> {
    return withoutCommitHook(() =>
      this.deps.db.fork().transactional(async (em) => {
        const isFirst = await em.execute<unknown[]>(
          'update storage_use set warned_at = now() where warned_at is null returning 1',
        )
        if (!isFirst.length) return
        const admins = await em.find(User, { isAdmin: true, revokedAt: null }, { fields: ['id'] })
        for (const { id: userId } of admins)
          await this.deps.notify(em, { type: 'storage-nearly-full', userId, share, bytes, limit: limit! })
      }),
    )
  }

  private async calm(): Promise<void> {
    await withoutCommitHook(() => this.deps.db.fork().execute('update storage_use set warned_at = null'))
  }
}

function shareOf(bytes: number, limit: number | null): number {
  if (limit === null) return 0
  return limit === 0 ? 1 : bytes / limit
}
