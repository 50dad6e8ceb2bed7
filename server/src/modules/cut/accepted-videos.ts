import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { type Gap, joinCut, leaveCut, replaceInCut } from '#schema/cut'
import { editOf, firstItemId, isFirstUse, trimError, UNEDITED } from '#schema/cut-item'
import type { CutDocument, ItemRow } from '#schema/cut/document'
import { moveElements } from '#schema/cut/elements/kinds'
import { edited } from '#schema/cut/operation'
import { firstUse, inOrder, orderOf } from '#schema/cut/order'
import type { Project } from '../project/project.entity.js'
import type { ShotPlace } from '../video/takes.js'
import { announceVideo } from '../video/takes.js'
import { Clip, VideoStatus } from '../video/clip.entity.js'
import type { Card } from './cards/card.entity.js'
import { changeCut } from './cut-change.js'
import { cardRow } from './stored-document.js'
import { cutItems } from './elements/cut-item.entity.js'

/**
 * Adds an accepted video to the cut: in place of the accepted take of its shot, else in the order of `shots`, else at the
 * end. Former accepted takes of the shot need a new review. `shots` are those of the storyboard in order, whose transitions it
 * gets to its neighbours there. The project and the video are locked in the transaction of `em`.
 */
export async function joinOrSwap(
  em: EntityManager,
  project: Project,
  video: Clip,
  shots: readonly ShotPlace[] = [],
): Promise<void> {
  const items = await cutItems(em, project.id)
  const inCut = items.map(({ videoId }) => videoId)
  const takes = await em.find(
    Clip,
    {
      id: { $ne: video.id },
      status: VideoStatus.ACCEPTED,
      $or: [{ id: video.firstTakeId }, { takeOf: video.firstTakeId }],
    },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const [replaced, ...others] = takes.filter(({ id }) => inCut.includes(id))
  if (replaced) {
    const leaving = new Set(takes.map(({ id }) => id))
    const itemIds = items.flatMap(({ id, videoId }) => (leaving.has(videoId) ? id : []))
    await changeCut(em, project, { by: null, captions: { itemIds } }, (cut) =>
      others.reduce((now, { id }) => withoutVideo(now, id), withSwapped(cut, replaced.id, video)),
    )
  } else {
    const place = await placeOf(em, inCut, video, shots)
    await changeCut(em, project, { by: null }, (cut) => withVideo(cut, video.id, place))
  }
  for (const take of takes) {
    take.giveWay()
    await em.flush()
    await announceVideo(em, take)
  }
}

/** Adds a restored card to the end of the cut. */
export async function returnCard(em: EntityManager, project: Project, card: Card): Promise<void> {
  await changeCut(em, project, { by: null }, (cut) =>
    withVideo({ ...cut, cards: [...cut.cards, cardRow(card)] }, card.id, { at: cut.items.length }),
  )
}

/** A position in the cut, and the gaps that the storyboard has before and after it. */
interface Place {
  at: number
  before?: Gap
  after?: Gap
}

/**
 * After the nearest earlier shot with a video in the cut, else before the nearest later one, else at the end. Gaps are those to
 * the shots next to it on the storyboard; that of its last shot leads to whatever follows.
 */
async function placeOf(
  em: EntityManager,
  inCut: readonly string[],
  { firstTakeId }: Clip,
  shots: readonly ShotPlace[],
): Promise<Place> {
  const rankOf = (takesOf: string) => shots.findIndex((shot) => shot.takesOf === takesOf)
  const own = rankOf(firstTakeId)
  if (own < 0) return { at: inCut.length }
  const videos = await em.find(Clip, { id: { $in: [...inCut] } }, { fields: ['id', 'takeOf'] })
  const shotByVideo = new Map(videos.map(({ id, takeOf }) => [id, takeOf ?? id]))
  const ranks = inCut.map((id) => rankOf(shotByVideo.get(id) ?? ''))
  const at = placeAmong(ranks, own)
  const next = own + 1 < shots.length ? own + 1 : -1
  return {
    at,
    before: ranks[at - 1] === own - 1 ? shots[own - 1]?.gap : undefined,
    after: ranks[at] === next ? shots[own].gap : undefined,
  }
}

function placeAmong(ranks: readonly number[], own: number): number {
  const earlier = Math.max(...ranks.filter((rank) => rank >= 0 && rank < own))
  if (earlier >= 0) return ranks.lastIndexOf(earlier) + 1
  const later = Math.min(...ranks.filter((rank) => rank > own))
  return later < Infinity ? ranks.indexOf(later) : ranks.length
}

/** Removes all uses of a video from the cut. */
export async function removeFromCut(em: EntityManager, project: Project, videoId: string): Promise<void> {
  const uses = (await cutItems(em, project.id)).filter((item) => item.videoId === videoId)
  const itemIds = uses.map(({ id }) => id)
  if (uses.length)
    await changeCut(em, project, { by: null, captions: { itemIds } }, (cut) => withoutVideo(cut, videoId))
}

/** The first use of a video, with its edits from before it was removed, or a new one. */
const firstUseIn = ({ parked }: CutDocument, videoId: string): ItemRow =>
  parked.find(({ id }) => id === firstItemId(videoId)) ?? firstUse(videoId)

function withVideo(cut: CutDocument, videoId: string, { at, before, after }: Place): CutDocument {
  if (cut.items.some((item) => item.videoId === videoId)) return cut
  const item = firstUseIn(cut, videoId)
  const order = joinCut(orderOf(cut), item.id, at)
  const isFirstClip = cut.items.every((one) => cut.cards.some(({ id }) => id === one.videoId))
  const last = cut.items.at(-1)
  // keeps the transition that was chosen for a title before there were clips
  if (isFirstClip && last && at === cut.items.length)
    order.gaps[at - 1] = { transition: last.transition, seconds: last.transitionSeconds }
  if (before && order.gaps[at - 1]?.transition === '') order.gaps[at - 1] = before
  if (after && order.gaps[at]) order.gaps[at] = after
  return inOrder(cut, order, { editorId: null, joining: [item] })
}

function withoutVideo(cut: CutDocument, videoId: string): CutDocument {
  const uses = cut.items.filter((item) => item.videoId === videoId)
  const order = uses.reduce((rest, { id }) => leaveCut(rest, id), orderOf(cut))
  return inOrder(cut, order, { editorId: null })
}

/** Copies the edits of a replaced item. Removes a trim that does not fit the video. */
function withEdit(item: ItemRow, edit: ItemRow, video: Clip): ItemRow {
  const fits = !trimError(edit, video)
  const trim = fits ? {} : { inFrame: UNEDITED.inFrame, outFrame: UNEDITED.outFrame }
  return { ...edited(item, { ...editOf(edit), ...trim }, null), isTrimRemoved: !fits }
}

/** Replaces a video with another, which keeps its transitions, edits and attached elements. */
function withSwapped(cut: CutDocument, replacedId: string, by: Clip): CutDocument {
  const items = cut.items.map((item) =>
    item.videoId === replacedId && !isFirstUse(item) ? withEdit({ ...item, videoId: by.id }, item, by) : item,
  )
  const first = items.find(({ id }) => id === firstItemId(replacedId))
  if (!first) return { ...cut, items }
  const use = withEdit(firstUseIn(cut, by.id), first, by)
  const moved = moveElements({ ...cut, items }, first.id, use.id)
  const order = replaceInCut(orderOf(moved), first.id, use.id)
  return inOrder(moved, order, { editorId: null, joining: [use] })
}
