import type { EntityManager } from '@mikro-orm/postgresql'
import argon2 from 'argon2'
import { Job, JobStatus } from '#platform/queue/job.entity'
import { User } from '../../src/modules/account/user.entity.js'
import { ApprovalStatus, Asset } from '../../src/modules/library/asset.entity.js'
import { Message, SenderType } from '../../src/modules/chat/message.entity.js'
import { Notification } from '../../src/modules/notification/notification.entity.js'
import { Project, ProjectAsset } from '../../src/modules/project/project.entity.js'
import { StoryboardShot } from '../../src/modules/storyboard/shots/shot.entity.js'
import {
  StoryboardElement,
  StoryboardElementKind,
} from '../../src/modules/storyboard/elements/element.entity.js'
import { Storyboard } from '../../src/modules/storyboard/storyboard.entity.js'
import { Note } from '../../src/modules/review/notes/note.entity.js'
import { ReviewGuest, ReviewKind, ReviewLink } from '../../src/modules/review/review-link.entity.js'
import { hashOfToken } from '../../src/modules/review/tokens.js'
import { Sound } from '../../src/modules/sound/sound.entity.js'
import { CaptionTrack, CutCaption } from '../../src/modules/cut/elements/caption.entity.js'
import { CutCue } from '../../src/modules/cut/elements/cut-cue.entity.js'
import { LowerThird } from '../../src/modules/cut/elements/lower-third.entity.js'
import { CutItem } from '../../src/modules/cut/elements/cut-item.entity.js'
import { EngineName, Clip, VideoStatus } from '../../src/modules/video/clip.entity.js'
import { CHEAP, PASSWORD } from '../installation.js'

import {
  GUEST_SESSION,
  IDS,
  REVIEW_TOKEN,
  type Thing,
  assetKeyOf,
  soundKeyOf,
  timeOf,
  times,
  videoKeyOf,
} from './things.js'

/** After all requests of tests, so that none updates when the guest was last seen. */
const LATER = new Date('2100-01-01')

export const hash = argon2.hash(PASSWORD, CHEAP)

