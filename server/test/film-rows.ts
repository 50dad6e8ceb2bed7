import type { EntityManager } from '@mikro-orm/postgresql'

const SHARED = `id, project_id, author_id, status, title, duration, frames, frame_rate, width, height, has_sound, bytes, failure,
  video_key, poster_key, small_poster_key, deleted_at, created_at, updated_at, finished_at`

/** Makes films of clips, with their notes and messages. */
export function asFilms(ids: readonly string[], { clipIds = [] }: { clipIds?: readonly string[] } = {}) {
  const list = ids.map((id) => `'${id}'`).join(', ')
  const moved = (table: string) =>
    `update ${table} set film_id = clip_id, clip_id = null where clip_id in (${list})`
  return async (em: EntityManager) => {
    await em.flush()
    await em.execute(
      `insert into film (${SHARED}, clip_ids) select ${SHARED}, '{${clipIds.join(',')}}' from clip where id in (${list});
       ${moved('review_note')}; ${moved('message')}; delete from clip where id in (${list})`,
    )
  }
}
