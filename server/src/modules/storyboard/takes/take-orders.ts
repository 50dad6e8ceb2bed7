import type { EntityManager } from '@mikro-orm/postgresql'
import { type ModelOffer, offerOf } from '#schema/limits'
import { isEmptyShot } from '#schema/shot-prompt'
import { againAfterDeadlock } from '#platform/errors/retry'
import { announce } from '#platform/events/events'
import { type Failure, badInput, conflict } from '#platform/errors/failure'
import { exemptFromLimits } from '#platform/database/operation'
import type { Viewer } from '#platform/auth/viewer'
import type { OrderTerms } from '#platform/queue/jobs'
import type { VideoGeneration } from '../../generation/video-generation.service.js'
import type { Projects } from '../../project/project.service.js'
import { EngineName, Clip, VideoStatus } from '../../video/clip.entity.js'
import { hashOf, inputsOf } from '../shots/shot-inputs-hash.js'
import { referencesByShot } from '../elements/named-elements.js'
import { ShotRefusal, ShotTake } from './shot-take.entity.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import { isAboutPrice, isRefusal, orderEach } from '../shot-batch.js'
import type { StoryboardOrder } from '../storyboard-order.js'
import type { Storyboards } from '../storyboard.service.js'
import { type NeededTake, neededTakes } from './needed-takes.js'
import { NO_WORDS, takePromptOf } from './take-prompt.js'

/** How shots are ordered. */
interface OrderOptions {
  viewer: Viewer
  offer: ModelOffer
  /** The engine that generates the take; the installation’s if omitted. */
  engine?: EngineName
  terms?: OrderTerms
  /** Whether several shots are ordered together. */
  isBulk?: boolean
  /** Whether an unknown price is thrown, so that the caller can accept it, instead of stored as a refusal. */
  throwsUnknownPrice?: boolean
  /** Decides whether to order a take of the locked shot, from the statuses of the existing ones; may throw. */
  isOrdered(
    em: EntityManager,
    shot: StoryboardShot,
    statuses: readonly VideoStatus[],
  ): boolean | Promise<boolean>
}

/** Limits an order to these shots; all by default. */
interface BatchOptions extends OrderTerms {
  shotIds?: readonly string[] | null
  /** Whether to order further takes of shots whose takes are all out of date. */
  remakesOutdated?: boolean
}

