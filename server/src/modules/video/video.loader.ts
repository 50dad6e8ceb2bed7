import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { Video } from './video.entity.js'

/** Videos that were not deleted. */
export const videosById: BatchRead<Row<Video>> = (em, ids) =>
  rowsById(em, Video, ids, { sql: 'r.deleted_at is null' })
