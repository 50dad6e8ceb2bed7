import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { LIMITS, modelOf } from '#schema/limits'
import {
  type NewElement,
  newShotsRule,
  shotChangesRule,
  splitRule,
  storyboardRule,
} from '#schema/rules/storyboard'
import { check } from '#platform/errors/check'
import { againAfterDeadlock } from '#platform/errors/retry'
import { announce } from '#platform/events/events'
import { badInput } from '#platform/errors/failure'
import { isStorable } from '#platform/text/storable'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import { requireCurrent } from '../project/edit-conflict.js'
import type { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { elementLinker } from '#schema/named-elements'
import { isPlace } from '#schema/shot-elements'
import type { StoryboardElements } from './elements/storyboard-elements.js'
import type { Animatics } from './animatic/animatic.service.js'
import { type ShotInput, picturesOf, usablePicturesOf, valuesOf } from './shots/shot-values.js'
import { SHOT_FIELDS, type ShotField, type ShotValues, StoryboardShot } from './shots/shot.entity.js'
import { type ChangingOrder, type StoryboardOrder, placeOf, requireRoom } from './storyboard-order.js'
import { Storyboard } from './storyboard.entity.js'

const { secondsMin } = LIMITS.storyboard
const tenths = (seconds: number): number => Math.round(seconds * 10) / 10

/** Replaces display names of characters and props with mentions; `shots` are all of the storyboard. */
function mentionsLinker(elements: readonly NewElement[], shots: readonly Partial<ShotValues>[]) {
  const links = elements
    .filter((element) => !isPlace(element))
    .map((element) => elementLinker(element, elements, shots, LIMITS.storyboard.wordsMax))
  return (words: string): string => links.reduce((linked, link) => link(linked), words)
}

/** The plan of a project’s film: its shots and their order. Members who may generate may change it. */
export class Storyboards {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      order: StoryboardOrder
      animatics: Pick<Animatics, 'follow'>
      elements: Pick<StoryboardElements, 'addNew'>
    },
  ) {
    this.db = deps.db
  }

  /** The settings of a storyboard; defaults until one is chosen. */
  async of(project: Visible<Project>, em = this.db.fork()): Promise<Storyboard> {
    return (
      (await em.findOne(Storyboard, { projectId: project.id })) ??
      em.create(Storyboard, { projectId: project.id }, { persist: false })
    )
  }

  /** The shot with its project, or null. Checks no permissions: the caller applies the policy. */
  async find(id: string): Promise<{ shot: StoryboardShot; project: Project } | null> {
    const em = this.db.fork()
    const shot = await em.findOne(StoryboardShot, id)
    const project = shot && (await this.deps.projects.find(shot.projectId, em))
    return project && { shot, project }
  }

  /** `find` for the shot of a take. */
  async findWithTake(videoId: string): Promise<{ shot: StoryboardShot; project: Project } | null> {
    const [shot] = await this.db
      .fork()
      .execute<{ id: string }[]>(
        'select s.id from storyboard_shot s join clip v on coalesce(v.take_of, v.id) = s.takes_of where v.id = ?',
        [videoId],
      )
    return shot ? this.find(shot.id) : null
  }

  /** Changes the settings for all shots. */
  edit(
    viewer: Viewer,
    input: {
      projectId: string
      ratio?: string
      model?: string | null
      look?: string
      referencesMax?: number
    },
  ): Promise<Storyboard> {
    const { ratio, model, look, referencesMax } = check(storyboardRule, input)
    if (model && !modelOf(model)) throw badInput([{ path: ['model'], message: 'Unknown model' }])
    return this.deps.order.change(viewer, input.projectId, async ({ em, board, order }) => {
      const isSame = board.ratio === ratio && board.look === (look ?? board.look)
      const outdated = isSame ? [] : order
      for (const { id, projectId } of outdated)
        await announce(em, { topic: 'storyboard-shot', id, projectId })
      board.ratio = ratio
      board.model = model ?? null
      if (look !== undefined) board.look = look
      if (referencesMax !== undefined) board.referencesMax = referencesMax
      return board
    })
  }

  /**
   * Adds shots after another one, or at the end, and those of `elements` whose names are free. Throws BAD_USER_INPUT for invalid
   * input, unusable images, and more than 100 shots. `within` is the caller’s transaction, if any.
   */
  add(
    viewer: Viewer,
    input: { projectId: string; afterId?: string | null; shots: ShotInput[]; elements?: object[] },
    within?: EntityManager,
  ): Promise<StoryboardShot[]> {
    const { shots, elements } = check(newShotsRule, input)
    const addTo = async ({ em, order }: ChangingOrder) => {
      requireRoom(order, shots.length)
      const at = input.afterId ? placeOf(order, input.afterId) + 1 : order.length
      await this.deps.elements.addNew(em, input.projectId, elements)
      const known = await usablePicturesOf(em, viewer, shots)
      const all: Partial<ShotValues>[] = []
      for (const [number, shot] of shots.entries())
        all.push(await valuesOf(em, viewer, shot, { known, path: ['shots', number] }))
      const link = mentionsLinker(elements, [...order, ...all])
      const added = all.map((values) =>
        this.create(em, viewer, input.projectId, { ...values, words: link(values.words ?? '') }),
      )
      order.splice(at, 0, ...added)
      return added
    }
    return this.deps.order.change(viewer, input.projectId, addTo, within)
  }

  /**
   * Changes the given fields. If another user changed one of them since `revision`, throws CONFLICT with that user’s name
   * and changes nothing.
   */
  async editShot(
    viewer: Viewer,
    input: { id: string; revision: number } & ShotInput,
  ): Promise<StoryboardShot> {
    const changes = check(shotChangesRule, input)
    const edited = await againAfterDeadlock(() =>
      this.db.fork().transactional(async (em) => {
        const shot = await this.deps.order.open(viewer, input.id, { em, lock: true })
        const values = await valuesOf(em, viewer, changes, { known: picturesOf(shot) })
        await requireCurrent<ShotField>(em, viewer, 'shot', { row: shot, revision: input.revision, values })
        if (shot.edit(values, viewer.id)) await this.changed(em, shot)
        return shot
      }),
    )
    await this.deps.animatics.follow(viewer, edited)
    return edited
  }

  /** Moves a shot behind another one; to the beginning if `afterId` is null. */
  async move(viewer: Viewer, { id, afterId }: { id: string; afterId?: string | null }): Promise<Storyboard> {
    return this.deps.order.changeAt(viewer, id, async ({ board, order, at }) => {
      const [shot] = order.splice(at, 1)
      order.splice(afterId ? placeOf(order, afterId) + 1 : 0, 0, shot)
      return board
    })
  }

  /** Adds a copy behind it, without its takes. */
  duplicate(viewer: Viewer, id: string): Promise<StoryboardShot> {
    return this.deps.order.changeAt(viewer, id, async ({ em, order, at }) => {
      requireRoom(order, 1)
      const { projectId, ...shot } = order[at]
      const values = Object.fromEntries(SHOT_FIELDS.map((field) => [field, shot[field]]))
      const copy = this.create(em, viewer, projectId, values)
      order.splice(at + 1, 0, copy)
      return copy
    })
  }

  /**
   * Splits a shot at a character of its words, and its seconds in proportion to the text. The first part keeps the takes and
   * the first frame, the second gets the dialogue, the last frame and the transition. Throws as `editShot`.
   */
  split(
    viewer: Viewer,
    { id, revision, atCharacter }: { id: string; revision: number; atCharacter: number },
  ): Promise<StoryboardShot[]> {
    check(splitRule, { atCharacter })
    return this.deps.order.changeAt(viewer, id, async ({ em, order, at }) => {
      requireRoom(order, 1)
      const shot = await em.refreshOrFail(order[at], { lockMode: LockMode.PESSIMISTIC_WRITE })
      const { words, seconds, transition, transitionSeconds, keptLastFrame } = shot
      const [before, after] = [words.slice(0, atCharacter).trim(), words.slice(atCharacter).trim()]
      if (!before || !after || !isStorable(before))
        throw badInput([{ path: ['atCharacter'], message: 'Split a shot between two words' }])
      const first = Math.max(secondsMin, tenths((seconds * before.length) / (before.length + after.length)))
      const values = {
        words: before,
        seconds: first,
        dialogue: [],
        editedPrompt: null,
        transition: '',
        keptLastFrame: null,
      }
      await requireCurrent<ShotField>(em, viewer, 'shot', { row: shot, revision, values })
      const second = this.create(em, viewer, shot.projectId, {
        heading: shot.heading,
        camera: shot.camera,
        dialogue: shot.dialogue,
        keptReferences: shot.keptReferences,
        words: after,
        seconds: Math.max(secondsMin, tenths(seconds - first)),
        transition,
        transitionSeconds,
        keptLastFrame,
      })
      shot.edit(values, viewer.id)
      await em.flush()
      await announce(em, { topic: 'storyboard-shot', id, projectId: shot.projectId })
      order.splice(at + 1, 0, second)
      return [shot, second]
    })
  }

  /**
   * Announces a changed shot. Call it last in the transaction, because it locks the project (see `StoryboardOrder`).
   */
  async changed(em: EntityManager, { id, projectId }: StoryboardShot): Promise<void> {
    await em.flush()
    await announce(em, { topic: 'storyboard-shot', id, projectId })
    await this.deps.projects.touch(em, projectId)
  }

  private create(
    em: EntityManager,
    viewer: Viewer,
    projectId: string,
    values: Partial<ShotValues>,
  ): StoryboardShot {
    return em.create(StoryboardShot, { ...values, projectId, position: 0, editedById: viewer.id })
  }
}
