import type { BatchRead } from '../../core/loaders.js'
import { type Row, rowsById } from '../../core/rows.js'
import { Asset } from './asset.entity.js'

/** Assets that were not deleted. */
export const assetsById: BatchRead<Row<Asset>> = (em, ids) => rowsById(em, Asset, ids, { sql: 'r.deleted_at is null' })

/** Whether somebody has a copy of an asset in her library; a key is the person's id and the asset's, with a space between. */
export const heldBy: BatchRead<boolean> = async (em, keys) => {
  const pairs = keys.map((key) => key.split(' '))
  const held = await em.execute<{ key: string }[]>(
    `select a.owner_id || ' ' || a.source_id as key from unnest(?::uuid[], ?::uuid[]) as asked (owner_id, source_id)
     join asset a using (owner_id, source_id) where a.deleted_at is null`,
    [0, 1].map((at) => `{${pairs.map((pair) => pair[at]).join(',')}}`),
  )
  return new Map(held.map(({ key }) => [key, true]))
}
