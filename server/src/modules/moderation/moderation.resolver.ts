import { Arg, Args, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Asset } from '../library/asset.entity.js'
import { AssetConnection, AssetPageArgs } from '../library/asset-types.js'
import type { Moderation } from './moderation.service.js'

@InputType({ description: 'A report about an asset.' })
class FlagAssetInput {
  @Field(() => ID, { description: 'The asset.' })
  id!: string
  @Field(() => String, { description: 'The reason, 3 to 500 characters.' })
  reason!: string
}

@InputType({ description: 'A decision about a flagged asset.' })
class ModerateFlaggedAssetInput {
  @Field(() => ID, { description: 'The asset.' })
  id!: string
  @Field(() => Boolean, { description: 'True to approve, false to decline.' })
  approve!: boolean
}

@InputType({ description: 'A decision about pending uploads.' })
class ModeratePendingAssetsInput {
  @Field(() => [ID], { description: 'The assets, at most 200.' })
  ids!: string[]
  @Field(() => Boolean, { description: 'True to approve, false to decline.' })
  approve!: boolean
  @Field(() => String, {
    nullable: true,
    description: 'A note to their owners, at most 500 characters.',
  })
  note?: string | null
}

@Resolver()
export class ModerationResolver {
  constructor(private readonly moderation: Moderation) {}

  @Query(() => AssetConnection, {
    description: 'Flagged assets without a decision, latest change first. For admins.',
  })
  flaggedAssets(
    @Args() { first, after, search }: AssetPageArgs,
    @Ctx() context: Context,
  ): Promise<AssetConnection> {
    return this.moderation.listFlagged(signedIn(context), { first, after, search })
  }

  @Query(() => AssetConnection, {
    description: 'Uploads that need a review, latest change first. For admins.',
  })
  pendingAssets(
    @Args() { first, after, search }: AssetPageArgs,
    @Ctx() context: Context,
  ): Promise<AssetConnection> {
    return this.moderation.listPending(signedIn(context), { first, after, search })
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Asset, { description: 'Flags another user’s approved asset for admins.' })
  flagAsset(
    @Arg('input', () => FlagAssetInput, { description: 'The report.' }) { id, reason }: FlagAssetInput,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.moderation.flag(signedIn(context), id, reason)
  }

  @Authorized({ admin: true })
  @Mutation(() => Asset, {
    description:
      'Decides about a flagged asset and removes the flag. CONFLICT names the admin who decided first.',
  })
  moderateFlaggedAsset(
    @Arg('input', () => ModerateFlaggedAssetInput, { description: 'The decision.' }) {
      id,
      approve,
    }: ModerateFlaggedAssetInput,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.moderation.decide(signedIn(context), id, approve)
  }

  @Authorized({ admin: true })
  @Mutation(() => [Asset], {
    description: 'Reviews pending uploads, all or none. CONFLICT names the admin who reviewed one first.',
  })
  moderatePendingAssets(
    @Arg('input', () => ModeratePendingAssetsInput, { description: 'The decision.' }) {
      ids,
      approve,
      note,
    }: ModeratePendingAssetsInput,
    @Ctx() context: Context,
  ): Promise<Asset[]> {
    return this.moderation.review(signedIn(context), ids, { approve, note })
  }
}
