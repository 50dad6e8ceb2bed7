import { rowsBy, type Row } from '#platform/queries/rows'
import type { BatchRead } from '#platform/queries/loaders'
import { Clip } from '../../video/clip.entity.js'

const MOST_TAKES = 100

/** Takes made from notes, newest first, without deleted ones. */
export const takesByNote: BatchRead<Row<Clip>[]> = async (em, noteIds) => {
  const takes = await rowsBy(em, Clip, 'note_id', noteIds, { sql: 'r.deleted_at is null' })
  takes.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const byNote = new Map<string, Row<Clip>[]>(noteIds.map((id) => [id, []]))
  for (const take of takes) byNote.get(take.noteId!)!.push(take)
  return new Map([...byNote].map(([id, all]) => [id, all.slice(0, MOST_TAKES)]))
}
