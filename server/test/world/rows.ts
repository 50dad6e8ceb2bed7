import type { EntityManager } from '@mikro-orm/postgresql'
import argon2 from 'argon2'
import { JobStatus } from '#platform/queue/job.entity'
import { User } from '../../src/modules/account/user.entity.js'
import { ApprovalStatus, type Asset } from '../../src/modules/library/asset.entity.js'
import { Message, MessageSender } from '../../src/modules/chat/message.entity.js'
import { type Project, ProjectAsset } from '../../src/modules/project/project.entity.js'
import type { StoryboardShot } from '../../src/modules/storyboard/shots/shot.entity.js'
import type { StoryboardElement } from '../../src/modules/storyboard/elements/element.entity.js'
import { Storyboard } from '../../src/modules/storyboard/storyboard.entity.js'
import type { Sound } from '../../src/modules/sound/sound.entity.js'
import { CaptionTrack, CutCaption } from '../../src/modules/cut/elements/caption.entity.js'
import { type Clip, VideoStatus } from '../../src/modules/video/clip.entity.js'
import { Webhook, WebhookDelivery } from '../../src/modules/webhook/webhook.entity.js'
import { CHEAP, PASSWORD } from '../installation.js'
import {
  aClip,
  aCue,
  aCutItem,
  aFirstFrame,
  aGuest,
  aJob,
  aLowerThird,
  aNote,
  aNotification,
  aProject,
  aReviewLink,
  aShot,
  aSound,
  anAsset,
  anElement,
  minutesAgo,
} from './builders.js'
import { IDS, type Thing, assetKeyOf, soundKeyOf, timeOf, times, videoKeyOf } from './things.js'

/** After all requests of tests, so that none updates when the guest was last seen. */
const LATER = new Date('2100-01-01')

export const hash = argon2.hash(PASSWORD, CHEAP)