/** Writes the rows of all things. */
export async function fill(em: EntityManager): Promise<void> {
  const passwordHash = await hash
  /** Recent, because the Trash keeps rows for 30 days. */
  const deletedAt = new Date()
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
    em.create(Asset, {
      id: IDS[id],
      name: `The ${id} one`,
      tags: [id],
      ownerId: IDS.owner,
      approvalStatus: ApprovalStatus.APPROVED,
      originalKey: assetKeyOf(id),
      mediumKey: `assets/${id}.webp`,
      smallKey: `assets/${id}-small.webp`,
      width: 640,
      height: 360,
      dominantColor: '#335577',
      thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
      ...times(id),
      ...more,
    })
  const video = (id: Thing, status: VideoStatus, projectId = IDS.project) =>
    em.create(Clip, {
      id: IDS[id],
      projectId,
      authorId: IDS.owner,
      status,
      title: id,
      prompt: id,
      engine: EngineName.LOCAL,
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
    })
  const job = (id: Thing, projectId: string, videoId: string) =>
    em.create(Job, {
      id: IDS[id],
      kind: 'video',
      status: JobStatus.RUNNING,
      projectId,
      subjectId: videoId,
      authorId: IDS.owner,
      createdAt: timeOf(id),
    })
  const sound = (id: Thing, kind: Sound['kind'], more: Partial<Sound> = {}) =>
    em.create(Sound, {
      id: IDS[id],
      projectId: IDS.project,
      authorId: IDS.owner,
      kind,
      title: `The ${id}`,
      source: 'A library of sounds',
      licence: 'CC BY 4.0',
      duration: 10,
      samples: 480_000,
      bytes: 1_000,
      loudness: -18.5,
      truePeak: -3,
      peaks: Buffer.from([0, 128, 255]),
      fileKey: soundKeyOf(id),
      createdAt: timeOf(id),
      ...more,
    })
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
  em.create(Project, {
    id: IDS.project,
    name: 'The Keeper',
    ownerId: IDS.owner,
    ...times('project'),
  })
  em.create(Project, {
    id: IDS.hidden,
    name: 'Hidden',
    ownerId: IDS.owner,
    isPrivate: true,
    ...times('hidden'),
  })
  em.create(Project, {
    id: IDS.deletedProject,
    name: 'Deleted',
    ownerId: IDS.owner,
    deletedAt,
    ...times('deletedProject'),
  })
  await em.flush()
  em.create(ProjectAsset, { projectId: IDS.project, assetId: IDS.joined, createdAt: timeOf('joined') })
  video('first', VideoStatus.ACCEPTED)
  video('second', VideoStatus.ACCEPTED)
  for (const [position, id] of (['first', 'second'] as const).entries())
    em.create(CutItem, { id: IDS[id], projectId: IDS.project, clipId: IDS[id], position })
  video('fresh', VideoStatus.PENDING)
  video('running', VideoStatus.IN_PROGRESS)
  video('refused', VideoStatus.DECLINED)
  video('hiddenVideo', VideoStatus.PENDING, IDS.hidden)
  video('deletedVideo', VideoStatus.PENDING).deletedAt = deletedAt
  await em.flush()
  sound('sound', 'MUSIC')
  sound('voice', 'VOICE')
  sound('deletedSound', 'EFFECT', { deletedAt })
  sound('hiddenSound', 'MUSIC', { projectId: IDS.hidden })
  await em.flush()
  em.create(CutCue, {
    id: IDS.cue,
    projectId: IDS.project,
    soundId: IDS.sound,
    itemId: IDS.first,
    at: 0.5,
    gain: -6,
  })
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
    itemId: IDS.first,
    from: 500,
    to: 2_000,
    text: 'You are late.',
    speaker: 'Ida',
  })
  em.create(LowerThird, {
    id: IDS.lowerThird,
    projectId: IDS.project,
    itemId: IDS.first,
    from: 12,
    to: 48,
    title: 'Ida',
    subtitle: 'Keeper of the light',
  })
  em.create(ReviewLink, {
    id: IDS.reviewLink,
    projectId: IDS.project,
    createdById: IDS.owner,
    name: 'First look',
    kind: ReviewKind.TAKES,
    subjectId: IDS.first,
    tokenHash: hashOfToken(REVIEW_TOKEN),
    expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    createdAt: timeOf('reviewLink'),
  })
  await em.flush()
  em.create(ReviewGuest, {
    id: IDS.guest,
    linkId: IDS.reviewLink,
    name: 'Gus',
    sessionHash: hashOfToken(GUEST_SESSION),
    lastSeenAt: LATER,
    createdAt: timeOf('guest'),
  })
  await em.flush()
  em.create(Note, {
    id: IDS.note,
    projectId: IDS.project,
    clipId: IDS.first,
    linkId: IDS.reviewLink,
    guestId: IDS.guest,
    frame: 24,
    text: 'The coat should be red',
    createdAt: timeOf('note'),
  })
  em.create(Note, {
    id: IDS.teamNote,
    projectId: IDS.project,
    clipId: IDS.first,
    authorId: IDS.owner,
    frame: 0,
    endFrame: 12,
    text: 'Too dark',
    createdAt: timeOf('teamNote'),
  })
  job('job', IDS.project, IDS.running)
  job('hiddenJob', IDS.hidden, IDS.hiddenVideo)
  em.create(Message, {
    id: IDS.said,
    projectId: IDS.project,
    authorId: IDS.owner,
    content: 'A lighthouse',
    senderType: SenderType.USER,
    createdAt: timeOf('said'),
  })
  const shot = (id: Thing, position: number, more: Partial<StoryboardShot> = {}) =>
    em.create(StoryboardShot, {
      id: IDS[id],
      projectId: IDS.project,
      position,
      words: `The lamp of ${id} burns`,
      editedById: IDS.owner,
      ...times(id),
      ...more,
    })
  const set = (id: Thing, name: string, more: Partial<StoryboardElement> = {}) =>
    em.create(StoryboardElement, {
      id: IDS[id],
      projectId: IDS.project,
      kind: StoryboardElementKind.CAST,
      name,
      nameKey: name,
      createdAt: timeOf(id),
      ...more,
    })
  for (const projectId of [IDS.project, IDS.hidden]) em.create(Storyboard, { projectId })
  shot('shot', 0)
  shot('otherShot', 1)
  shot('goneShot', 1, { deletedAt })
  shot('hiddenShot', 0, { projectId: IDS.hidden })
  set('set', 'keeper', { assetIds: [IDS.joined] })
  set('goneSet', 'gull', { deletedAt })
  set('hiddenSet', 'keeper', { projectId: IDS.hidden })
  for (const id of ['owner', 'user', 'admin'] as const)
    em.create(Notification, { userId: IDS[id], message: `Welcome, ${id}`, createdAt: timeOf(id) })
  await em.flush()
}
