import type { Asset } from './asset.entity.js'

/** The fact that an asset changed; `wasShared` if the team saw it before. */
export const assetChanged = ({ id, ownerId }: Asset, wasShared: boolean) =>
  ({ topic: 'asset', id, ownerId, wasShared }) as const
