import { z } from 'zod'
import type { Page } from '#platform/queries/page'
import {
  type CallContext,
  type Reply,
  TIME,
  type ViewContext,
  field,
  idField,
  pageResponse,
  shape,
} from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { ApprovalStatus, Asset } from './asset.entity.js'
import { type AssetSelection, knownOwnerName, ownerOf, withOwnerNames } from './asset.loader.js'

const same = restFields(Asset, {
  name: 'Lighthouse at dusk',
  tags: ['lighthouse', 'dusk'],
  approvalStatus: ApprovalStatus.APPROVED,
  width: 1920,
  height: 1080,
  createdAt: TIME,
  updatedAt: TIME,
})
export const assetShape = shape('Asset', 'An image of the library.', {
  asset_id: idField('Opaque and stable.', 'asset'),
  ...same.fields,
  text_desc: field(z.string(), 'At most 500 characters.', 'Seen from the north pier'),
  asset_url: field(
    z.url(),
    'Signed, expiring URL of the full file, for a plain GET.',
    'https://cutroom.example.com/files/assets/3b1d.jpg?expires=1795737600&signature=c2ln',
  ),
  image_url: field(
    z.url(),
    'URL of a rendition for grids.',
    'https://cutroom.example.com/files/assets/3b1d.webp?expires=1795737600&signature=c2ln',
  ),
  owner_username: field(z.string(), 'The owner.', 'ana'),
  owner_id: idField('Who that is.', 'user'),
  user_id: idField('The caller.', 'user'),
  isGenerated: field(z.boolean(), 'Whether it was generated, not uploaded.', false),
  prompt: field(z.string().nullable(), 'The prompt; null if not generated or unknown.', null),
  seed: field(z.int().nullable(), 'The seed, if known.', null),
  model_name: field(z.string().nullable(), 'The model that generated it, if known.', null),
  flagged: field(z.boolean(), 'Whether it is flagged without a decision yet.', false),
  price: field(z.number().nullable(), 'US dollars; null if it is not on the marketplace.', 12.5),
})

type AssetView = z.output<typeof assetShape>

/** The response of a call that makes an asset. */
export const newAsset = (description: string) => ({
  status: 201,
  description,
  shape: assetShape,
  at: ({ asset_id: id }: AssetView) => `/assets/${id}`,
})

/** The REST view of an asset. */
export const assetView = async (asset: Asset, context: ViewContext): Promise<AssetView> =>
  viewOf(asset, (await ownerOf(asset, context.loaders))?.username ?? '', context)

/** The columns that lists of assets read. */
const COLUMNS = [
  'id',
  'name',
  'description',
  'tags',
  'originalKey',
  'mediumKey',
  'approvalStatus',
  'ownerId',
  'isGenerated',
  'prompt',
  'seed',
  'model',
  'flaggedAt',
  'price',
  'width',
  'height',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof Asset)[]

/** The selection of lists for `assetsView`. */
export const LISTED: AssetSelection<(typeof COLUMNS)[number]> = {
  columns: COLUMNS,
  references: withOwnerNames,
}

type ShownAsset = Pick<Asset, (typeof COLUMNS)[number]>

function viewOf(asset: ShownAsset, ownerName: string, { viewer, url }: ViewContext): AssetView {
  return {
    asset_id: asset.id,
    ...same.of(asset),
    text_desc: asset.description,
    asset_url: url(asset.originalKey),
    image_url: url(asset.mediumKey),
    owner_username: ownerName,
    owner_id: asset.ownerId,
    user_id: viewer.id,
    isGenerated: asset.isGenerated,
    prompt: asset.prompt ?? null,
    seed: asset.seed ?? null,
    model_name: asset.model ?? null,
    flagged: !!asset.flaggedAt,
    price: asset.price,
  }
}

/** The REST view of a list that was read with `LISTED`. */
export const assetsView = (context: CallContext, page: Page<ShownAsset>): Promise<Reply> =>
  pageResponse(page, (asset) => viewOf(asset, knownOwnerName(asset), context))
