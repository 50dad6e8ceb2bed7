import { z } from 'zod'
import { priceRule } from '#schema/rules/asset'
import { PAGE_NAMES, type Call, Reply, call, field, idField, pageOf, pageQuery } from '#platform/api/rest'
import { LISTED, assetShape, assetView, assetsView, newAsset } from '../library/asset-view.js'
import type { Market } from './market.service.js'

const tag = 'Marketplace'
const assetId = idField('Which asset.', 'asset')

export const marketCalls = (market: Market): Call[] => [
  call({
    method: 'get',
    path: '/marketplace/assets',
    name: 'listMarketAssets',
    tag,
    summary: 'Assets with a price, newest change first',
    query: pageQuery,
    names: PAGE_NAMES,
    responses: [{ status: 200, description: 'Assets.', shape: z.array(assetShape) }],
    run: async (context, { query }) =>
      assetsView(context, await market.browse(context.viewer, pageOf(query), LISTED)),
  }),
  call({
    method: 'post',
    path: '/marketplace/add-to-library',
    name: 'addToLibrary',
    tag,
    summary: 'Copies a listed asset to the caller’s library',
    description: 'Nothing is charged. Returns the existing copy if the caller has one.',
    body: z.object({ asset_id: assetId }),
    responses: [
      newAsset('The copy.'),
      { status: 200, description: 'The existing copy of the caller.', shape: assetShape },
    ],
    errors: [404, 409],
    run: async (context, { body }) => {
      const { copy, isNew } = await market.addToLibrary(context.viewer, body.asset_id)
      return new Reply(isNew ? 201 : 200, await assetView(copy, context))
    },
  }),
  call({
    method: 'post',
    path: '/marketplace/list',
    name: 'listOnMarket',
    mutation: 'listAsset',
    tag,
    summary: 'Lists an approved asset of the caller on the marketplace, or removes it',
    body: z.object({
      asset_id: assetId,
      price: field(
        priceRule.shape.price.nullable(),
        'US dollars, 0 or more, with at most two decimals; null removes it from the marketplace.',
        12.5,
      ),
    }),
    responses: [{ status: 200, description: 'The changed asset.', shape: assetShape }],
    errors: [403, 404, 409],
    run: async (context, { body: { asset_id: id, price } }) =>
      assetView(
        price === null
          ? await market.unlist(context.viewer, id)
          : await market.list(context.viewer, id, price),
        context,
      ),
  }),
]
