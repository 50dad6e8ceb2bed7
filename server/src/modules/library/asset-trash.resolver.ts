import { Resolver } from 'type-graphql'
import { trashResolver } from '#platform/api/trash-resolver'
import { Asset } from './asset.entity.js'
import { AssetConnection, AssetPageArgs } from './asset-types.js'

@Resolver(() => Asset)
export class AssetTrashResolver extends trashResolver<Asset>({
  one: 'asset',
  type: () => Asset,
  connection: () => AssetConnection,
  args: AssetPageArgs,
  access: { audience: 'viewers' },
  list: [
    'trashedAssets',
    'Assets that were deleted in the last 30 days and can be restored: the viewer’s own, or all for admins.',
  ],
  remove: ['deleteAsset', 'Moves an asset to the Trash, as its owner or an admin. Returns its id.'],
  restore: ['restoreAsset', 'Restores an asset from the Trash, within 30 days.'],
  deleteForever: [
    'deleteAssetForever',
    'Permanently deletes an asset in the Trash, with its files, as its owner or an admin. Returns its id.',
  ],
}) {}
