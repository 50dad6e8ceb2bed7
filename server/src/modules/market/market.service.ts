import type { EntityManager } from '@mikro-orm/postgresql'
import { priceRule } from '#schema/rules/asset'
import type { AuditAction } from '../audit/audit-entry.entity.js'
import { recordAudit } from '../audit/audit.service.js'
import { check } from '#platform/errors/check'
import { conflict, forbidden, notFound } from '#platform/errors/failure'
import type { Notify } from '#platform/events/notify'
import type { PageRequest } from '#platform/queries/page'
import type { Viewer } from '#platform/auth/viewer'
import { ApprovalStatus, Asset } from '../library/asset.entity.js'
import type { AssetSelection } from '../library/asset.loader.js'
import { ownsAsset } from '../library/asset.policy.js'
import type { Assets } from '../library/asset.service.js'

/** The marketplace: assets with a price, and copies of them (specification M3: nothing is charged). */
export class Market {
  constructor(
    private readonly db: EntityManager,
    private readonly assets: Assets,
    private readonly notify: Notify,
  ) {}

  /** Listed assets, latest change first. */
  browse<Read extends keyof Asset = keyof Asset>(
    _viewer: Viewer,
    request: PageRequest & { search?: string | null },
    selection?: AssetSelection<Read>,
  ) {
    const conditions = [{ sql: 'r.price is not null' }, { sql: `r.approval_status = 'approved'` }]
    return this.assets.page(request, conditions, selection)
  }

  /** Lists an approved asset of the viewer at a price in US dollars, or changes its price. */
  list(viewer: Viewer, id: string, price: number): Promise<Asset> {
    const newPrice = check(priceRule, { price }).price
    return this.reprice(viewer, id, { price: newPrice, action: 'asset-listed' })
  }

  /** Removes it from the marketplace; existing copies stay. */
  unlist(viewer: Viewer, id: string): Promise<Asset> {
    return this.reprice(viewer, id, { price: null, action: 'asset-unlisted' })
  }

  private reprice(
    viewer: Viewer,
    id: string,
    { price, action }: { price: number | null; action: AuditAction },
  ): Promise<Asset> {
    return this.db.fork().transactional(async (em) => {
      const asset = await this.assets.open(viewer, id, { em, lock: true })
      if (!ownsAsset(viewer, asset)) throw forbidden('Only the owner of an asset may do this')
      if (price !== null && asset.approvalStatus !== ApprovalStatus.APPROVED)
        throw conflict('Only an approved asset can be on the marketplace')
      if (asset.price === price) return asset
      const before = { price: asset.price }
      await this.assets.change(em, asset, () => (asset.price = price))
      await recordAudit(em, viewer, {
        action,
        subjectId: id,
        subjectName: asset.name,
        before,
        after: { price },
      })
      return asset
    })
  }

  /**
   * Copies an asset to the viewer's library. The copy refers to its source and shares its files. Returns an existing copy.
   * Throws CONFLICT for the viewer's own asset.
   */
  addToLibrary(viewer: Viewer, id: string): Promise<{ copy: Asset; isNew: boolean }> {
    return this.db.fork().transactional(async (em) => {
      const source = await this.assets.open(viewer, id, { em, lock: true })
      if (!source.isListed) throw notFound('Asset')
      if (source.ownerId === viewer.id) throw conflict('This asset is already in your library')
      const held = await em.findOne(Asset, { ownerId: viewer.id, sourceId: id, deletedAt: null })
      if (held) return { copy: held, isNew: false }
      const { name } = source
      const copy = await this.assets.copy(em, viewer, source)
      await recordAudit(em, viewer, {
        action: 'asset-copied',
        subjectId: id,
        subjectName: name,
        after: { copyId: copy.id, price: source.price },
      })
      await this.notify(em, {
        type: 'asset-copied',
        userId: source.ownerId,
        assetId: id,
        name,
        by: viewer.username,
      })
      return { copy, isNew: true }
    })
  }
}