/** Writes the rows of all things. */
export async function fill(em: EntityManager): Promise<void> {
  const passwordHash = await hash
  /** Recent, because the Trash keeps rows for 30 days, and before the changes of tests. */
  const deletedAt = minutesAgo(60)
  const person = (id: 'admin' | 'owner' | 'user' | 'member') =>
    em.create(User, {
      id: IDS[id],
      username: id,
      email: `${id}@example.com`,
      passwordHash,
      isAdmin: id === 'admin',
      createdAt: timeOf(id),
    })
  const asset = (id: Thing, more: Partial<Asset> = {}) =>
    anAsset({
      id: IDS[id],
      name: `The ${id} one`,
      tags: [id],
      originalKey: assetKeyOf(id),
      mediumKey: `assets/${id}.webp`,
      smallKey: `assets/${id}-small.webp`,
      ...times(id),
      ...more,
    })(em)
  const video = (id: Thing, status: VideoStatus, more: Partial<Clip> = {}) =>
    aClip({
      id: IDS[id],
      status,
      title: id,
      prompt: id,
      ...times(id),
      ...(status !== VideoStatus.IN_PROGRESS && {
        videoKey: videoKeyOf(id),
        posterKey: `videos/${id}.webp`,
        duration: 4,
        frames: 96,
        width: 1280,
        height: 720,
        hasSound: true,
      }),
      ...more,
    })(em)
  const job = (id: Thing, projectId: string, subjectId: string) =>
    aJob({ id: IDS[id], status: JobStatus.RUNNING, projectId, subjectId, createdAt: timeOf(id) })(em)
  const sound = (id: Thing, kind: Sound['kind'], more: Partial<Sound> = {}) =>
    aSound({
      id: IDS[id],
      kind,
      title: `The ${id}`,
      source: 'A library of sounds',
      licence: 'CC BY 4.0',
      loudness: -18.5,
      truePeak: -3,
      fileKey: soundKeyOf(id),
      createdAt: timeOf(id),
      ...more,
    })(em)
  for (const id of ['admin', 'owner', 'user', 'member'] as const) person(id)
  await em.flush()
  asset('approved')
  asset('joined')
  asset('pending', { approvalStatus: ApprovalStatus.PENDING })
  asset('declined', { approvalStatus: ApprovalStatus.DECLINED })
  asset('flagged', { flaggedAt: timeOf('flagged'), flagReason: 'Shows a logo' })
  asset('listed', { price: 5 })
  asset('adminListed', { price: 7, ownerId: IDS.admin })
  asset('usersOwn', { ownerId: IDS.user })
  asset('deletedAsset', { deletedAt })
  const project = (id: Thing, name: string, more: Partial<Project> = {}) =>
    aProject({ id: IDS[id], name, ...times(id), ...more })(em)
  project('project', 'The Keeper')
  project('hidden', 'Hidden', { isPrivate: true })
  project('deletedProject', 'Deleted', { deletedAt })
  await em.flush()
  em.create(ProjectAsset, { projectId: IDS.project, assetId: IDS.joined, createdAt: timeOf('joined') })
  video('first', VideoStatus.ACCEPTED)
  video('second', VideoStatus.ACCEPTED)
  for (const [position, id] of (['first', 'second'] as const).entries())
    aCutItem({ id: IDS[`${id}Item`], clipId: IDS[id], position })(em)
  video('fresh', VideoStatus.PENDING)
  video('running', VideoStatus.IN_PROGRESS)
  video('refused', VideoStatus.DECLINED)
  video('hiddenVideo', VideoStatus.PENDING, { projectId: IDS.hidden })
  video('deletedVideo', VideoStatus.PENDING, { deletedAt })
  await em.flush()
  sound('sound', 'MUSIC')
  sound('voice', 'VOICE')
  sound('deletedSound', 'EFFECT', { deletedAt })
  sound('hiddenSound', 'MUSIC', { projectId: IDS.hidden })
  await em.flush()
  aCue({ id: IDS.cue, itemId: IDS.firstItem, atSeconds: 0.5, gain: -6 })(em)
  em.create(CaptionTrack, {
    id: IDS.captions,
    projectId: IDS.project,
    language: 'en',
    createdAt: timeOf('captions'),
  })
  await em.flush()
  em.create(CutCaption, {
    id: IDS.caption,
    trackId: IDS.captions,
    itemId: IDS.firstItem,
    startMs: 500,
    endMs: 2_000,
    text: 'You are late.',
    speaker: 'Ida',
  })
  aLowerThird({ id: IDS.lowerThird, subtitle: 'Keeper of the light' })(em)
  aReviewLink({ id: IDS.reviewLink, createdAt: timeOf('reviewLink') })(em)
  await em.flush()
  aGuest({ id: IDS.guest, lastSeenAt: LATER, createdAt: timeOf('guest') })(em)
  await em.flush()
  aNote({
    id: IDS.note,
    linkId: IDS.reviewLink,
    guestId: IDS.guest,
    frame: 24,
    text: 'The coat should be red',
    createdAt: timeOf('note'),
  })(em)
  aNote({ id: IDS.teamNote, authorId: IDS.owner, endFrame: 12, createdAt: timeOf('teamNote') })(em)
  job('job', IDS.project, IDS.running)
  job('hiddenJob', IDS.hidden, IDS.hiddenVideo)
  em.create(Message, {
    id: IDS.said,
    projectId: IDS.project,
    authorId: IDS.owner,
    content: 'A lighthouse',
    senderType: MessageSender.USER,
    createdAt: timeOf('said'),
  })
  const shot = (id: Thing, position: number, more: Partial<StoryboardShot> = {}) =>
    aShot({ id: IDS[id], position, words: `The lamp of ${id} burns`, ...times(id), ...more })(em)
  const element = (id: Thing, name: string, more: Partial<StoryboardElement> = {}) =>
    anElement({ id: IDS[id], name, nameKey: name, createdAt: timeOf(id), ...more })(em)
  for (const projectId of [IDS.project, IDS.hidden]) em.create(Storyboard, { projectId })
  shot('shot', 0)
  shot('otherShot', 1)
  shot('goneShot', 1, { deletedAt })
  shot('hiddenShot', 0, { projectId: IDS.hidden })
  aFirstFrame({ id: IDS.firstFrame, createdAt: timeOf('firstFrame') })(em)
  aFirstFrame({ id: IDS.hiddenFirstFrame, shotId: IDS.hiddenShot })(em)
  element('element', 'keeper', { assetIds: [IDS.joined] })
  element('goneElement', 'gull', { deletedAt })
  element('hiddenElement', 'keeper', { projectId: IDS.hidden })
  for (const id of ['owner', 'user', 'admin'] as const)
    aNotification({ userId: IDS[id], message: `Welcome, ${id}`, createdAt: timeOf(id) })(em)
  em.create(Webhook, {
    id: IDS.webhook,
    ownerId: IDS.owner,
    url: 'https://studio.example.com/hooks',
    events: ['film.failed'],
    createdAt: timeOf('webhook'),
  })
  em.create(WebhookDelivery, {
    id: IDS.delivery,
    webhookId: IDS.webhook,
    event: 'film.failed',
    data: { project_id: IDS.project, video_id: IDS.refused },
    attempts: 8,
    failure: 'It responded with 500.',
    nextAt: null,
    createdAt: timeOf('delivery'),
  })
  await em.flush()
}
