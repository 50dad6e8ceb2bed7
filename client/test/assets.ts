import type { ChangedAssetFieldsFragment } from '../src/entities/asset/ChangedAssetFields.generated'
import { ana } from './answers'

export type TestAsset = ChangedAssetFieldsFragment & { __typename: 'Asset' }

/** An approved upload by ana, with the permissions of an admin. */
export const makeAsset = (id: string, changes: Partial<ChangedAssetFieldsFragment> = {}): TestAsset => ({
  __typename: 'Asset',
  id,
  name: `Dune ${id}`,
  description: 'At first light',
  tags: ['night_sky'],
  approvalStatus: 'APPROVED',
  isGenerated: false,
  owner: { __typename: 'User', id: ana.id, username: ana.username } as ChangedAssetFieldsFragment['owner'],
  url: `/files/${id}.jpg`,
  mediumUrl: `/files/${id}-medium.webp`,
  smallUrl: `/files/${id}-small.webp`,
  downloadUrl: `/files/${id}.jpg?download=dune.jpg`,
  width: 1600,
  height: 900,
  bytes: 3_355_443,
  isAnimated: false,
  dominantColor: '#7a4b3a',
  thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  flagged: false,
  flagReason: null,
  flaggedAt: null,
  flaggedBy: null,
  price: '0',
  isListed: false,
  deletedAt: null,
  capturedFrom: null,
  generation: null,
  viewerCanEdit: true,
  viewerIsOwner: true,
  viewerCanDelete: true,
  viewerCanReview: true,
  viewerCanFlag: false,
  viewerHasCopy: true,
  createdAt: '2026-11-16T10:00:00Z',
  updatedAt: '2026-11-16T10:00:00Z',
  ...changes,
})
