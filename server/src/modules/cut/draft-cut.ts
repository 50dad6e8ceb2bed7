import type { EntityManager } from '@mikro-orm/postgresql'
import { type CutOrder, joinCut, leaveCut, replaceInCut } from '#schema/cut'
import { announce } from '#platform/events/events'
import type { Project } from '../project/project.entity.js'
import type { Video } from '../video/video.entity.js'
import { CutCaption } from './elements/caption.entity.js'
import { CutCue } from './elements/cut-cue.entity.js'
import { CutItem } from './elements/cut-item.entity.js'
import { LowerThird } from './elements/lower-third.entity.js'

/**
 * The draft of a project’s film. In each function the project was opened and locked within the transaction of `em`.
 */

/** The items of a cut, in order. */
export const cutItems = (em: EntityManager, projectId: string): Promise<CutItem[]> =>
  em.find(CutItem, { projectId, position: { $ne: null } }, { orderBy: { position: 'asc' } })

export const orderOf = (items: readonly Pick<CutItem, 'id' | 'gap'>[]): CutOrder => ({
  itemIds: items.map(({ id }) => id),
  gaps: items.slice(0, -1).map(({ gap }) => gap),
})

/**
 * Stores the order of these items and their gaps. Items that are not in the order leave the cut: a video’s first use is
 * kept with its edits for when the video returns.
 */
export async function keepCut(
  em: EntityManager,
  project: Project,
  {
    items,
    order,
    editedById = null,
  }: { items: readonly CutItem[]; order: CutOrder; editedById?: string | null },
): Promise<void> {
  for (const item of items) {
    const at = order.itemIds.indexOf(item.id)
    item.position = at < 0 ? null : at
    if (at < 0 && item.id !== item.videoId) em.remove(item)
    const gap = order.gaps[at]
    if (gap) item.edit({ transition: gap.transition, transitionSeconds: gap.seconds }, editedById)
  }
  await em.flush()
  await announce(em, { topic: 'cut', id: project.id })
}

/** The first use of a video: as it was when it left the cut, else a new one. */
async function firstUse(em: EntityManager, { id: projectId }: Project, videoId: string): Promise<CutItem> {
  const parked = await em.findOne(CutItem, { id: videoId })
  return parked ?? em.create(CutItem, { id: videoId, projectId, videoId })
}

/** Adds an accepted video to the cut, at `place` or at the end. */
export async function addToCut(
  em: EntityManager,
  project: Project,
  videoId: string,
  place?: number,
): Promise<void> {
  const items = await cutItems(em, project.id)
  if (items.some((item) => item.videoId === videoId)) return
  const item = await firstUse(em, project, videoId)
  await keepCut(em, project, {
    items: [...items, item],
    order: joinCut(orderOf(items), item.id, place),
  })
}

/** A video that is accepted no longer leaves the cut, with all its uses. */
export async function removeFromCut(em: EntityManager, project: Project, videoId: string): Promise<void> {
  const items = await cutItems(em, project.id)
  const uses = items.filter((item) => item.videoId === videoId)
  if (!uses.length) return
  const order = uses.reduce((rest, { id }) => leaveCut(rest, id), orderOf(items))
  await keepCut(em, project, { items, order })
}

/**
 * A video that was accepted takes the place of another in the cut, with its transitions and its edits. A trim that does
 * not fit the video is removed.
 */
export async function swapInCut(
  em: EntityManager,
  project: Project,
  { replaced, by }: { replaced: Video; by: Video },
): Promise<void> {
  const items = await cutItems(em, project.id)
  let order = orderOf(items)
  const added: CutItem[] = []
  for (const item of items.filter(({ videoId }) => videoId === replaced.id)) {
    const isFirst = item.id === item.videoId
    const use = isFirst ? await firstUse(em, project, by.id) : item
    use.takeEdit(item, by)
    if (!isFirst) item.videoId = by.id
    else {
      await moveElements(em, item.id, use.id)
      order = replaceInCut(order, item.id, use.id)
      added.push(use)
    }
  }
  await keepCut(em, project, { items: [...items, ...added], order })
}

/** The cues, captions and lower thirds of an item move with another one from now on. */
async function moveElements(em: EntityManager, from: string, to: string): Promise<void> {
  for (const element of [CutCue, CutCaption, LowerThird])
    for (const row of await em.find<CutCue | CutCaption | LowerThird>(element, { itemId: from }))
      row.edit({ itemId: to }, null)
}

/** The item with this id; the id of a video stands for its first use. */
export const itemOf = (items: readonly CutItem[], id: string): CutItem | undefined =>
  items.find((item) => item.id === id) ?? items.find(({ videoId }) => videoId === id)