/** Orders takes of shots, each in its own transaction, so that a refused one does not stop the others. */
export class TakeOrders {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      order: StoryboardOrder
      storyboards: Storyboards
      videoGeneration: Pick<VideoGeneration, 'offer' | 'startOutsideChat'>
    },
  ) {
    this.db = deps.db
  }

  /**
   * Orders a take for each shot that needs one, or only for the given ones, in the order of the board. Concurrent calls order no
   * shot twice. Stores refusals with their shots. Returns the shots ordered or refused; stops after half a minute.
   */
  generateMissing(viewer: Viewer, projectId: string, options: BatchOptions = {}): Promise<StoryboardShot[]> {
    // each shot is committed by itself: an operation aborted midway would not report the earlier orders
    return exemptFromLimits(() => this.orderMissing(viewer, projectId, options))
  }

  private async orderMissing(
    viewer: Viewer,
    projectId: string,
    { shotIds, remakesOutdated = false, ...terms }: BatchOptions,
    drawn?: Pick<OrderOptions, 'offer' | 'engine'>,
  ): Promise<StoryboardShot[]> {
    const project = await this.deps.projects.openTo('generate', viewer, projectId)
    const em = this.db.fork()
    const shots = await this.deps.order.shots(project, em)
    const isOrdered = (need?: NeededTake) => need === 'missing' || (remakesOutdated && need === 'outdated')
    const needed = await neededTakes(em, shots)
    const ordered = shots.filter(
      (shot) =>
        !isEmptyShot(shot) && isOrdered(needed.get(shot.id)) && (!shotIds || shotIds.includes(shot.id)),
    )
    const options = {
      viewer,
      terms,
      isBulk: ordered.length > 1,
      ...(drawn ?? { offer: await this.deps.videoGeneration.offer() }),
      isOrdered: async (within: EntityManager, shot: StoryboardShot) =>
        isOrdered((await neededTakes(within, [shot])).get(shot.id)),
    }
    return orderEach(
      ordered,
      (id) => this.orderOrRefuse(id, options),
      () => this.deps.projects.open(viewer, projectId),
    )
  }

  /** `generateMissing` with the local engine, at no cost, even if there is a provider. */
  drawMissing(viewer: Viewer, projectId: string): Promise<StoryboardShot[]> {
    const drawn = { offer: offerOf('local'), engine: EngineName.LOCAL }
    return exemptFromLimits(() => this.orderMissing(viewer, projectId, {}, drawn))
  }

  /** Whether each shot of the project has a finished take. */
  async isFilmed(em: EntityManager, projectId: string): Promise<boolean> {
    const [{ shots, filmed }] = await em.execute<{ shots: number; filmed: number }[]>(
      `select count(distinct s.id)::int as shots,
         count(distinct s.id) filter (where v.status in ('pending', 'accepted'))::int as filmed
       from storyboard_shot s left join clip v
         on coalesce(v.take_of, v.id) = s.takes_of and v.deleted_at is null
       where s.project_id = ? and s.deleted_at is null`,
      [projectId],
    )
    return shots > 0 && filmed === shots
  }

  /**
   * Orders another take of a shot, and returns the shot. Stores a refusal with it. Throws CONFLICT while a take of it is in
   * progress, BAD_USER_INPUT for a shot without words or with an unknown price, and NOT_FOUND.
   */
  async generateTake(viewer: Viewer, shotId: string, terms: OrderTerms = {}): Promise<StoryboardShot> {
    const opened = await this.deps.order.open(viewer, shotId, { em: this.db.fork() })
    if (isEmptyShot(opened)) throw badInput([{ path: ['words'], message: NO_WORDS }])
    const shot = await this.orderOrRefuse(shotId, {
      viewer,
      terms,
      throwsUnknownPrice: true,
      offer: await this.deps.videoGeneration.offer(),
      isOrdered: (_em, _shot, statuses) => {
        if (statuses.includes(VideoStatus.IN_PROGRESS))
          throw conflict('A take of this shot is already being generated')
        return true
      },
    })
    return shot!
  }

  /** The shot with its order or refusal; null if no take was needed. */
  private async orderOrRefuse(id: string, options: OrderOptions): Promise<StoryboardShot | null> {
    try {
      return await againAfterDeadlock(() => this.order(id, options))
    } catch (error) {
      if (!isRefusal(error) || (options.throwsUnknownPrice && isAboutPrice(error))) throw error
      return againAfterDeadlock(() => this.refuse(id, options.viewer, error))
    }
  }

  private order(
    id: string,
    { viewer, offer, engine, terms, isBulk, isOrdered }: OrderOptions,
  ): Promise<StoryboardShot | null> {
    return this.db.fork().transactional(async (em) => {
      const shot = await this.deps.order.open(viewer, id, { em, lock: true })
      const takes = await this.takes(em, shot)
      const statuses = takes.filter(({ deletedAt }) => !deletedAt).map(({ status }) => status)
      if (!(await isOrdered(em, shot, statuses))) return null
      const project = await this.deps.projects.open(viewer, shot.projectId, { em })
      const board = await this.deps.storyboards.of(project, em)
      const references = (await referencesByShot(em, [shot])).get(id)!
      const { input } = takePromptOf(shot, board, references, offer)
      const inputs = inputsOf(shot, board, references)
      const prompt = { ...input, ...terms, takeOf: takes[0]?.id }
      const { made } = await this.deps.videoGeneration.startOutsideChat(em, viewer, prompt, offer, {
        engine,
        isBulk,
        subjects: references.subjects,
      })
      const [{ video }] = made
      shot.takesOf = video.firstTakeId
      em.create(ShotTake, {
        videoId: video.id,
        shotId: id,
        hash: hashOf(inputs),
        inputs,
        orderedById: viewer.id,
      })
      await em.nativeDelete(ShotRefusal, { shotId: id })
      await this.announceShot(em, shot)
      return shot
    })
  }

  /** Stores the reason, replacing the previous one. */
  private refuse(id: string, viewer: Viewer, { code, message }: Failure): Promise<StoryboardShot> {
    return this.db.fork().transactional(async (em) => {
      const shot = await this.deps.order.open(viewer, id, { em, lock: true })
      const fields = { code, message, orderedById: viewer.id, orderedAt: new Date() }
      await em.upsert(ShotRefusal, { shotId: id, ...fields })
      await this.announceShot(em, shot)
      return shot
    })
  }

  private takes(em: EntityManager, { takesOf, projectId }: StoryboardShot) {
    if (!takesOf) return Promise.resolve([])
    return em.find(
      Clip,
      { projectId, $or: [{ id: takesOf }, { takeOf: takesOf }] },
      { fields: ['id', 'status', 'deletedAt', 'takeOf'] },
    )
  }

  /** Announces the shot without increasing its revision, as no editable field changed. */
  private async announceShot(em: EntityManager, { id, projectId }: StoryboardShot): Promise<void> {
    await em.flush()
    await announce(em, { topic: 'storyboard-shot', id, projectId })
  }
}
