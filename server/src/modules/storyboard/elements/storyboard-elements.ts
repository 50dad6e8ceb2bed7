import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { elementNameKey, mentionLinker } from '#schema/named-elements'
import { isPlace, refersTo } from '#schema/shot-elements'
import {
  type NewElement,
  TOO_MANY_ELEMENTS,
  elementWithLooksRule,
  elementChangesRule,
} from '#schema/rules/storyboard'
import { check, isId } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { badInput, conflict, notFound } from '#platform/errors/failure'
import { TRASH_BATCH, endOfTrash } from '#platform/database/trash'
import type { Viewer } from '#platform/auth/viewer'
import { orNull } from '#platform/auth/visible'
import type { Projects } from '../../project/project.service.js'
import type { ChangingOrder, StoryboardOrder } from '../storyboard-order.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { StoryboardElement, type StoryboardElementKind } from './element.entity.js'
import { requireUsable, setLooks, setUses } from './element-images.js'
import { usesAsset } from './named-elements.js'

/** Optional fields of an element; `check` parses them. */
export interface ElementFields {
  label?: string | null
  description?: string
  assetIds?: string[]
  looks?: { fromShotId: string; description?: string; assetIds?: string[] }[]
  imageUses?: { assetId: string; use: string }[]
}

type Changing = Pick<ChangingOrder, 'em' | 'order'>

/** Elements: characters, places and props with named pictures. Members who may generate may change them. */
export class StoryboardElements {
  private readonly db: EntityManager

  constructor(private readonly deps: { db: EntityManager; projects: Projects; order: StoryboardOrder }) {
    this.db = deps.db
  }

  /**
   * Throws BAD_USER_INPUT for invalid input, unusable pictures or too many elements, and CONFLICT for a name that is taken.
   */
  add(
    viewer: Viewer,
    input: { projectId: string; kind: string; name: string; link?: boolean } & ElementFields,
  ): Promise<StoryboardElement> {
    const element = check(elementWithLooksRule, input)
    return this.deps.order.change(viewer, input.projectId, async ({ em, order }) => {
      const added = await this.create(em, input.projectId, element)
      await setLooks({ em, order }, added, element.looks)
      setUses(added, element.imageUses)
      if (input.link) linkIn(order, added, viewer)
      return this.announceShots({ em, order }, added, [added.nameKey])
    })
  }

  /**
   * Adds the elements whose names are free, within the transaction of `em`, which holds the storyboard’s lock. Throws
   * BAD_USER_INPUT with paths below `elements` for unusable images or too many elements.
   */
  async addNew(em: EntityManager, projectId: string, elements: readonly NewElement[]): Promise<void> {
    for (const [at, element] of elements.entries())
      if (!(await nameTakenBy(em, { projectId, nameKey: elementNameKey(element.name) })))
        await this.create(em, projectId, element, ['elements', at])
  }

  private async create(
    em: EntityManager,
    projectId: string,
    { kind, name, label, description, assetIds }: NewElement,
    path: (string | number)[] = [],
  ): Promise<StoryboardElement> {
    await this.requireRoom(em, projectId, path)
    const values = { projectId, name, nameKey: elementNameKey(name), label, description, assetIds }
    await requireFree(em, values)
    await requireUsable(em, projectId, assetIds, path)
    const added = em.create(StoryboardElement, { ...values, kind: kind as StoryboardElementKind })
    await em.flush()
    return added
  }

  /** Changes the given fields. Throws as `add`. */
  edit(
    viewer: Viewer,
    { id, link, ...input }: { id: string; kind?: string; name?: string; link?: boolean } & ElementFields,
  ): Promise<StoryboardElement> {
    const { name, kind, label, description, assetIds, looks, imageUses } = check(elementChangesRule, input)
    return this.change(viewer, id, { deleted: false }, async (changing, element) => {
      const names = [element.nameKey]
      if (kind) element.kind = kind as StoryboardElementKind
      if (name) {
        await requireFree(changing.em, { id, projectId: element.projectId, nameKey: elementNameKey(name) })
        element.rename(name)
      }
      if (label !== undefined) element.label = label
      if (description !== undefined) element.description = description
      if (assetIds) {
        await requireUsable(changing.em, element.projectId, assetIds)
        element.assetIds = assetIds
      }
      if (looks) await setLooks(changing, element, looks)
      if (imageUses) setUses(element, imageUses)
      if (link) linkIn(changing.order, element, viewer)
      return this.announceShots(changing, element, [...names, element.nameKey])
    })
  }

  /** Moves it to the Trash. Returns its id. */
  async remove(viewer: Viewer, id: string): Promise<string> {
    await this.change(viewer, id, { deleted: false }, (changing, element) => {
      element.deletedAt = new Date()
      return this.announceShots(changing, element, [element.nameKey])
    })
    return id
  }

