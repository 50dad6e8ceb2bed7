import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import { Trash, type TrashChange, type TrashRequest, ownRows } from '#platform/database/trash'
import { conflict, forbidden } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import type { Hooks } from '#platform/events/hooks'
import { recordAudit } from '../audit/audit.service.js'
import { Asset, assetChanged } from './asset.entity.js'
import type { AssetFiles } from './asset-files.js'
import { assetSearch } from './asset-filter.js'
import { withOwners } from './asset.loader.js'
import { mayDeleteAsset, ownsAsset } from './asset.policy.js'
import type { Assets } from './asset.service.js'

/** The Trash of assets, for their owners and admins (specification L28, V61). */
export class AssetTrash extends Trash<Asset> {
  constructor(private readonly deps: { db: EntityManager; assets: Assets; files: AssetFiles; hooks: Hooks }) {
    super(deps.db, [Asset], { one: 'Asset', many: 'assets' })
  }

  protected listOf(viewer: Viewer, request: TrashRequest) {
    return { conditions: ownRows(viewer), search: assetSearch(request), references: withOwners }
  }

  protected maySee(_em: EntityManager, viewer: Viewer, asset: Asset) {
    return mayDeleteAsset(viewer, asset)
  }

  protected record(em: EntityManager, viewer: Viewer, { id, name }: Asset, change: TrashChange) {
    return recordAudit(em, viewer, { action: `asset-${change}`, subjectId: id, subjectName: name })
  }

  protected release(em: EntityManager, asset: Asset) {
    return this.deps.files.release(em, asset)
  }

  /** Moves it to the Trash, and removes it from libraries and projects. Returns its id. */
  remove(viewer: Viewer, id: string): Promise<string> {
    return this.db.fork().transactional(async (em) => {
      const asset = await this.deps.assets.open(viewer, id, { em, lock: true })
      if (!mayDeleteAsset(viewer, asset))
        throw forbidden('Only the owner of an asset and admins may delete it')
      const change = () => {
        asset.deletedAt = new Date()
      }
      await recordAudit(em, viewer, { action: 'asset-deleted', subjectId: id, subjectName: asset.name })
      await this.deps.assets.change(em, asset, change)
      return id
    })
  }

  /** The same, for its owner only. Throws FORBIDDEN also for admins who do not own it. */
  async removeOwn(viewer: Viewer, id: string): Promise<string> {
    if (!ownsAsset(viewer, await this.deps.assets.open(viewer, id)))
      throw forbidden('Only the owner of an asset may do this')
    return this.remove(viewer, id)
  }

  /**
   * Restores it from the Trash, also in its projects. Throws CONFLICT if the library already has another copy of the same
   * source.
   */
  restore(viewer: Viewer, id: string): Promise<Visible<Asset>> {
    return this.putBack(viewer, id, async (em, asset) => {
      await announce(em, assetChanged(asset, false))
      await this.deps.hooks.run('asset-decided', em, { assetId: id })
    }).catch((error: unknown) => {
      throw error instanceof UniqueConstraintViolationException
        ? conflict('Your library already has a copy of this asset')
        : error
    })
  }
}
