import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { FILE_TOO_LARGE, assetRule } from '#schema/rules/asset'
import { badInput } from '#platform/errors/failure'
import {
  type Call,
  call,
  field,
  idField,
  PAGE_NAMES,
  TIME,
  pageOf,
  pageQuery,
  shape,
} from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { Assets } from './asset.service.js'
import { assetShape, assetsView, assetView, LISTED, newAsset } from './asset-view.js'
import { Allowance } from './asset-types.js'
import type { GenerationSearch } from './asset-filter.js'

const tag = 'Assets'

/** REST names of the fields in the rules. */
const ASSET_NAMES = { description: 'text_desc' }

const PICTURE = {
  bytes: LIMITS.upload.bytes,
  tooLarge: FILE_TOO_LARGE,
  types: LIMITS.upload.types,
  description: 'The image file.',
  example: '(the bytes of lighthouse.jpg)',
}

const words = {
  name: field(assetRule.shape.name, '3 to 100 characters.', 'Lighthouse at dusk'),
  text_desc: field(assetRule.shape.description, 'At most 500 characters.', 'Seen from the north pier'),
}

/** A list in a form field, as JSON text. */
const jsonList = z
  .string()
  .optional()
  .transform((text, context): unknown => {
    if (!text?.trim()) return []
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('tags must be a list as JSON text, such as ["dusk"]')
      return z.NEVER
    }
  })
  .pipe(assetRule.shape.tags)

/** An upload costs nothing (specification L25); it gets a price only after approval. */
const noPrice = z
  .string()
  .optional()
  .refine(
    (price) => !price?.trim() || Number(price) === 0,
    'The price of an upload is 0; offer it on the marketplace once it is approved',
  )

const allowance = restFields(Allowance, {
  bytesLeft: 2_147_483_648,
  filesLeft: 500,
  renewsAt: TIME,
  storageBytesLeft: 85_899_345_920,
})
const allowanceShape = shape(
  'UploadAllowance',
  'What the caller may still upload. An upload that starts within the quota may finish.',
  allowance.fields,
)

const text = (description: string, example: string) => field(z.string().optional(), description, example)

/** The query of a search for generated assets or videos. */
export const generationQuery = z.object({
  words: text('Words of the prompt, ignoring case.', 'lighthouse'),
  model_name: text('The model.', 'fal-ai/veo3.1'),
  seed: field(z.coerce.number().int().optional(), 'The seed.', 7),
  author: text('Name of the author.', 'ana'),
  created_after: text('Requested at or after this date or time.', '2026-11-01'),
  created_before: text('Requested before this date or time.', '2026-12-01'),
})

/** Query names of the fields of such a search and a page. */
export const GENERATION_NAMES = {
  ...PAGE_NAMES,
  model: 'model_name',
  createdAfter: 'created_after',
  createdBefore: 'created_before',
}

/** The search of a query, or null. */
export function generationOf({
  words,
  model_name: model,
  seed,
  author,
  created_after: createdAfter,
  created_before: createdBefore,
}: z.output<typeof generationQuery>): GenerationSearch | null {
  const search = { words, model, seed, author, createdAfter, createdBefore }
  return Object.values(search).some((value) => value !== undefined) ? search : null
}

const listQuery = pageQuery.extend(generationQuery.shape).extend({
  author: field(z.string().optional(), 'The name of its owner.', 'ana'),
  created_after: field(z.string().optional(), 'Added at or after this date or time.', '2026-11-01'),
  created_before: field(z.string().optional(), 'Added before this date or time.', '2026-12-01'),
})
const listOf = (query: z.output<typeof listQuery>, scope: 'TEAM' | 'MINE') => ({
  ...pageOf(query),
  generation: generationOf(query),
  scope,
})
const HOW_MADE =
  'With `words`, `model_name`, `seed`, `author`, `created_after` or `created_before`: the generated ones that fit all of it, newest first.'

export const assetCalls = (assets: Assets): Call[] => [
  call({
    method: 'post',
    path: '/assets/upload',
    name: 'uploadAsset',
    tag,
    summary: 'Adds an image to the library',
    description:
      'JPEG, PNG, GIF or WebP, detected by content, at most 20 MB. It is pending until an admin reviews it, unless an admin uploads it.',
    file: PICTURE,
    body: z.object({
      ...words,
      tags: field(jsonList, 'At most five, as JSON text.', '["lighthouse","dusk"]'),
      price: field(noPrice, 'A number as text; 0.', '0'),
    }),
    names: ASSET_NAMES,
    responses: [newAsset('The asset.')],
    errors: [400, 413],
    run: async (context, { body: { text_desc: description, name, tags } }) => {
      if (!context.file) throw badInput([{ path: ['file'], message: 'Please choose a file' }])
      return assetView(
        await assets.upload(context.viewer, { name, description, tags }, createReadStream(context.file.path)),
        context,
      )
    },
  }),
  call({
    method: 'get',
    path: '/assets/upload',
    name: 'getUploadAllowance',
    tag,
    summary: 'What the caller may still upload today',
    responses: [{ status: 200, description: 'The allowance.', shape: allowanceShape }],
    run: async ({ viewer }) => allowance.of(await assets.uploadAllowance(viewer)),
  }),
  call({
    method: 'get',
    path: '/assets',
    name: 'listOwnAssets',
    tag,
    summary: 'The caller’s own assets, newest change first',
    description: HOW_MADE,
    query: listQuery,
    names: GENERATION_NAMES,
    responses: [{ status: 200, description: 'Assets.', shape: z.array(assetShape) }],
    run: async (context, { query }) =>
      assetsView(context, await assets.list(context.viewer, listOf(query, 'MINE'), LISTED)),
  }),
  call({
    method: 'get',
    path: '/team/assets',
    name: 'listTeamAssets',
    tag,
    summary: 'The team’s assets, newest change first',
    description: HOW_MADE,
    query: listQuery,
    names: GENERATION_NAMES,
    responses: [{ status: 200, description: 'Assets.', shape: z.array(assetShape) }],
    run: async (context, { query }) =>
      assetsView(context, await assets.list(context.viewer, listOf(query, 'TEAM'), LISTED)),
  }),
  call({
    method: 'get',
    path: '/assets/{id}',
    name: 'getAsset',
    tag,
    summary: 'One asset',
    responses: [{ status: 200, description: 'The asset.', shape: assetShape }],
    errors: [404],
    run: async (context, { params }) => assetView(await assets.open(context.viewer, params.id), context),
  }),
  call({
    method: 'put',
    path: '/assets/{id}/metadata',
    name: 'updateAsset',
    tag,
    summary: 'Changes name, description and tags, as its owner or an admin',
    body: z.object({
      asset_id: idField('The id in the path.', 'asset').optional(),
      ...words,
      tags: field(
        assetRule.shape.tags,
        'At most five, with at most 20 characters each. Spaces become underscores.',
        ['lighthouse', 'dusk'],
      ),
    }),
    pathFields: { asset_id: 'id' },
    names: ASSET_NAMES,
    responses: [{ status: 200, description: 'The changed asset.', shape: assetShape }],
    errors: [403, 404],
    run: async (context, { params, body: { name, text_desc: description, tags } }) =>
      assetView(await assets.edit(context.viewer, { id: params.id, name, description, tags }), context),
  }),
]
