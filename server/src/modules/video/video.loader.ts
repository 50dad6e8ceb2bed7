import type { EntityManager, FilterQuery, LockMode } from '@mikro-orm/postgresql'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { Film } from './film.entity.js'
import { Clip } from './clip.entity.js'

/** A video of either kind. */
export type ClipOrFilm = Clip | Film

/** The foreign key of a clip or film, as a column and its id. */
export const idOfKind = (video: ClipOrFilm | null | undefined): { clipId?: string; filmId?: string } =>
  (video && { [video instanceof Film ? 'filmId' : 'clipId']: video.id }) || {}

const PRESENT = { sql: 'r.deleted_at is null' }

/** Clips outside the Trash. */
export const clipsById: BatchRead<Row<Clip>> = (em, ids) => rowsById(em, Clip, ids, PRESENT)

/** Films outside the Trash. */
export const filmsById: BatchRead<Row<Film>> = (em, ids) => rowsById(em, Film, ids, PRESENT)

/** Clips and films outside the Trash. */
export const videosById: BatchRead<Row<Clip> | Row<Film>> = async (em, ids) => {
  const found = new Map<string, Row<Clip> | Row<Film>>(await clipsById(em, ids))
  const others = ids.filter((id) => !found.has(id))
  if (others.length) for (const [id, film] of await filmsById(em, others)) found.set(id, film)
  return found
}

/** Finds a clip or film that matches the condition, or returns null. */
export const findVideo = async (
  em: EntityManager,
  where: { id: string; projectId?: string; deletedAt?: null; videoKey?: { $ne: null } },
  options: { lockMode?: LockMode } = {},
): Promise<ClipOrFilm | null> =>
  (await em.findOne(Clip, where as FilterQuery<Clip>, options)) ??
  em.findOne(Film, where as FilterQuery<Film>, options)

interface TakeNumbers {
  shot: number
  take: number
}

/** Shot and take numbers by video, for takes of storyboard shots. */
export const takeNumbersByVideo: BatchRead<TakeNumbers> = async (em, videoIds) => {
  const found = await em.execute<({ id: string } & TakeNumbers)[]>(
    `select v.id, s.position + 1 as shot, (
       select count(*)::int from clip t
       where coalesce(t.take_of, t.id) = s.takes_of and t.deleted_at is null
         and (t.created_at, t.id) <= (v.created_at, v.id)
     ) as take
     from clip v join storyboard_shot s on s.takes_of = coalesce(v.take_of, v.id) and s.deleted_at is null
     where v.id = any(?::uuid[])`,
    [`{${videoIds.join(',')}}`],
  )
  return new Map(found.map(({ id, ...numbers }) => [id, numbers]))
}

/** The cover of projects without a chosen one: the newest accepted video, else the first that needs a review. */
export const coversByProject: BatchRead<Row<Clip>> = async (em, projectIds) => {
  const take = (status: string, order: string) =>
    `select id from clip where project_id = p.id and status = '${status}' and deleted_at is null
       and poster_key is not null order by created_at ${order}, id ${order} limit 1`
  const found = await em.execute<{ project_id: string; id: string }[]>(
    `select p.id as project_id, coalesce(accepted.id, waiting.id) as id from unnest(?::uuid[]) as p (id)
     left join lateral (${take('accepted', 'desc')}) accepted on true
     left join lateral (${take('pending', 'asc')}) waiting on accepted.id is null
     where coalesce(accepted.id, waiting.id) is not null`,
    [`{${projectIds.join(',')}}`],
  )
  const videos = await clipsById(
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
