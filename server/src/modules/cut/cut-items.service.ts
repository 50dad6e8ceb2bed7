import { LIMITS } from '#schema/limits'
import { type CutOrder, joinCut, leaveCut, PLAIN_CUT } from '#schema/cut'
import { canSplit, editOf, shownSeconds, trimError, UNEDITED } from '#schema/cut-item'
import { type ItemChange, itemChangesRule, newItemRule, splitItemRule } from '#schema/rules/cut'
import { check } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { badInput, conflict, type Issue } from '#platform/errors/failure'
import type { Viewer } from '#platform/auth/viewer'
import { requireCurrent } from '../project/edit-conflict.js'
import { recordAudit } from '../audit/audit.service.js'
import { CUT_ITEM_FIELDS, CutItem, type CutItemField } from './elements/cut-item.entity.js'
import { moveCues, orderOf } from './draft-cut.js'
import { Video } from '../video/video.entity.js'
import { placeOf, requireRoom } from './cut-places.js'
import type { Cuts, OpenCut, StoredCut } from './cut.service.js'

type Values = Partial<Pick<CutItem, CutItemField>>

/** Unchecked fields of an item. */
export interface ItemInput extends Omit<Partial<ItemChange>, 'id' | 'revision' | 'speed'> {
  speed?: number | null
}

/** An item and the revision that the caller knows. */
export interface RevisedItem {
  id: string
  revision: number
}

/** The fields that are given; `outFrame` may be null, the others then stay as they are. */
const valuesOf = (given: ItemInput): Values =>
  Object.fromEntries(
    CUT_ITEM_FIELDS.flatMap((field) =>
      given[field] === undefined || (given[field] === null && field !== 'outFrame')
        ? []
        : [[field, given[field]]],
    ),
  )

/** The operations on single items of a cut (specification V63). */
export class CutItems {
  constructor(private readonly cuts: Cuts) {}

  /**
   * Changes items, all or none. Throws NOT_FOUND for an item that is not in the cut, CONFLICT where the same field has
   * changed since the given revision, BAD_USER_INPUT for a trim that does not fit its video.
   */
  update(
    viewer: Viewer,
    input: { projectId: string; items: (RevisedItem & ItemInput)[] },
  ): Promise<StoredCut> {
    const changes = check(itemChangesRule, input)
    return this.cuts.change(viewer, input.projectId, async (cut) => {
      const videos = await videosOf(cut)
      const issues: Issue[] = []
      for (const [at, change] of changes.items.entries()) {
        const item = cut.items[placeOf(cut.items, change.id)]
        const values = valuesOf(change)
        await requireCurrent<CutItemField>(cut.em, viewer, 'clip', {
          row: item,
          revision: change.revision,
          values,
        })
        const error = trimError({ ...item, ...values }, videos.get(item.videoId)!)
        if (error) issues.push({ path: ['items', at, error.field], message: error.message })
        else item.edit(values, viewer.id)
      }
      if (issues.length) throw badInput(issues)
    })
  }

  /**
   * Splits an item before a frame of its video; the second part gets `newId`, the gap after the item, and the cues that
   * begin in it.
   */
  split(
    viewer: Viewer,
    input: RevisedItem & { projectId: string; frame: number; newId?: string | null },
  ): Promise<StoredCut> {
    const { id, revision, frame, newId } = check(splitItemRule, input)
    return this.cuts.change(viewer, input.projectId, async (cut) => {
      const { em, items, project } = cut
      const at = placeOf(items, id)
      const item = items[at]
      const video = await em.findOneOrFail(Video, item.videoId)
      requireRoom(items, 'id')
      await requireCurrent<CutItemField>(em, viewer, 'clip', {
        row: item,
        revision,
        values: { outFrame: frame },
      })
      if (!canSplit(item, frame, video))
        throw badInput([
          { path: ['frame'], message: `Each part must show at least ${LIMITS.cutItem.secondsMin} seconds` },
        ])
      const order = orderOf(items)
      const second = em.create(CutItem, {
        ...(newId && { id: await requireFreeId(em, newId, 'newId') }),
        ...editOf(item),
        projectId: project.id,
        videoId: item.videoId,
        inFrame: frame,
        editedById: viewer.id,
      })
      await em.persistAndFlush(second)
      item.edit({ outFrame: frame }, viewer.id)
      items.push(second)
      const after = shownSeconds(item, video)
      await moveCues(em, { from: item.id, to: second.id, after, frame }, viewer.id)
      return {
        order: {
          itemIds: order.itemIds.toSpliced(at + 1, 0, second.id),
          gaps: order.gaps.toSpliced(at, 0, PLAIN_CUT),
        },
      }
    })
  }

