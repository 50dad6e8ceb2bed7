import type { EntityManager } from '@mikro-orm/postgresql'
import { isId } from '#platform/errors/check'
import { againAfterDeadlock } from '#platform/errors/retry'
import { announce } from '#platform/events/events'
import { badInput, conflict } from '#platform/errors/failure'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import type { Viewer } from '#platform/auth/viewer'
import { Clip, VideoStatus } from '../../video/clip.entity.js'
import type { Video } from '../../video/video.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import type { StoryboardOrder } from '../storyboard-order.js'
import type { Storyboards } from '../storyboard.service.js'

/** Statuses that allow a take to be chosen. */
export const MAY_BE_CHOSEN = [VideoStatus.PENDING, VideoStatus.ACCEPTED]

/** Whether an undeleted take can be chosen. */
export const mayBeChosen = ({ status }: Pick<Clip, 'status'>): boolean =>
  MAY_BE_CHOSEN.includes(status as VideoStatus)

const WHY_NOT: Partial<Record<VideoStatus, string>> = {
  [VideoStatus.IN_PROGRESS]: 'This take is still being generated',
  [VideoStatus.FAILED]: 'This take could not be generated',
  [VideoStatus.DECLINED]: 'This take was rejected',
}

/** Chosen takes by video id, without declined and deleted ones. */
export const chosenTakesById: BatchRead<Row<Clip>> = (em, ids) =>
  rowsById(em, Clip, ids, {
    sql: 'r.deleted_at is null and r.status = any(?::text[])',
    parameters: [`{${MAY_BE_CHOSEN.join(',')}}`],
  })

/** The chosen takes of these shots, by shot. */
export async function chosenTakesOf(
  em: EntityManager,
  shots: readonly Pick<StoryboardShot, 'id' | 'chosenVideoId'>[],
): Promise<Map<string, Row<Clip>>> {
  const ids = shots.flatMap(({ chosenVideoId }) => chosenVideoId ?? [])
  const found = await chosenTakesById(em, ids)
  return new Map(
    shots.flatMap(({ id, chosenVideoId }) => {
      const take = chosenVideoId && found.get(chosenVideoId)
      return take ? [[id, take] as const] : []
    }),
  )
}

/** The chosen take of each shot: the first finished one, until a user chooses or accepts another. */
export class ChosenTakes {
  constructor(
    private readonly deps: { db: EntityManager; order: StoryboardOrder; storyboards: Storyboards },
  ) {}

  /**
   * Chooses a take of a shot, or none if null. Throws NOT_FOUND, BAD_USER_INPUT for a video that is not a take of the shot, and
   * CONFLICT for a take that is unfinished, failed or declined.
   */
  choose(viewer: Viewer, shotId: string, videoId: string | null): Promise<StoryboardShot> {
    return againAfterDeadlock(() =>
      this.deps.db.fork().transactional(async (em) => {
        const shot = await this.deps.order.open(viewer, shotId, { em, lock: true })
        if (videoId) await this.requireTake(em, shot, videoId)
        shot.chosenVideoId = videoId
        await this.deps.storyboards.changed(em, shot)
        return shot
      }),
    )
  }

  /**
   * Chooses a finished video for its shot, unless that has a chosen take, but in place of one that waits for a review and was
   * ordered with other inputs. Within the transaction of `em`. Returns whether the video is a take of a shot.
   */
  async made(em: EntityManager, video: Video): Promise<boolean> {
    if (!(video instanceof Clip)) return false
    const { id, firstTakeId } = video
    const [shot] = await em.execute<{ id: string; projectId: string }[]>(
      `update storyboard_shot s set chosen_video_id = ?, updated_at = now() where takes_of = ? and not exists (
         select from clip v where v.id = s.chosen_video_id and v.deleted_at is null and v.status = any(?::text[])
           and not (v.status = ? and exists (
             select from shot_take made join shot_take old on old.shot_id = made.shot_id
             where made.clip_id = ? and made.shot_id = s.id and old.clip_id = v.id
               and made.hash <> old.hash and made.ordered_at > old.ordered_at
           ))
       ) returning id, project_id as "projectId"`,
      [id, firstTakeId, `{${MAY_BE_CHOSEN.join(',')}}`, VideoStatus.PENDING, id],
    )
    if (shot) await announce(em, { topic: 'storyboard-shot', ...shot })
    return !!shot || (await em.count(StoryboardShot, { takesOf: firstTakeId, deletedAt: null })) > 0
  }

  /** Chooses an accepted take for its shot. Within the transaction of `em`. Returns the shot, or null. */
  async accepted(em: EntityManager, { id, firstTakeId }: Clip): Promise<StoryboardShot | null> {
    const shot = await em.findOne(StoryboardShot, { takesOf: firstTakeId, deletedAt: null })
    if (!shot || shot.chosenVideoId === id) return shot
    shot.chosenVideoId = id
    await em.flush()
    await announce(em, { topic: 'storyboard-shot', id: shot.id, projectId: shot.projectId })
    return shot
  }

  private async requireTake(em: EntityManager, shot: StoryboardShot, videoId: string): Promise<void> {
    const { projectId, takesOf } = shot
    const video = isId(videoId) ? await em.findOne(Clip, { id: videoId, projectId, deletedAt: null }) : null
    if (!video || video.firstTakeId !== takesOf)
      throw badInput([{ path: ['videoId'], message: 'This is not a take of this shot' }])
    const why = WHY_NOT[video.status as VideoStatus]
    if (why) throw conflict(why)
  }
}
