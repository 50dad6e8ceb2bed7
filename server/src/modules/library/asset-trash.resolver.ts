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
  list: [
    'trashedAssets',
    'Assets that were deleted in the last 30 days and can be restored: the viewer’s own; for admins all.',
  ],
  remove: ['deleteAsset', 'Moves an asset to the Trash: its owner and admins. Returns its id.'],
  restore: ['restoreAsset', 'Restores an asset from the Trash, within 30 days.'],
  deleteForever: [
    'deleteAssetForever',
    'Deletes an asset of the Trash before its 30 days are over, with its files: its owner and admins. It cannot be undone. Returns its id.',
  ],
}) {}
