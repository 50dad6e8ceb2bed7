import { type EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import { isId } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { conflict, notFound } from '#platform/errors/failure'
import type { Hooks } from '#platform/events/hooks'
import { type PageRequest, span } from '#platform/queries/page'
import { readPage } from '#platform/queries/rows'
import { endOfTrash, TRASH_BATCH } from '#platform/database/trash'
import type { Viewer } from '#platform/auth/viewer'
import { recordAudit } from '../audit/audit.service.js'
import { Asset, assetChanged } from './asset.entity.js'
import type { AssetFiles } from './asset-files.js'
import { assetConditions, assetSearch } from './asset-filter.js'
import { withOwners } from './asset.loader.js'
import { mayDeleteAsset } from './asset.policy.js'

/** Assets that were deleted: for 30 days their owner and admins can restore them, or delete them
 * forever (specification L28, V61). */
export class AssetTrash {
  constructor(
    private readonly db: EntityManager,
    private readonly files: AssetFiles,
    private readonly hooks: Hooks,
  ) {}

  /** Deleted assets that can still be restored: the viewer's own; for admins all. */
  list(viewer: Viewer, { search, ...request }: PageRequest & { search?: string | null }) {
    const conditions = assetConditions({}, 'r.deleted_at is not null')
    if (!viewer.isAdmin) conditions.push({ sql: 'r.owner_id = ?', parameters: [viewer.id] })
    return readPage(this.db, Asset, {
      sort: 'deleted_at',
      conditions,
      references: withOwners,
      search: assetSearch({ search }),
      ...span(request),
    })
  }

  /**
   * Restores it from the Trash, into the projects it was in. Throws CONFLICT if that would make a second copy
   * of one source.
   */
  async restore(viewer: Viewer, id: string): Promise<Asset> {
    return this.db
      .fork()
      .transactional(async (em) => {
        const asset = await this.openDeleted(em, viewer, id)
        asset.deletedAt = null
        await em.flush()
        await recordAudit(em, viewer, {
          action: 'asset-restored',
          subjectId: id,
          subjectName: asset.name,
        })
        await announce(em, assetChanged(asset, false))
        await this.hooks.run('asset-decided', em, { assetId: id })
        return asset
      })
      .catch((error: unknown) => {
        throw error instanceof UniqueConstraintViolationException
          ? conflict('Your library already has a copy of this asset')
          : error
      })
  }

  /**
   * Removes an asset of the Trash before its time, with the files that nothing else uses. Returns its id;
   * throws NOT_FOUND.
   */
  async deleteForever(viewer: Viewer, id: string): Promise<string> {
    const clear = await this.db.fork().transactional(async (em) => {
      const asset = await this.openDeleted(em, viewer, id)
      await recordAudit(em, viewer, {
        action: 'asset-deleted-forever',
        subjectId: id,
        subjectName: asset.name,
      })
      return this.removeForGood(em, asset)
    })
    await clear().catch(() => undefined) // maintenance does it later
    return id
  }

  /**
   * Permanently removes what has been in the Trash for 30 days, with the files that nothing else uses.
   * Returns how many.
   */
  async empty(now = Date.now()): Promise<number> {
    const due = await this.db
      .fork()
      .find(Asset, { deletedAt: { $lt: endOfTrash(now) } }, { fields: ['id'], limit: TRASH_BATCH })
    for (const { id } of due) {
      const clear = await this.db.fork().transactional(async (em) => {
        const asset = await this.deleted(em, id)
        return asset && this.removeForGood(em, asset)
      })
      await clear?.()
    }
    return due.length
  }

  private deleted(em: EntityManager, id: string): Promise<Asset | null> {
    return em.findOne(Asset, { id, deletedAt: { $ne: null } }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  }

  private async openDeleted(em: EntityManager, viewer: Viewer, id: string): Promise<Asset> {
    const asset = isId(id) ? await this.deleted(em, id) : null
    if (!asset || !mayDeleteAsset(viewer, asset)) throw notFound('Asset')
    return asset
  }

  /** Within the transaction of `em`. Returns what removes its files after the commit. */
  private async removeForGood(em: EntityManager, asset: Asset): Promise<() => Promise<void>> {
    const clear = await this.files.release(em, asset)
    await em.removeAndFlush(asset)
    return clear
  }
}
