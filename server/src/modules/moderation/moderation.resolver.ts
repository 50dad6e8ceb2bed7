import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { Asset } from '../library/asset.entity.js'
import { AssetConnection, AssetPageArgs } from '../library/asset-types.js'
import type { Moderation } from './moderation.service.js'

@Resolver()
export class ModerationResolver {
  constructor(private readonly moderation: Moderation) {}

  @Query(() => AssetConnection, {
    description: 'What was flagged and waits for a decision, newest change first: admins.',
  })
  flaggedAssets(
    @Args() { first, after, search }: AssetPageArgs,
    @Ctx() context: Context,
  ): Promise<AssetConnection> {
    return this.moderation.listFlagged(signedIn(context), { first, after, search })
  }

  @Query(() => AssetConnection, {
    description: 'Uploads that wait for their review, newest change first: admins.',
  })
  pendingAssets(
    @Args() { first, after, search }: AssetPageArgs,
    @Ctx() context: Context,
  ): Promise<AssetConnection> {
    return this.moderation.listPending(signedIn(context), { first, after, search })
  }

  @Mutation(() => Asset, { description: 'Flags an approved asset of somebody else for the admins.' })
  flagAsset(
    @Arg('id', () => ID, { description: 'Which asset.' }) id: string,
    @Arg('reason', () => String, { description: 'What is wrong with it: 3 to 500 characters.' })
    reason: string,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.moderation.flag(signedIn(context), id, reason)
  }

  @Mutation(() => Asset, {
    description:
      'Decides about a flagged asset and removes the flag: admins. CONFLICT says who decided first.',
  })
  decideAsset(
    @Arg('id', () => ID, { description: 'Which asset.' }) id: string,
    @Arg('approve', () => Boolean, { description: 'True approves it, false declines it.' }) approve: boolean,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.moderation.decide(signedIn(context), id, approve)
  }

  @Mutation(() => [Asset], {
    description: 'Reviews pending uploads, all or none: admins. CONFLICT says who reviewed one first.',
  })
  reviewAssets(
    @Arg('ids', () => [ID], { description: 'Which assets, at most 200.' }) ids: string[],
    @Arg('approve', () => Boolean, { description: 'True approves them, false declines them.' })
    approve: boolean,
    @Arg('note', () => String, {
      nullable: true,
      description: 'A note to their owners: at most 500 characters.',
    })
    note: string | null,
    @Ctx() context: Context,
  ): Promise<Asset[]> {
    return this.moderation.review(signedIn(context), ids, { approve, note })
  }
}