  /**
   * Uses an accepted video once more, after `afterId` or at the end. Throws BAD_USER_INPUT if the video is not in the
   * cut, or `id` is taken.
   */
  add(
    viewer: Viewer,
    input: { projectId: string; videoId: string; id?: string | null; afterId?: string | null } & ItemInput,
  ): Promise<StoredCut> {
    const { id, videoId, afterId, ...edit } = check(newItemRule, input)
    return this.cuts.change(viewer, input.projectId, async ({ em, items, project }) => {
      requireRoom(items, 'videoId')
      if (!items.some((item) => item.videoId === videoId))
        throw badInput([{ path: ['videoId'], message: 'This is not an accepted video of this project' }])
      const video = await em.findOneOrFail(Video, videoId)
      const values = { ...UNEDITED, ...valuesOf(edit) }
      const error = trimError(values, video)
      if (error) throw badInput([{ path: [error.field], message: error.message }])
      const place = afterId == null ? items.length : placeOf(items, afterId) + 1
      const item = em.create(CutItem, {
        ...(id && { id: await requireFreeId(em, id, 'id') }),
        ...values,
        projectId: project.id,
        videoId,
        editedById: viewer.id,
      })
      await em.persistAndFlush(item)
      const order = joinCut(orderOf(items), item.id, place)
      items.push(item)
      return { order }
    })
  }

  /**
   * Removes one of several uses of a video. The only use of a card moves that to the Trash. Throws CONFLICT for the only
   * use of another video: declining the video removes that.
   */
  remove(viewer: Viewer, input: { projectId: string; id: string }): Promise<StoredCut> {
    return this.cuts.change(viewer, input.projectId, async ({ em, items }) => {
      const item = items[placeOf(items, input.id)]
      if (items.filter(({ videoId }) => videoId === item.videoId).length === 1)
        await trashCard(em, viewer, item)
      return { order: leaveCut<CutOrder>(orderOf(items), item.id) }
    })
  }

  /** Removes all edits of an item. The transition stays. */
  reset(viewer: Viewer, input: RevisedItem & { projectId: string }): Promise<StoredCut> {
    return this.update(viewer, {
      projectId: input.projectId,
      items: [{ id: input.id, revision: input.revision, ...UNEDITED }],
    })
  }
}

/** Returns the id. Throws BAD_USER_INPUT, which names the field, if it is taken. */
async function requireFreeId(em: OpenCut['em'], id: string, field: 'id' | 'newId'): Promise<string> {
  const isTaken = (await em.count(CutItem, { id })) + (await em.count(Video, { id }))
  if (isTaken) throw badInput([{ path: [field], message: 'The id of an item must be new' }])
  return id
}

/** Moves a card to the Trash that leaves the cut. Throws CONFLICT for another video. */
async function trashCard(em: OpenCut['em'], viewer: Viewer, { videoId }: CutItem): Promise<void> {
  const video = await em.findOneOrFail(Video, videoId)
  if (!video.card)
    throw conflict('This is the only use of the video. Decline the video to remove it from the cut.')
  video.delete()
  await recordAudit(em, viewer, { action: 'video-deleted', subjectId: video.id, subjectName: video.title })
  await announce(em, { topic: 'video-gone', id: video.id, projectId: video.projectId })
}

async function videosOf({ em, items }: OpenCut): Promise<Map<string, Video>> {
  const ids = [...new Set(items.map(({ videoId }) => videoId))]
  return new Map((await em.find(Video, { id: { $in: ids } })).map((video) => [video.id, video]))
}
