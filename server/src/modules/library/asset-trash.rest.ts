import { type Call, call } from '#platform/api/rest'
import type { AssetTrash } from './asset-trash.js'

const tag = 'Assets'

export const assetTrashCalls = (trash: AssetTrash): Call[] => [
  call({
    method: 'delete',
    path: '/assets/{id}',
    name: 'deleteOwnAsset',
    mutation: 'deleteAsset',
    tag,
    summary: 'Moves an asset of the caller to the Trash',
    responses: [{ status: 204, description: 'It is in the Trash for 30 days.' }],
    errors: [403, 404],
    run: async ({ viewer }, { params }) => void (await trash.removeOwn(viewer, params.id)),
  }),
  call({
    method: 'delete',
    path: '/admin/assets/{id}',
    name: 'deleteAsset',
    access: { admin: true },
    tag,
    summary: 'Moves any asset to the Trash: admins',
    responses: [{ status: 204, description: 'It is in the Trash for 30 days.' }],
    errors: [403, 404],
    run: async ({ viewer }, { params }) => void (await trash.remove(viewer, params.id)),
  }),
  call({
    method: 'delete',
    path: '/trash/assets/{id}',
    name: 'deleteAssetForever',
    tag,
    summary: 'Permanently deletes an asset in the Trash, as its owner or an admin',
    description: 'Deletes its files, too, unless other assets use them.',
    responses: [{ status: 204, description: 'It is deleted.' }],
    errors: [404],
    run: async ({ viewer }, { params }) => void (await trash.deleteForever(viewer, params.id)),
  }),
]
