import { type Call, call } from '#platform/api/rest'
import { trashCalls } from '#platform/api/trash-calls'
import { assetShape, assetView } from './asset-view.js'
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
  ...trashCalls({
    one: 'an asset',
    many: 'assets',
    tag,
    trash,
    path: '/assets/{id}',
    names: { list: 'listTrashedAssets', restore: 'restoreAsset', deleteForever: 'deleteAssetForever' },
    nameOf: ({ name }) => name,
    restore: { shape: assetShape, view: assetView },
    deleteForever: { description: 'Deletes its files, too, unless other assets use them.' },
  }),
]
