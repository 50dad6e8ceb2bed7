import type { EntityManager } from '@mikro-orm/postgresql'
import { flagRule, reviewNoteRule } from '#schema/rules/asset'
import { AuditEntry } from '../audit/audit-entry.entity.js'
import { recordAudit } from '../audit/audit.service.js'
import { check } from '#platform/errors/check'
import { badInput, conflict, forbidden } from '#platform/errors/failure'
import type { Notify } from '#platform/events/notify'
import type { PageRequest } from '#platform/queries/page'
import type { Viewer } from '#platform/auth/viewer'
import { User } from '../account/user.entity.js'
import { ApprovalStatus, Asset } from '../library/asset.entity.js'
import type { AssetSelection } from '../library/asset.loader.js'
import { mayFlag, mayReview } from '../library/asset.policy.js'
import type { Assets } from '../library/asset.service.js'

const MAX_IDS = 200

/** Flags, the reviews of uploads, and the decisions of admins (specification F1 to F3). */
export class Moderation {
  constructor(
    private readonly db: EntityManager,
    private readonly assets: Assets,
    private readonly notify: Notify,
  ) {}

  /** Flagged assets without a decision, latest change first. For admins. */
  async listFlagged<Read extends keyof Asset = keyof Asset>(
    viewer: Viewer,
    request: PageRequest & { search?: string | null },
    selection?: AssetSelection<Read>,
  ) {
    this.permit(viewer)
    return this.assets.page(request, [{ sql: 'r.flagged_at is not null' }], selection)
  }

  /** Uploads that need a review. For admins. */
  async listPending(viewer: Viewer, request: PageRequest & { search?: string | null }) {
    this.permit(viewer)
    return this.assets.page(request, [{ sql: `r.approval_status = 'pending'` }])
  }

  /** Flags an asset of the team and notifies the admins. Throws CONFLICT if it is already flagged. */
  flag(viewer: Viewer, id: string, reason: string): Promise<Asset> {
    const input = check(flagRule, { reason })
    return this.db.fork().transactional(async (em) => {
      const asset = await this.assets.open(viewer, id, { em, lock: true })
      if (!mayFlag(viewer, asset)) throw forbidden('You can only flag approved assets of other people')
      if (asset.isFlagged) throw conflict('This asset is already flagged')
      await this.assets.change(em, asset, () => asset.flag(input.reason, viewer.id))
      await recordAudit(em, viewer, {
        action: 'asset-flagged',
        subjectId: id,
        subjectName: asset.name,
        after: { reason: input.reason },
      })
      const admins = await em.find(User, { isAdmin: true, revokedAt: null, id: { $ne: viewer.id } })
      for (const admin of admins) {
        await this.notify(em, {
          type: 'asset-flagged',
          userId: admin.id,
          assetId: id,
          name: asset.name,
          by: viewer.username,
          reason: input.reason,
        })
      }
      return asset
    })
  }

  /**
   * Decides about a flagged asset. Of two concurrent decisions one succeeds; the other gets a CONFLICT that names the admin.
   */
  decide(viewer: Viewer, id: string, approve: boolean): Promise<Asset> {
    return this.db.fork().transactional(async (em) => {
      const asset = await this.assets.open(viewer, id, { em, lock: true })
      if (!asset.isFlagged) throw conflict(await this.decided(em, asset))
      await this.settle(em, viewer, asset, { approve })
      return asset
    })
  }

  /**
   * Reviews pending uploads, all or none, with an optional note to their owners. Throws CONFLICT with the name of the
   * reviewer if one was reviewed meanwhile.
   */
  review(
    viewer: Viewer,
    ids: string[],
    { approve, ...input }: { approve: boolean; note?: string | null },
  ): Promise<Asset[]> {
    const note = check(reviewNoteRule, input).note || undefined
    if (!ids.length || ids.length > MAX_IDS)
      throw badInput([{ path: ['ids'], message: `Choose from 1 to ${MAX_IDS} assets` }])
    return this.db.fork().transactional(async (em) => {
      const reviewed: Asset[] = []
      // In a fixed order, so that two concurrent reviews cannot deadlock.
      for (const id of [...new Set(ids)].sort()) {
        const asset = await this.assets.open(viewer, id, { em, lock: true })
        if (asset.approvalStatus !== ApprovalStatus.PENDING) throw conflict(await this.decided(em, asset))
        await this.settle(em, viewer, asset, { approve, note })
        reviewed.push(asset)
      }
      return reviewed
    })
  }

  private async settle(
    em: EntityManager,
    viewer: Viewer,
    asset: Asset,
    { approve, note }: { approve: boolean; note?: string },
  ): Promise<void> {
    const facts = () => ({ approvalStatus: asset.approvalStatus, flagged: asset.isFlagged })
    const before = facts()
    await this.assets.change(em, asset, () => asset.settle(approve))
    await recordAudit(em, viewer, {
      action: approve ? 'asset-approved' : 'asset-declined',
      subjectId: asset.id,
      subjectName: asset.name,
      before,
      after: { ...facts(), ...(note && { note }) },
    })
    if (asset.ownerId !== viewer.id) {
      await this.notify(em, {
        type: approve ? 'asset-approved' : 'asset-declined',
        userId: asset.ownerId,
        assetId: asset.id,
        name: asset.name,
        by: viewer.username,
        note,
      })
    }
  }

  private async decided(em: EntityManager, { id, approvalStatus }: Asset): Promise<string> {
    const last = await em.findOne(
      AuditEntry,
      { subjectId: id, action: { $in: ['asset-approved', 'asset-declined'] } },
      { orderBy: { createdAt: 'desc' } },
    )
    const by = last?.actorId ? await em.findOne(User, last.actorId) : null
    return by ? `${by.username} has already ${approvalStatus} this asset` : 'This asset is not flagged'
  }

  private permit(viewer: Viewer): void {
    if (!mayReview(viewer)) throw forbidden('Only admins may do this')
  }
}
