import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { Video } from './video.entity.js'

/** Videos that were not deleted. */
export const videosById: BatchRead<Row<Video>> = (em, ids) =>
  rowsById(em, Video, ids, { sql: 'r.deleted_at is null' })

interface TakeNumbers {
  shot: number
  take: number
}

/** Shot and take numbers by video, for takes of storyboard shots. */
export const takeNumbersByVideo: BatchRead<TakeNumbers> = async (em, videoIds) => {
  const found = await em.execute<({ id: string } & TakeNumbers)[]>(
    `select v.id, s.position + 1 as shot, (
       select count(*)::int from video t
       where coalesce(t.take_of, t.id) = s.takes_of and not t.is_merged and t.deleted_at is null
         and (t.created_at, t.id) <= (v.created_at, v.id)
     ) as take
     from video v join storyboard_shot s on s.takes_of = coalesce(v.take_of, v.id) and s.deleted_at is null
     where v.id = any(?::uuid[]) and not v.is_merged`,
    [`{${videoIds.join(',')}}`],
  )
  return new Map(found.map(({ id, ...numbers }) => [id, numbers]))
}

/** The cover of projects without a chosen one: the newest accepted video, else the first that waits for a review. */
export const coversByProject: BatchRead<Row<Video>> = async (em, projectIds) => {
  const take = (status: string, order: string) =>
    `select id from video where project_id = p.id and not is_merged and card is null and status = '${status}' and deleted_at is null
       and poster_key is not null order by created_at ${order}, id ${order} limit 1`
  const found = await em.execute<{ project_id: string; id: string }[]>(
    `select p.id as project_id, coalesce(accepted.id, waiting.id) as id from unnest(?::uuid[]) as p (id)
     left join lateral (${take('accepted', 'desc')}) accepted on true
     left join lateral (${take('pending', 'asc')}) waiting on accepted.id is null
     where coalesce(accepted.id, waiting.id) is not null`,
    [`{${projectIds.join(',')}}`],
  )
  const videos = await videosById(
    em,
    found.map(({ id }) => id),
  )
  return new Map(
    found.flatMap(({ project_id, id }) => {
      const video = videos.get(id)
      return video ? [[project_id, video] as const] : []
    }),
  )
}
