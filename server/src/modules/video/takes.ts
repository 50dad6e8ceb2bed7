import type { EntityManager } from '@mikro-orm/postgresql'
import type { Gap } from '#schema/cut'
import { isId } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { announce } from '#platform/events/events'
import { Clip } from './clip.entity.js'
import type { ClipOrFilm } from './video.loader.js'

/** A shot of a storyboard: the `firstTakeId` of its takes, and the gap to the next shot. */
export interface ShotPlace {
  takesOf: string
  gap: Gap
}

/** Announces a new or changed video to subscribers of the project. */
export const announceVideo = (
  em: EntityManager,
  { id, projectId }: Pick<ClipOrFilm, 'id' | 'projectId'>,
): Promise<void> => announce(em, { topic: 'video', id, projectId })

/** Maximum number of listed takes of a shot. */
const MOST = 100

/** The shot of a video, also of a deleted one. Throws BAD_USER_INPUT if it is not a video of the project. */
export async function shotOf(em: EntityManager, projectId: string, videoId: string): Promise<string> {
  const video = isId(videoId) ? await em.findOne(Clip, { id: videoId, projectId }) : null
  if (!video) throw badInput([{ path: ['takeOf'], message: 'This is not a video of this project' }])
  return video.firstTakeId
}

const literal = (ids: readonly string[]) => `{${ids.join(',')}}`

/** The takes of each shot, newest first, without deleted ones. */
export const takesByShot: BatchRead<Row<Clip>[]> = async (em, shotIds) => {
  const found = await em.execute<{ id: string; shot_id: string }[]>(
    `select v.id, s.id as shot_id from unnest(?::uuid[]) as s (id) cross join lateral (
       select id, created_at from clip
       where coalesce(take_of, id) = s.id and deleted_at is null
       order by created_at desc, id desc limit ${MOST}
     ) v order by v.created_at desc, v.id desc`,
    [literal(shotIds)],
  )
  const videos = await rowsById(
    em,
    Clip,
    found.map(({ id }) => id),
  )
  const takes = new Map<string, Row<Clip>[]>(shotIds.map((id) => [id, []]))
  for (const { id, shot_id } of found) takes.get(shot_id)!.push(videos.get(id)!)
  return takes
}

/** Number of takes of each shot, without deleted ones. */
export const takeCountsByShot: BatchRead<number> = async (em, shotIds) => {
  const found = await em.execute<{ shot_id: string; takes: number }[]>(
    `select coalesce(take_of, id) as shot_id, count(*)::int as takes from clip
     where coalesce(take_of, id) = any(?::uuid[]) and deleted_at is null group by 1`,
    [literal(shotIds)],
  )
  return new Map(found.map(({ shot_id, takes }) => [shot_id, takes]))
}
