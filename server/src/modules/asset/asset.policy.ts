import type { Viewer } from '../../core/viewer.js'
import { ApprovalStatus, type Asset } from './asset.entity.js'

type Known = Pick<Asset, 'ownerId' | 'approvalStatus'>

/** The team sees what was approved; what is pending or declined is its owner's and the admins'. */
export const maySeeAsset = (viewer: Viewer, asset: Known): boolean =>
  asset.approvalStatus === ApprovalStatus.APPROVED || asset.ownerId === viewer.id || viewer.isAdmin

/** A picture may guide a video once it is approved, and its owner's may before. */
export const mayReferTo = (viewer: Viewer, asset: Known): boolean =>
  asset.approvalStatus === ApprovalStatus.APPROVED || (asset.ownerId === viewer.id && asset.approvalStatus === ApprovalStatus.PENDING)
