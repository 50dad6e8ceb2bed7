import type { Viewer } from '../../core/viewer.js'
import { ApprovalStatus, type Asset } from './asset.entity.js'

type Known = Pick<Asset, 'ownerId' | 'approvalStatus'>

const isApproved = ({ approvalStatus }: Pick<Asset, 'approvalStatus'>): boolean =>
  approvalStatus === ApprovalStatus.APPROVED

/** The team sees what was approved; what is pending or declined is its owner's and the admins'. */
export const maySeeAsset = (viewer: Viewer, asset: Known): boolean =>
  isApproved(asset) || asset.ownerId === viewer.id || viewer.isAdmin

/** A picture may guide a video once it is approved, and its owner's may before. */
export const mayReferTo = (viewer: Viewer, asset: Known): boolean =>
  isApproved(asset) || (asset.ownerId === viewer.id && asset.approvalStatus === ApprovalStatus.PENDING)

export const ownsAsset = (viewer: Pick<Viewer, 'id'>, asset: Pick<Asset, 'ownerId'>): boolean =>
  asset.ownerId === viewer.id

/** Name, description and tags. */
export const mayEditAsset = (viewer: Viewer, asset: Pick<Asset, 'ownerId'>): boolean =>
  ownsAsset(viewer, asset) || viewer.isAdmin

/** Whether it is on the marketplace, and for how much: its owner alone. */
export const mayOfferAsset = ownsAsset

/** Deleting, and taking that back. */
export const mayDeleteAsset = (viewer: Viewer, asset: Pick<Asset, 'ownerId'>): boolean =>
  ownsAsset(viewer, asset) || viewer.isAdmin

/** Reviews and decisions. */
export const mayReview = (viewer: Viewer): boolean => viewer.isAdmin

/** Any member may flag what the team sees; one's own is simply deleted. */
export const mayFlag = (viewer: Viewer, asset: Known): boolean =>
  isApproved(asset) && asset.ownerId !== viewer.id
