import { z } from 'zod'
import { flagRule, reviewNoteRule } from '#schema/rules/asset'
import { PAGE_NAMES, type Call, call, field, idField, pageOf, pageQuery } from '#platform/api/rest'
import { LISTED, assetShape, assetView, assetsView } from '../library/asset-view.js'
import type { Moderation } from './moderation.service.js'

const tag = 'Moderation'
const approve = field(z.boolean(), 'True to approve, false to decline.', true)
const assetId = idField('The id in the path.', 'asset').optional()
const pathFields = { asset_id: 'id' }

export const moderationCalls = (moderation: Moderation): Call[] => [
  call({
    method: 'put',
    path: '/admin/assets/{id}/review',
    name: 'reviewAsset',
    mutation: 'moderatePendingAssets',
    tag,
    summary: 'Reviews a pending upload: admins',
    body: z.object({
      asset_id: assetId,
      approve,
      note: field(reviewNoteRule.shape.note, 'A note to its owner.', 'Welcome to the library'),
    }),
    pathFields,
    responses: [{ status: 200, description: 'The asset, approved or declined.', shape: assetShape }],
    errors: [403, 404, 409],
    run: async (context, { params, body }) =>
      assetView((await moderation.review(context.viewer, [params.id], body))[0], context),
  }),
  call({
    method: 'post',
    path: '/assets/{id}/flag',
    name: 'flagAsset',
    tag,
    summary: 'Flags another user’s approved asset for admins',
    body: z.object({
      reason: field(flagRule.shape.reason, 'The reason.', 'Shows somebody else’s logo'),
    }),
    responses: [{ status: 200, description: 'The flagged asset.', shape: assetShape }],
    errors: [403, 404, 409],
    run: async (context, { params, body }) =>
      assetView(await moderation.flag(context.viewer, params.id, body.reason), context),
  }),
  call({
    method: 'get',
    path: '/moderation/assets',
    name: 'listFlaggedAssets',
    tag,
    summary: 'Flagged assets without a decision: admins',
    query: pageQuery,
    names: PAGE_NAMES,
    responses: [{ status: 200, description: 'Assets.', shape: z.array(assetShape) }],
    errors: [403],
    run: async (context, { query }) =>
      assetsView(context, await moderation.listFlagged(context.viewer, pageOf(query), LISTED)),
  }),
  call({
    method: 'post',
    path: '/moderation/assets/{id}/decision',
    name: 'moderateFlaggedAsset',
    tag,
    summary: 'Decides about a flagged asset: admins',
    description: 'Approves or declines it, and removes the flag. 409 names the admin who decided first.',
    body: z.object({ asset_id: assetId, approve }),
    pathFields,
    responses: [{ status: 200, description: 'The asset, approved or declined.', shape: assetShape }],
    errors: [403, 404, 409],
    run: async (context, { params, body }) =>
      assetView(await moderation.decide(context.viewer, params.id, body.approve), context),
  }),
]
