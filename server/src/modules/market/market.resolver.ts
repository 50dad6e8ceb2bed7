import { Arg, Args, Ctx, Float, ID, Mutation, Query, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { Asset } from '../library/asset.entity.js'
import { AssetConnection, AssetPageArgs } from '../library/asset-types.js'
import type { Market } from './market.service.js'

@Resolver()
export class MarketResolver {
  constructor(private readonly market: Market) {}

  @Query(() => AssetConnection, { description: 'What is on the marketplace, newest change first.' })
  marketAssets(
    @Args() { first, after, search }: AssetPageArgs,
    @Ctx() context: Context,
  ): Promise<AssetConnection> {
    return this.market.browse(signedIn(context), { first, after, search })
  }

  @Mutation(() => Asset, {
    description: 'Lists an approved asset of the viewer’s on the marketplace, or changes its price.',
  })
  listAsset(
    @Arg('id', () => ID, { description: 'Which asset.' }) id: string,
    @Arg('price', () => Float, { description: 'US dollars with at most two decimals, from 0 to 9999.99.' })
    price: number,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.market.list(signedIn(context), id, price)
  }

  @Mutation(() => Asset, {
    description: 'Removes an asset of the viewer’s from the marketplace; copies stay.',
  })
  unlistAsset(
    @Arg('id', () => ID, { description: 'Which asset.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.market.unlist(signedIn(context), id)
  }

  @Mutation(() => Asset, {
    description:
      'Makes the viewer’s own copy of a listed asset, once; nothing is charged. Returns the copy, also when the viewer has it already.',
  })
  async addToLibrary(
    @Arg('id', () => ID, { description: 'Which asset of the marketplace.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return (await this.market.addToLibrary(signedIn(context), id)).copy
  }
}
