import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { Asset } from './asset.entity.js'
import type { AssetTrash } from './asset-trash.js'
import { AssetConnection, AssetPageArgs } from './asset-types.js'

@Resolver(() => Asset)
export class AssetTrashResolver {
  constructor(private readonly trash: AssetTrash) {}

  @Query(() => AssetConnection, {
    description:
      'What was deleted in the last 30 days and can be restored: the viewer’s own; for admins all.',
  })
  trashedAssets(
    @Args() { first, after, search }: AssetPageArgs,
    @Ctx() context: Context,
  ): Promise<AssetConnection> {
    return this.trash.list(signedIn(context), { first, after, search })
  }

  @Mutation(() => Asset, { description: 'Restores an asset from the Trash, within 30 days.' })
  restoreAsset(
    @Arg('id', () => ID, { description: 'Which asset.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.trash.restore(signedIn(context), id)
  }

  @Mutation(() => ID, {
    description:
      'Deletes an asset of the Trash before its 30 days are over, with its files: its owner and admins. It cannot be undone. Returns its id.',
  })
  deleteAssetForever(
    @Arg('id', () => ID, { description: 'Which asset.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return this.trash.deleteForever(signedIn(context), id)
  }
}
