import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { isId } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { announce } from '#platform/events/events'
import type { Project } from '../project/project.entity.js'
import { addToCut, cutItems, removeFromCut, swapInCut } from './draft/draft-cut.js'
import { Video } from './video.entity.js'

/** Tells those who follow the project of a video that is new or changed. */
export const announceVideo = (em: EntityManager, { id, projectId }: Video): Promise<void> =>
  announce(em, { topic: 'video', id, projectId })

/** So many takes of a shot are listed. */
const MOST = 100

/** The shot of this video of the project, also of a deleted one. Throws BAD_USER_INPUT if there is none. */
export async function shotOf(em: EntityManager, projectId: string, videoId: string): Promise<string> {
  const video = isId(videoId)
    ? await em.findOne(Video, { id: videoId, projectId, isMerged: false, card: null })
    : null
  if (!video) throw badInput([{ path: ['takeOf'], message: 'This is not a video of this project' }])
  return video.shotId
}

/**
 * Puts an accepted video into the cut: in place of the accepted take of its shot, which needs a review again, else
 * at the place of its shot in `shotOrder`, else at the end. `shotOrder` has the shots of the storyboard, each as the
 * `shotId` of its takes. The project and the video are locked within the transaction of `em`.
 */
export async function joinOrSwap(
  em: EntityManager,
  project: Project,
  video: Video,
  shotOrder: readonly string[] = [],
): Promise<void> {
  const inCut = (await cutItems(em, project.id)).map(({ videoId }) => videoId)
  const [replaced, ...others] = await em.find(
    Video,
    {
      id: { $in: inCut, $ne: video.id },
      $or: [{ id: video.shotId }, { takeOf: video.shotId }],
    },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  if (!replaced) return addToCut(em, project, video.id, await placeOf(em, inCut, video, shotOrder))
  await swapInCut(em, project, { replaced, by: video })
  for (const other of others) await removeFromCut(em, project, other.id)
  for (const take of [replaced, ...others]) {
    take.giveWay()
    await em.flush()
    await announceVideo(em, take)
  }
}

/** After the nearest earlier shot with a video in the cut, else before the nearest later one, else at the end. */
async function placeOf(
  em: EntityManager,
  inCut: readonly string[],
  { shotId }: Video,
  shotOrder: readonly string[],
): Promise<number> {
  const at = shotOrder.indexOf(shotId)
  if (at < 0) return inCut.length
  const videos = await em.find(Video, { id: { $in: [...inCut] } }, { fields: ['id', 'takeOf'] })
  const shotByVideo = new Map(videos.map(({ id, takeOf }) => [id, takeOf ?? id]))
  const ranks = inCut.map((id) => shotOrder.indexOf(shotByVideo.get(id) ?? ''))
  const earlier = Math.max(...ranks.filter((rank) => rank >= 0 && rank < at))
  if (earlier >= 0) return ranks.lastIndexOf(earlier) + 1
  const later = Math.min(...ranks.filter((rank) => rank > at))
  return later < Infinity ? ranks.indexOf(later) : inCut.length
}

const literal = (ids: readonly string[]) => `{${ids.join(',')}}`

/** The takes of each shot, newest first, without deleted ones. */
export const takesByShot: BatchRead<Row<Video>[]> = async (em, shotIds) => {
  const found = await em.execute<{ id: string; shot_id: string }[]>(
    `select v.id, s.id as shot_id from unnest(?::uuid[]) as s (id) cross join lateral (
       select id, created_at from video
       where coalesce(take_of, id) = s.id and not is_merged and deleted_at is null
       order by created_at desc, id desc limit ${MOST}
     ) v order by v.created_at desc, v.id desc`,
    [literal(shotIds)],
  )
  const videos = await rowsById(
    em,
    Video,
    found.map(({ id }) => id),
  )
  const takes = new Map<string, Row<Video>[]>(shotIds.map((id) => [id, []]))
  for (const { id, shot_id } of found) takes.get(shot_id)!.push(videos.get(id)!)
  return takes
}

/** How many takes each shot has, without deleted ones. */
export const takeCountsByShot: BatchRead<number> = async (em, shotIds) => {
  const found = await em.execute<{ shot_id: string; takes: number }[]>(
    `select coalesce(take_of, id) as shot_id, count(*)::int as takes from video
     where coalesce(take_of, id) = any(?::uuid[]) and not is_merged and deleted_at is null group by 1`,
    [literal(shotIds)],
  )
  return new Map(found.map(({ shot_id, takes }) => [shot_id, takes]))
}
