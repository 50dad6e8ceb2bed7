import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { storageQuotaRule } from '#schema/rules/quotas'
import { check } from '#platform/errors/check'
import { size } from '#platform/queries/page'
import { type Viewer, requireAdmin } from '#platform/auth/viewer'
import { recordAudit } from '../audit/audit.service.js'
import type { Quotas } from '../file/quotas.js'
import type { StorageWatch } from '../file/storage-watch.js'
import type { FilmPartStore } from '../film/film-part-store.js'
import { readSums } from './storage-sums.js'
import type { ClearedMergeCache, StorageUsage } from './storage-usage.js'

/** How long clearing waits for files to be deleted, in milliseconds; it continues afterwards. */
const CLEARING_MS = 2_000

/** Id of the storage in the audit log, which needs an id of each subject. */
const THE_STORAGE = '00000000-0000-4000-8000-000000000000'

/** Storage usage and quota, for admins. All operations throw FORBIDDEN for other users. */
export class StorageUsageService {
  private readonly db: EntityManager
  private clearing: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly deps: {
      db: EntityManager
      quotas: Pick<Quotas, 'setTeamQuota'>
      watch: StorageWatch
      filmParts: Pick<FilmPartStore, 'clear'>
    },
  ) {
    this.db = deps.db
  }

  /** Current usage, with the `first` largest projects. Throws BAD_USER_INPUT for a count out of range. */
  async usage(
    viewer: Viewer,
    { first }: { first: number } = { first: LIMITS.storage.projects },
  ): Promise<StorageUsage> {
    requireAdmin(viewer)
    const [level, sums] = await Promise.all([
      this.deps.watch.level(),
      readSums(this.db.fork(), size(first, 'first')),
    ])
    return {
      bytes: level.bytes,
      limitBytes: level.limit,
      quotaBytes: level.teamQuota,
      installationQuotaBytes: level.installationQuota,
      freeBytes: level.free,
      isNearlyFull: level.share >= LIMITS.storage.nearlyFull,
      isFull: level.share >= 1,
      ...sums,
    }
  }

  /**
   * Sets the team’s quota in bytes, or removes it. Stored files stay, even above the quota. Throws BAD_USER_INPUT for a quota
   * out of range.
   */
  async setQuota(viewer: Viewer, input: { quotaBytes: number | null }): Promise<StorageUsage> {
    const { quotaBytes } = check(storageQuotaRule, input)
    await this.db.fork().transactional(async (em) => {
      const before = await this.deps.quotas.setTeamQuota(em, quotaBytes)
      await recordAudit(em, viewer, {
        action: 'storage-quota-set',
        subjectId: THE_STORAGE,
        subjectName: 'Storage',
        before: { quotaBytes: before },
        after: { quotaBytes },
      })
    })
    await this.deps.watch.check()
    return this.usage(viewer)
  }

  /**
   * Clears the cache of film parts. Merges in progress keep the parts that they have fetched, and make others again.
   */
  async clearMergeCache(viewer: Viewer): Promise<ClearedMergeCache> {
    const { discard, ...cleared } = await this.db.fork().transactional(async (em) => {
      const parts = await this.deps.filmParts.clear(em)
      await recordAudit(em, viewer, {
        action: 'merge-cache-cleared',
        subjectId: THE_STORAGE,
        subjectName: 'Storage',
        before: { files: parts.files, bytes: parts.bytes },
      })
      return parts
    })
    this.clearing = Promise.allSettled([this.clearing, discard().then(() => this.deps.watch.check())])
    await Promise.race([this.clearing, pause(CLEARING_MS, undefined, { ref: false })])
    return { ...cleared, storage: await this.usage(viewer) }
  }

  /** Resolves when all removals have ended. */
  settled(): Promise<unknown> {
    return this.clearing
  }
}
