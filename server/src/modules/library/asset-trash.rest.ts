import { type Call, call } from '#platform/api/rest'
import { requireAdmin } from '#platform/auth/viewer'
import type { AssetTrash } from './asset-trash.js'

const tag = 'Assets'

/** Deleting over REST. */
export const assetTrashCalls = (trash: AssetTrash): Call[] => [
  call({
    method: 'delete',
    path: '/assets/{id}',
    name: 'deleteOwnAsset',
    tag,
    summary: 'Moves an asset to the Trash: its owner',
    responses: [{ status: 204, description: 'It is in the Trash for 30 days.' }],
    errors: [403, 404],
    run: async ({ viewer }, { params }) => void (await trash.removeOwn(viewer, params.id)),
  }),
  call({
    method: 'delete',
    path: '/admin/assets/{id}',
    name: 'deleteAsset',
    tag,
    summary: 'Moves any asset to the Trash: admins',
    responses: [{ status: 204, description: 'It is in the Trash for 30 days.' }],
    errors: [403, 404],
    run: async ({ viewer }, { params }) => {
      requireAdmin(viewer)
      await trash.remove(viewer, params.id)
    },
  }),
  call({
    method: 'delete',
    path: '/trash/assets/{id}',
    name: 'deleteAssetForever',
    tag,
    summary: 'Deletes an asset of the Trash forever: its owner and admins',
    description: 'Before its 30 days are over, with the files that nothing else uses. It cannot be undone.',
    responses: [{ status: 204, description: 'It is gone.' }],
    errors: [404],
    run: async ({ viewer }, { params }) => void (await trash.deleteForever(viewer, params.id)),
  }),
]
