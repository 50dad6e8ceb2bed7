import { isSelf } from '#platform/events/observed-viewer'
import type { Viewer } from '#platform/auth/viewer'
import { ApprovalStatus, type Asset } from './asset.entity.js'

type Known = Pick<Asset, 'ownerId' | 'approvalStatus'>

const isApproved = ({ approvalStatus }: Pick<Asset, 'approvalStatus'>): boolean =>
  approvalStatus === ApprovalStatus.APPROVED

/** The team sees approved assets; pending and declined ones are visible to their owner and to admins. */
export const maySeeAsset = (viewer: Viewer, asset: Known): boolean =>
  isApproved(asset) || ownsAsset(viewer, asset) || viewer.isAdmin

/** An asset can be a reference when it is approved; its owner can use it before. */
export const mayReferTo = (viewer: Viewer, asset: Known): boolean =>
  isApproved(asset) || (ownsAsset(viewer, asset) && asset.approvalStatus === ApprovalStatus.PENDING)

export const ownsAsset = (viewer: Pick<Viewer, 'id'>, asset: Pick<Asset, 'ownerId'>): boolean =>
  isSelf(viewer, asset.ownerId)

/** Editing name, description and tags. */
export const mayEditAsset = (viewer: Viewer, asset: Pick<Asset, 'ownerId'>): boolean =>
  ownsAsset(viewer, asset) || viewer.isAdmin

/** Deleting, restoring and permanently deleting. */
export const mayDeleteAsset = (viewer: Viewer, asset: Pick<Asset, 'ownerId'>): boolean =>
  ownsAsset(viewer, asset) || viewer.isAdmin

/** Reviews and decisions. */
export const mayReview = (viewer: Viewer): boolean => viewer.isAdmin

/** Any member may flag an asset that the team sees, except their own, which they can delete. */
export const mayFlag = (viewer: Viewer, asset: Known): boolean =>
  isApproved(asset) && !ownsAsset(viewer, asset)
