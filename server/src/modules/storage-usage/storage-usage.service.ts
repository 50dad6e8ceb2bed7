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

/** How long clearing waits for the files to be removed, in milliseconds; it goes on afterwards. */
const CLEARING_MS = 2_000

/** The audit log names what it is about by an id, and there is only one storage. */
const THE_STORAGE = '00000000-0000-4000-8000-000000000000'

/** What is stored, and its bounds: for admins. All operations throw FORBIDDEN for everybody else. */
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

  /** What is stored now, with the `first` largest projects. Throws BAD_USER_INPUT for a count out of range. */
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
   * Sets the team’s quota in bytes, or none. What is stored stays, even where it is more. Throws
   * BAD_USER_INPUT for a quota out of range.
   */
  async setQuota(viewer: Viewer, input: { quotaBytes: number | null }): Promise<StorageUsage> {
    requireAdmin(viewer)
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
   * Removes all pieces that are kept for the next merge. A merge under way keeps those that it has taken, and
   * makes the others again.
   */
  async clearMergeCache(viewer: Viewer): Promise<ClearedMergeCache> {
    requireAdmin(viewer)
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

  /** Resolves once nothing is being removed any more. */
  settled(): Promise<unknown> {
    return this.clearing
  }
}
