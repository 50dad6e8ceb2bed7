import { Arg, Args, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Decimal } from '#platform/api/scalars'
import { MICROS_PER_DOLLAR, microsOf } from '#schema/prices'
import { Asset } from '../library/asset.entity.js'
import { AssetConnection, AssetPageArgs } from '../library/asset-types.js'
import type { Market } from './market.service.js'

@InputType({ description: 'An asset and its price.' })
class ListAssetInput {
  @Field(() => ID, { description: 'The asset.' })
  id!: string
  @Field(() => Decimal, { description: 'US dollars with at most two decimals, from 0 to 9999.99.' })
  price!: string
}

@Resolver()
export class MarketResolver {
  constructor(private readonly market: Market) {}

  @Query(() => AssetConnection, { description: 'The assets on the marketplace, latest change first.' })
  marketAssets(
    @Args() { first, after, search }: AssetPageArgs,
    @Ctx() context: Context,
  ): Promise<AssetConnection> {
    return this.market.browse(signedIn(context), { first, after, search })
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Asset, {
    description: 'Lists an approved asset of the viewer’s on the marketplace, or changes its price.',
  })
  listAsset(
    @Arg('input', () => ListAssetInput, { description: 'The asset and its price.' }) {
      id,
      price,
    }: ListAssetInput,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.market.list(signedIn(context), id, (microsOf(price) ?? NaN) / MICROS_PER_DOLLAR)
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Asset, {
    description: 'Removes an asset of the viewer’s from the marketplace; copies stay.',
  })
  unlistAsset(
    @Arg('id', () => ID, { description: 'The asset.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.market.unlist(signedIn(context), id)
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Asset, {
    description:
      'Copies a listed asset to the viewer’s library at no charge. Returns the existing copy if the viewer has one.',
  })
  async addToLibrary(
    @Arg('id', () => ID, { description: 'The listed asset.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return (await this.market.addToLibrary(signedIn(context), id)).copy
  }
}
