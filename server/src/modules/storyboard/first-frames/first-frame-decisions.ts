import type { EntityManager } from '@mikro-orm/postgresql'
import { declineRule } from '#schema/rules/video'
import { check, isId } from '#platform/errors/check'
import { conflict, notFound } from '#platform/errors/failure'
import { againAfterDeadlock } from '#platform/errors/retry'
import { announce } from '#platform/events/events'
import type { Viewer } from '#platform/auth/viewer'
import { Asset } from '../../library/asset.entity.js'
import { requireCurrent } from '../../project/edit-conflict.js'
import type { Animatics } from '../animatic/animatic.service.js'
import { type ShotField, StoryboardShot } from '../shots/shot.entity.js'
import type { StoryboardOrder } from '../storyboard-order.js'
import type { Storyboards } from '../storyboard.service.js'
import { ShotFirstFrame } from './first-frame.entity.js'

interface Opened {
  em: EntityManager
  frame: ShotFirstFrame
  shot: StoryboardShot
  asset: Asset
}

/** Decisions about drawn first frames. */
export class FirstFrameDecisions {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      order: StoryboardOrder
      storyboards: Storyboards
      animatics: Pick<Animatics, 'follow'>
    },
  ) {
    this.db = deps.db
  }

  /**
   * Makes a drawn picture the first frame of its shot. With `revision`, throws CONFLICT with the name of the member who has
   * changed the first frame since. Throws CONFLICT for a picture that is not drawn yet, and NOT_FOUND.
   */
  accept(viewer: Viewer, id: string, revision?: number | null): Promise<StoryboardShot> {
    return this.decide(viewer, id, async ({ em, frame, shot, asset }) => {
      const values = { keptFirstFrame: { assetId: asset.id, name: asset.name } }
      if (revision != null)
        await requireCurrent<ShotField>(em, viewer, 'shot', { row: shot, revision, values })
      frame.declinedAt = null
      frame.declineReason = null
      shot.edit(values, viewer.id)
    })
  }

  /** Declines a drawn picture, also an accepted one: its shot has no first frame then. Throws as `accept`. */
  decline(viewer: Viewer, id: string, input: { reason?: string | null }): Promise<StoryboardShot> {
    const { reason } = check(declineRule, input)
    return this.decide(viewer, id, async ({ frame, shot, asset }) => {
      frame.declinedAt = new Date()
      frame.declineReason = reason || null
      if (shot.keptFirstFrame?.assetId === asset.id) shot.edit({ keptFirstFrame: null }, viewer.id)
    })
  }

  /** Adds the picture of a finished job. Within the transaction of `em`. Returns whether it is a first frame. */
  async made(em: EntityManager, { jobId, asset }: { jobId: string; asset: Asset }): Promise<boolean> {
    const frame = await em.findOne(ShotFirstFrame, { jobId })
    if (!frame) return false
    frame.assetId = asset.id
    await em.flush()
    await this.announce(em, [jobId])
    return true
  }

  /** Announces the shots of first frames whose jobs have ended. Within the transaction of `em`. */
  async announce(em: EntityManager, jobIds: readonly string[]): Promise<void> {
    const shots = await em.execute<{ id: string; projectId: string }[]>(
      `select s.id, s.project_id as "projectId" from shot_first_frame f join storyboard_shot s on s.id = f.shot_id
       where f.job_id = any(?::uuid[]) and s.deleted_at is null`,
      [`{${jobIds.join(',')}}`],
    )
    for (const shot of shots) await announce(em, { topic: 'storyboard-shot', ...shot })
  }

  private async decide(
    viewer: Viewer,
    id: string,
    run: (opened: Opened) => Promise<void>,
  ): Promise<StoryboardShot> {
    const decided = await againAfterDeadlock(() =>
      this.db.fork().transactional(async (em) => {
        const opened = await this.open(em, viewer, id)
        await run(opened)
        await this.deps.storyboards.changed(em, opened.shot)
        return opened.shot
      }),
    )
    await this.deps.animatics.follow(viewer, decided)
    return decided
  }

  private async open(em: EntityManager, viewer: Viewer, id: string): Promise<Opened> {
    const found = isId(id) ? await em.findOne(ShotFirstFrame, id) : null
    if (!found) throw notFound('First frame')
    const shot = await this.deps.order.open(viewer, found.shotId, { em, lock: true })
    // read again, because another decision may have held the lock
    const frame = await em.refreshOrFail(found)
    const asset = frame.assetId && (await em.findOne(Asset, { id: frame.assetId, deletedAt: null }))
    if (!asset) throw conflict('This first frame is not drawn')
    return { em, frame, shot, asset }
  }
}
