import type { EntityManager } from '@mikro-orm/postgresql'
import { elementsIn } from '#schema/shot-elements'
import { continuityRule } from '#schema/rules/storyboard'
import type { Viewer } from '#platform/auth/viewer'
import { orNull } from '#platform/auth/visible'
import { announce } from '#platform/events/events'
import { check, isId } from '#platform/errors/check'
import { badInput, notFound } from '#platform/errors/failure'
import type { BatchRead, Loaders } from '#platform/queries/loaders'
import { Asset } from '../../library/asset.entity.js'
import { requireMay } from '../../project/project-roles.js'
import type { Projects } from '../../project/project.service.js'
import type { Notes } from '../../review/notes/notes.service.js'
import { StoryboardElement } from '../elements/element.entity.js'
import { shotsByProject } from '../storyboard.entity.js'
import { chosenTakesById } from '../takes/chosen-takes.js'
import { ContinuityCheck } from './continuity-check.entity.js'

/** The first frame or chosen take of a shot that has an element. */
export interface ContinuityPicture {
  shotId: string
  assetId: string | null
  videoId: string | null
  check: ContinuityCheck | null
}

/** The unchecked input of a check; `continuityRule` parses it. */
export interface CheckInput {
  elementId: string
  assetId?: string | null
  videoId?: string | null
  isSame?: boolean | null
  words?: string | null
}

const checksByElement: BatchRead<ContinuityCheck[]> = async (em, elementIds) => {
  const checks = await em.find(ContinuityCheck, { elementId: { $in: [...elementIds] } })
  return new Map(elementIds.map((id) => [id, checks.filter(({ elementId }) => elementId === id)]))
}

/** Images that are not deleted, by id. */
const presentAssets: BatchRead<{ id: string }> = async (em, ids) => {
  const found = await em.find(Asset, { id: { $in: [...ids] }, deletedAt: null }, { fields: ['id'] })
  return new Map(found.map((asset) => [asset.id, asset]))
}

/** The first frames and chosen takes of the shots with an element, in story order. */
export async function continuityOf(
  element: StoryboardElement,
  loaders: Loaders,
): Promise<ContinuityPicture[]> {
  const [all, checks] = await Promise.all([
    loaders.of(shotsByProject).load(element.projectId),
    loaders.of(checksByElement).load(element.id),
  ])
  const shots = (all ?? []).filter((shot) => elementsIn(shot, [element]).length)
  const pictures = await Promise.all(
    shots.map(async ({ id: shotId, keptFirstFrame, chosenVideoId }) => {
      const [asset, video] = await Promise.all([
        keptFirstFrame ? loaders.of(presentAssets).load(keptFirstFrame.assetId) : null,
        chosenVideoId ? loaders.of(chosenTakesById).load(chosenVideoId) : null,
      ])
      return [
        ...(asset ? [{ shotId, assetId: asset.id, videoId: null }] : []),
        ...(video ? [{ shotId, assetId: null, videoId: video.id }] : []),
      ]
    }),
  )
  return pictures.flat().map((picture) => ({
    ...picture,
    check:
      checks?.find(
        ({ assetId, videoId }) =>
          (assetId ?? null) === picture.assetId && (videoId ?? null) === picture.videoId,
      ) ?? null,
  }))
}

/** Comparisons of characters, places and props with first frames and takes. Members who may write notes may compare. */
export class Continuity {
  constructor(private readonly deps: { db: EntityManager; projects: Projects; notes: Notes }) {}

  /** An element that the viewer sees. Throws NOT_FOUND. */
  async open(viewer: Viewer, id: string, em = this.deps.db.fork()): Promise<StoryboardElement> {
    const found = isId(id) ? await em.findOne(StoryboardElement, { id, deletedAt: null }) : null
    if (!found || !(await orNull(this.deps.projects.open(viewer, found.projectId, { em }))))
      throw notFound('Character, place or prop')
    return found
  }

  /**
   * Records whether an element looks in a picture as it should, or removes that if `isSame` is null. What differs in a take
   * becomes a note on it. Throws NOT_FOUND, FORBIDDEN, and BAD_USER_INPUT for another picture than a first frame or take of a
   * shot of the storyboard.
   */
  check(viewer: Viewer, input: CheckInput): Promise<StoryboardElement> {
    return this.deps.db.fork().transactional(async (em) => {
      const element = await this.open(viewer, input.elementId, em)
      const project = await this.deps.projects.open(viewer, element.projectId, { em })
      requireMay(viewer, project, 'note')
      const { isSame, words, ...picture } = check(continuityRule, input)
      await requirePicture(em, element, picture)
      const known = await em.findOne(ContinuityCheck, { elementId: element.id, ...picture })
      if (known) em.remove(known)
      await em.flush()
      if (isSame !== null)
        em.create(ContinuityCheck, {
          elementId: element.id,
          ...picture,
          isSame,
          words,
          checkedById: viewer.id,
        })
      if (isSame === false && picture.videoId && words !== known?.words) {
        const text = `${element.label || element.name}: ${words}`
        await this.deps.notes.add(viewer, { videoId: picture.videoId, frame: 0, text }, em)
      }
      await em.flush()
      await announce(em, { topic: 'storyboard', id: element.projectId })
      return element
    })
  }
}

/** Throws BAD_USER_INPUT unless a shot of the storyboard has this first frame or chosen take. */
async function requirePicture(
  em: EntityManager,
  { projectId }: StoryboardElement,
  { assetId, videoId }: { assetId: string | null; videoId: string | null },
): Promise<void> {
  const found = await em.execute<unknown[]>(
    `select from storyboard_shot where project_id = ? and deleted_at is null
       and (kept_first_frame ->> 'assetId' = ?::text or chosen_video_id::text = ?::text)`,
    [projectId, assetId, videoId],
  )
  if (found.length) return
  const path = [assetId ? 'assetId' : 'videoId']
  throw badInput([{ path, message: 'No shot has this first frame or take' }])
}
