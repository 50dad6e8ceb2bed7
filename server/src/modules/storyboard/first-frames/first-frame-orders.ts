import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { IMAGE_REFERENCES_MAX } from '#schema/models/registry'
import { changePromptOf, firstFrameChangeRule } from '#schema/first-frame'
import { isEmptyShot, promptOfShot } from '#schema/shot-prompt'
import { exemptFromLimits } from '#platform/database/operation'
import { check } from '#platform/errors/check'
import { againAfterDeadlock } from '#platform/errors/retry'
import { type Failure, badInput, conflict } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import type { Viewer } from '#platform/auth/viewer'
import type { OrderTerms } from '#platform/queue/jobs'
import type { ImageGeneration } from '../../generation/image-generation.service.js'
import type { Projects } from '../../project/project.service.js'
import { VideoStatus } from '../../video/clip.entity.js'
import { type ShotReferences, referencesByShot } from '../elements/named-elements.js'
import { hashOf } from '../shots/shot-inputs-hash.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import { isAboutPrice, isRefusal, orderEach } from '../shot-batch.js'
import type { StoryboardOrder } from '../storyboard-order.js'
import { Storyboard } from '../storyboard.entity.js'
import type { Storyboards } from '../storyboard.service.js'
import type { NeededTake } from '../takes/needed-takes.js'
import { NO_WORDS } from '../takes/take-prompt.js'
import { ShotFirstFrame } from './first-frame.entity.js'
import {
  type FirstFrame,
  firstFrameInputsOf,
  neededFirstFrames,
  readFirstFrames,
} from './first-frame-status.js'
import type { MarkedPictures } from './marked-pictures.js'

/** Limits an order to these shots; all by default. */
interface BatchOptions extends OrderTerms {
  shotIds?: readonly string[] | null
  /** Whether to draw first frames again whose shots have changed since. */
  remakesOutdated?: boolean
}

/** The picture to change, and how. */
interface Change {
  frameId: string
  words: string
  /** A copy of the picture with marks that show where. */
  markedId?: string
}

/** An order of another first frame: from the shot, or as a change of an earlier one. */
interface DrawOptions extends OrderTerms {
  frameId?: string | null
  words?: string | null
  /** JSON; shows where to change it. */
  drawing?: string | null
}

interface Order {
  viewer: Viewer
  terms: OrderTerms
  throwsUnknownPrice?: boolean
  change?: Change | null
  /** Decides whether to draw a first frame of the locked shot; may throw. */
  isOrdered(
    em: EntityManager,
    shot: StoryboardShot,
    frames: readonly FirstFrame[],
  ): boolean | Promise<boolean>
}

/** The prompt of a first frame and its references: those of a take of the shot, up to the limit of the storyboard. */
export function firstFramePromptOf(
  shot: StoryboardShot,
  { look, ratio, referencesMax }: Pick<Storyboard, 'look' | 'ratio' | 'referencesMax'>,
  { elements, referenceIds }: Pick<ShotReferences, 'elements' | 'referenceIds'>,
) {
  const most = Math.max(shot.keptReferences.length, referencesMax)
  return { prompt: promptOfShot(shot, { look, elements }), ratio, referenceIds: referenceIds.slice(0, most) }
}

