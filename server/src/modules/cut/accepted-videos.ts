import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Project } from '../project/project.entity.js'
import { announceVideo } from '../video/takes.js'
import { Video } from '../video/video.entity.js'
import { addToCut, cutItems, removeFromCut, swapInCut } from './draft-cut.js'

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
