import type { BatchRead } from '../../core/loaders.js'
import { type Row, rowsById } from '../../core/rows.js'
import { Asset } from './asset.entity.js'

/** Assets that were not deleted. */
export const assetsById: BatchRead<Row<Asset>> = (em, ids) => rowsById(em, Asset, ids, { sql: 'r.deleted_at is null' })
