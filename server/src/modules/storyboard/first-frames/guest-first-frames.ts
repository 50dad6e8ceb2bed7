import type { EntityManager } from '@mikro-orm/postgresql'
import { withLabels } from '#schema/named-elements'
import type { Guest } from '#platform/auth/guest'
import { isId } from '#platform/errors/check'
import { notFound } from '#platform/errors/failure'
import { announce, type Events } from '#platform/events/events'
import { enqueueWebhooks } from '#platform/events/webhook-events'
import type { BatchRead, Loaders } from '#platform/queries/loaders'
import { ApprovalStatus, type Asset } from '../../library/asset.entity.js'
import { assetsById } from '../../library/asset.loader.js'
import type { GuestAccess } from '../../review/guests/guest-access.js'
import type { Guests } from '../../review/guests/guests.service.js'
import type { VerdictInput, Verdicts } from '../../review/guests/verdicts.js'
import { ReviewKind, type ReviewLink } from '../../review/review-link.entity.js'
import { VideoStatus } from '../../video/clip.entity.js'
import { elementsFor } from '../elements/named-elements.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import { shotsByProject } from '../storyboard.entity.js'
import { type FirstFrame, firstFramesOf } from './first-frame-status.js'

/** The first frame of a shot as guests of a link see it. */
export interface SeenFirstFrame {
  id: string
  /** From 1. */
  shotNumber: number
  words: string
  /** Whether the team has accepted it. */
  isAccepted: boolean
  asset: Pick<Asset, 'mediumKey'>
  link: Pick<ReviewLink, 'id'>
}

/** Condition that the first frame `f` of the shot `s` with the image `a` may be shown to guests. */
const IS_SHOWN = `s.deleted_at is null and f.declined_at is null and a.deleted_at is null
  and a.approval_status <> '${ApprovalStatus.DECLINED}'`

/** The numbers of the shots of first frames, deleted ones excluded. */
export const shotNumbersByFirstFrame: BatchRead<number> = async (em, ids) => {
  const found = await em.execute<{ id: string; number: number }[]>(
    `select f.id, s.position + 1 as number from shot_first_frame f join storyboard_shot s on s.id = f.shot_id
     where f.id = any(?::uuid[]) and s.deleted_at is null`,
    [`{${ids.join(',')}}`],
  )
  return new Map(found.map(({ id, number }) => [id, number]))
}

/** The first frame that guests see of a shot: one that waits for a decision, else the accepted one. */
const frameForGuests = (frames: readonly FirstFrame[]): FirstFrame | undefined =>
  [VideoStatus.PENDING, VideoStatus.ACCEPTED]
    .map((wanted) => frames.find(({ status }) => status === wanted))
    .find((frame) => frame)

/** The first frames that a link shows, in the order of their shots; none for links to videos. */
export async function firstFramesForGuests(
  link: Pick<ReviewLink, 'id' | 'kind' | 'projectId'>,
  loaders: Loaders,
): Promise<SeenFirstFrame[]> {
  if (link.kind !== ReviewKind.FIRST_FRAMES) return []
  const shots = (await loaders.of(shotsByProject).load(link.projectId)) ?? []
  const seen = await Promise.all(
    shots.map(async (shot) => {
      const frame = frameForGuests(await firstFramesOf(shot as StoryboardShot, loaders))
      const asset = frame?.assetId ? await loaders.of(assetsById).load(frame.assetId) : null
      if (!frame || !asset || asset.approvalStatus === ApprovalStatus.DECLINED) return []
      const isAccepted = frame.status === VideoStatus.ACCEPTED
      const words = withLabels(shot.words, await elementsFor(shot as StoryboardShot, loaders))
      return [{ id: frame.id, shotNumber: shot.position + 1, words, isAccepted, asset, link }]
    }),
  )
  return seen.flat()
}

/** The first frames of a link of the calling guest, and their verdicts. Tells guests when first frames change. */
export class GuestFirstFrames {
  constructor(
    private readonly deps: {
      guests: Pick<Guests, 'linkOf'>
      verdicts: Pick<Verdicts, 'give'>
      guestAccess: Pick<GuestAccess, 'firstFramesChanged'>
      events: Pick<Events, 'on'>
    },
  ) {
    const { events, guestAccess } = deps
    events.on('storyboard-shot', ({ projectId }) => guestAccess.firstFramesChanged(projectId))
    events.on('storyboard', ({ id }) => guestAccess.firstFramesChanged(id))
  }

  /** Throws UNAUTHENTICATED if the link has ended. */
  async list(guest: Guest, loaders: Loaders): Promise<SeenFirstFrame[]> {
    return firstFramesForGuests(await this.deps.guests.linkOf(guest), loaders)
  }

  /** Approves a first frame or requests changes; throws as `Verdicts.give`, and NOT_FOUND if the link does not show it. */
  async giveVerdict(
    guest: Guest,
    { firstFrameId, ...verdict }: VerdictInput & { firstFrameId: string },
    loaders: Loaders,
  ): Promise<SeenFirstFrame> {
    const seen = await this.list(guest, loaders)
    return this.deps.verdicts.give(guest, verdict, async (em, link) => {
      const shotId = await shownShot(em, link, firstFrameId)
      const subject = seen.find(({ id }) => id === firstFrameId)
      if (!shotId || !subject) throw notFound('First frame')
      return {
        id: firstFrameId,
        subject,
        name: `Shot ${subject.shotNumber}`,
        tab: 'storyboard',
        announce: async (isApproved) => {
          await announce(em, { topic: 'storyboard-shot', id: shotId, projectId: link.projectId })
          await enqueueWebhooks(
            em,
            isApproved ? 'review.first_frame_approved' : 'review.first_frame_changes_requested',
            {
              project_id: link.projectId,
              shot_id: shotId,
              first_frame_id: firstFrameId,
              review_link_id: link.id,
              guest_name: guest.name,
            },
          )
        },
      }
    })
  }

  /** Finds the first frame of a project with this file. Within the transaction of `em`. */
  async findFile(
    em: EntityManager,
    file: { projectId: string; key: string; shownAs: string | null },
  ): Promise<void> {
    const [found] = await em.execute<{ id: string }[]>(
      `select f.id from storyboard_shot s join shot_first_frame f on f.shot_id = s.id join asset a on a.id = f.asset_id
       where s.project_id = ? and a.medium_key = ? and ${IS_SHOWN} limit 1`,
      [file.projectId, file.key],
    )
    file.shownAs = found?.id ?? null
  }
}

/** The shot of a first frame that a link still shows; or null. */
async function shownShot(em: EntityManager, link: ReviewLink, id: string): Promise<string | null> {
  if (link.kind !== ReviewKind.FIRST_FRAMES || !isId(id)) return null
  const [found] = await em.execute<{ id: string }[]>(
    `select s.id from shot_first_frame f join storyboard_shot s on s.id = f.shot_id join asset a on a.id = f.asset_id
     where f.id = ? and s.project_id = ? and ${IS_SHOWN}`,
    [id, link.projectId],
  )
  return found?.id ?? null
}