/** Orders first frames of shots, each in its own transaction, so that a refused one does not stop the others. */
export class FirstFrameOrders {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      order: StoryboardOrder
      storyboards: Storyboards
      imageGeneration: Pick<ImageGeneration, 'check' | 'start'>
      markedPictures: Pick<MarkedPictures, 'mark'>
    },
  ) {
    this.db = deps.db
  }

  /**
   * Orders a first frame for each shot that needs one, or only for the given ones, in the order of the board. Concurrent calls
   * order none twice. Stores refusals. Returns the shots ordered or refused; stops after half a minute.
   */
  drawMissing(
    viewer: Viewer,
    projectId: string,
    { shotIds, remakesOutdated = false, ...terms }: BatchOptions = {},
  ): Promise<StoryboardShot[]> {
    const isNeeded = (need?: NeededTake) => need === 'missing' || (remakesOutdated && need === 'outdated')
    // each shot is committed by itself, as with takes
    return exemptFromLimits(async () => {
      const project = await this.deps.projects.openTo('generate', viewer, projectId)
      const em = this.db.fork()
      const shots = await this.deps.order.shots(project, em)
      const needed = await neededFirstFrames(em, shots)
      const order: Order = {
        viewer,
        terms,
        isOrdered: async (within, shot) => isNeeded((await neededFirstFrames(within, [shot])).get(shot.id)),
      }
      return orderEach(
        shots.filter(
          (shot) =>
            !isEmptyShot(shot) && isNeeded(needed.get(shot.id)) && (!shotIds || shotIds.includes(shot.id)),
        ),
        (id) => this.orderOrRefuse(id, order),
        () => this.deps.projects.open(viewer, projectId),
      )
    })
  }

  /**
   * Orders another first frame of a shot, and returns the shot. Stores a refusal. Throws CONFLICT while one is being drawn,
   * BAD_USER_INPUT for a shot without words, an unknown price or a change of another shot’s picture, and NOT_FOUND.
   */
  async draw(
    viewer: Viewer,
    shotId: string,
    { frameId, words, drawing, ...terms }: DrawOptions = {},
  ): Promise<StoryboardShot> {
    const em = this.db.fork()
    const opened = await this.deps.order.open(viewer, shotId, { em })
    if (isEmptyShot(opened)) throw badInput([{ path: ['shotId'], message: NO_WORDS }])
    const change = frameId ? await this.changeOf(viewer, opened, { frameId, words, drawing }, em) : null
    const shot = await this.orderOrRefuse(shotId, {
      viewer,
      terms,
      throwsUnknownPrice: true,
      change,
      isOrdered: (_em, _shot, frames) => {
        requireNoneDrawn(frames)
        return true
      },
    })
    return shot!
  }

  /** Checks a change of a picture, and draws its marks. */
  private async changeOf(
    viewer: Viewer,
    shot: StoryboardShot,
    { frameId, ...input }: { frameId: string } & Pick<DrawOptions, 'words' | 'drawing'>,
    em: EntityManager,
  ): Promise<Change> {
    const { words, drawing } = check(firstFrameChangeRule, input)
    const frames = (await readFirstFrames([shot], em)).get(shot.id)!
    const assetId = assetOf(frames, { frameId })
    if (!drawing) return { frameId, words }
    requireNoneDrawn(frames)
    const { isPrivate } = await this.deps.projects.open(viewer, shot.projectId, { em })
    const marked = { assetId, drawing, isPrivate }
    return { frameId, words, markedId: await this.deps.markedPictures.mark(viewer, marked) }
  }

  /** The shot with its order or refusal; null if no first frame was needed. */
  private async orderOrRefuse(id: string, order: Order): Promise<StoryboardShot | null> {
    try {
      return await againAfterDeadlock(() => this.order(id, order))
    } catch (error) {
      if (!isRefusal(error) || (order.throwsUnknownPrice && isAboutPrice(error))) throw error
      return againAfterDeadlock(() => this.order(id, { ...order, isOrdered: () => true }, error))
    }
  }

  /** Adds the order of a first frame, or its refusal. */
  private order(id: string, order: Order, refused?: Failure): Promise<StoryboardShot | null> {
    const { viewer, terms } = order
    return this.db.fork().transactional(async (em) => {
      const shot = await this.deps.order.open(viewer, id, { em, lock: true })
      const frames = (await readFirstFrames([shot], em)).get(id)!
      if (!(await order.isOrdered(em, shot, frames))) return null
      const project = await this.deps.projects.open(viewer, shot.projectId, { em })
      const board = await this.deps.storyboards.of(project, em)
      const references = (await referencesByShot(em, [shot])).get(id)!
      const drawn = firstFramePromptOf(shot, board, references)
      const input = order.change && !refused ? changed(drawn, order.change, frames) : drawn
      const inputs = firstFrameInputsOf(shot, board, references)
      const isFirst = (await neededFirstFrames(em, [shot])).get(id) === 'missing'
      // refusals of earlier orders are over
      await em.nativeDelete(ShotFirstFrame, { shotId: id, refusal: { $ne: null } })
      let jobId: string | null = null
      if (!refused) {
        const isCheapest = isFirst && !order.change
        const image = await this.deps.imageGeneration.check({ ...input, ...terms }, em, { isCheapest })
        const { job } = await this.deps.imageGeneration.start(em, viewer, {
          ...image,
          project,
          name: nameOf(shot, project.name),
          subjects: references.subjects,
        })
        jobId = job.id
      }
      em.create(ShotFirstFrame, {
        shotId: id,
        jobId,
        refusal: refused?.message,
        prompt: input.prompt,
        hash: hashOf(inputs),
        inputs,
        orderedById: viewer.id,
      })
      await em.flush()
      await announce(em, { topic: 'storyboard-shot', id, projectId: shot.projectId })
      return shot
    })
  }
}

type Drawn = ReturnType<typeof firstFramePromptOf>

/** The asset of the picture to change. Throws BAD_USER_INPUT if it is not one of these. */
function assetOf(frames: readonly FirstFrame[], { frameId }: Pick<Change, 'frameId'>): string {
  const assetId = frames.find(({ id }) => id === frameId)?.assetId
  if (!assetId) throw badInput([{ path: ['frameId'], message: 'This is not a first frame of this shot' }])
  return assetId
}

/** Throws CONFLICT while one is being drawn. */
function requireNoneDrawn(frames: readonly FirstFrame[]): void {
  if (frames.some(({ status }) => status === VideoStatus.IN_PROGRESS))
    throw conflict('A first frame of this shot is already being drawn')
}

/** The order of a change: the picture to change comes first, then its copy with marks, then those of the shot. */
function changed({ ratio, referenceIds }: Drawn, change: Change, frames: readonly FirstFrame[]): Drawn {
  const assetId = assetOf(frames, change)
  const marked = change.markedId ? [change.markedId] : []
  const others = referenceIds.filter((id) => id !== assetId)
  return {
    ratio,
    prompt: changePromptOf(change.words, marked.length > 0),
    referenceIds: [assetId, ...marked, ...others].slice(0, IMAGE_REFERENCES_MAX),
  }
}

/** The name of the picture in the library: `Shot 4, The Keeper`. */
const nameOf = ({ position }: StoryboardShot, project: string): string =>
  `Shot ${position + 1}, ${project}`.slice(0, LIMITS.asset.nameMax)