  /** Restores it. Throws CONFLICT if its name is taken, and BAD_USER_INPUT if the storyboard is full. */
  restore(viewer: Viewer, id: string): Promise<StoryboardElement> {
    return this.change(viewer, id, { deleted: true }, async (changing, element) => {
      await this.requireRoom(changing.em, element.projectId)
      await requireFree(changing.em, element)
      element.deletedAt = null
      return this.announceShots(changing, element, [element.nameKey])
    })
  }

  /**
   * Announces the shots that mention an element with this picture, after the picture became usable or
   * unusable: in the given project, and in those that have the asset. Within the transaction of `em`.
   */
  async pictureChanged(
    em: EntityManager,
    { assetId, projectId = null }: { assetId: string; projectId?: string | null },
  ): Promise<void> {
    const elements = await em.execute<{ projectId: string; nameKey: string }[]>(
      `select s.project_id as "projectId", s.name_key as "nameKey" from storyboard_element s
       where s.deleted_at is null and ${usesAsset('?::text')}
         and (s.project_id = ?::uuid or s.project_id in (select project_id from project_asset where asset_id = ?))`,
      [assetId, assetId, projectId, assetId],
    )
    if (!elements.length) return
    const shots = await em.find(
      StoryboardShot,
      { projectId: { $in: [...new Set(elements.map((element) => element.projectId))] }, deletedAt: null },
      { fields: ['id', 'projectId', 'words', 'heading', 'dialogue'] },
    )
    const mentioning = shots.filter((shot) =>
      refersTo(
        shot,
        elements.flatMap((element) => (element.projectId === shot.projectId ? element.nameKey : [])),
      ),
    )
    await announce(
      em,
      ...mentioning.map(({ id, projectId: of }) => ({
        topic: 'storyboard-shot' as const,
        id,
        projectId: of,
      })),
    )
  }

  /** Permanently deletes elements after 30 days in the Trash. Returns how many. */
  async empty(now = Date.now()): Promise<number> {
    const em = this.db.fork()
    const where = { deletedAt: { $lt: endOfTrash(now) } }
    const due = await em.find(StoryboardElement, where, { fields: ['id'], limit: TRASH_BATCH })
    return em.nativeDelete(StoryboardElement, { id: { $in: due.map(({ id }) => id) }, ...where })
  }

  /** Changes one while the storyboard is locked. Throws NOT_FOUND if it is missing or not visible. */
  private async change<Result>(
    viewer: Viewer,
    id: string,
    { deleted }: { deleted: boolean },
    run: (changing: Changing, element: StoryboardElement) => Promise<Result>,
  ): Promise<Result> {
    const where = { id, deletedAt: deleted ? { $ne: null } : null }
    const found = isId(id) ? await this.db.fork().findOne(StoryboardElement, where) : null
    if (!found || !(await orNull(this.deps.projects.open(viewer, found.projectId))))
      throw notFound('Character, place or prop')
    return this.deps.order.change(viewer, found.projectId, async (changing) => {
      const element = await changing.em.findOne(StoryboardElement, where, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
      })
      if (!element) throw notFound('Character, place or prop')
      return run(changing, element)
    })
  }

  private async requireRoom(
    em: EntityManager,
    projectId: string,
    path: (string | number)[] = [],
  ): Promise<void> {
    const count = await em.count(StoryboardElement, { projectId, deletedAt: null })
    if (count >= LIMITS.storyboard.elementsMax)
      throw badInput([{ path: [...path, 'name'], message: TOO_MANY_ELEMENTS }])
  }

  /** Announces the shots that mention one of these names. */
  private async announceShots(
    { em, order }: Changing,
    element: StoryboardElement,
    nameKeys: string[],
  ): Promise<StoryboardElement> {
    await em.flush()
    const mentioning = order.filter((shot) => refersTo(shot, nameKeys))
    await announce(
      em,
      ...mentioning.map(({ id, projectId }) => ({ topic: 'storyboard-shot' as const, id, projectId })),
    )
    return element
  }
}

/** Replaces the display name of a character or prop with mentions in all shots. */
function linkIn(order: readonly StoryboardShot[], element: StoryboardElement, viewer: Viewer): void {
  if (isPlace(element)) return
  const link = mentionLinker(element, order, LIMITS.storyboard.wordsMax)
  for (const shot of order) shot.edit({ words: link(shot.words) }, viewer.id)
}

interface NameInProject {
  /** The element that is allowed to have the name. */
  id?: string | null
  projectId: string
  nameKey: string
}

/** The name of another element that has this key; undefined if it is free. */
async function nameTakenBy(
  em: EntityManager,
  { id = null, projectId, nameKey }: NameInProject,
): Promise<string | undefined> {
  const [taken] = await em.execute<{ name: string }[]>(
    `select name from storyboard_element
     where project_id = ? and name_key = ? and deleted_at is null and id is distinct from ?::uuid`,
    [projectId, nameKey, id],
  )
  return taken?.name
}

/** Throws CONFLICT if another element of the project has this name. */
async function requireFree(em: EntityManager, name: NameInProject): Promise<void> {
  const taken = await nameTakenBy(em, name)
  if (taken) throw conflict(`Another character, place or prop is called @${taken}`)
}
