import { randomUUID } from 'node:crypto'
import type {
  EntityClass,
  EntityData,
  EntityManager,
  FilterQuery,
  RequiredEntityData,
} from '@mikro-orm/postgresql'
import { Job } from '#platform/queue/job.entity'
import { FilmPlan } from '../../src/modules/film/plan/film-plan.entity.js'
import { ApprovalStatus, Asset } from '../../src/modules/library/asset.entity.js'
import { Notification } from '../../src/modules/notification/notification.entity.js'
import { Project, ProjectMember } from '../../src/modules/project/project.entity.js'
import { CutCue } from '../../src/modules/cut/elements/cut-cue.entity.js'
import { CutItem } from '../../src/modules/cut/elements/cut-item.entity.js'
import { LowerThird } from '../../src/modules/cut/elements/lower-third.entity.js'
import { Note } from '../../src/modules/review/notes/note.entity.js'
import {
  ReviewGuest,
  ReviewKind,
  ReviewLink,
  ReviewVerdict,
} from '../../src/modules/review/review-link.entity.js'
import { hashOfToken } from '../../src/modules/review/tokens.js'
import { Sound } from '../../src/modules/sound/sound.entity.js'
import { ShotDrawing } from '../../src/modules/storyboard/animatic/shot-drawing.entity.js'
import {
  StoryboardElement,
  StoryboardElementKind,
} from '../../src/modules/storyboard/elements/element.entity.js'
import { ShotFirstFrame } from '../../src/modules/storyboard/first-frames/first-frame.entity.js'
import type { ShotInputs } from '../../src/modules/storyboard/shots/shot-inputs-hash.js'
import { StoryboardShot } from '../../src/modules/storyboard/shots/shot.entity.js'
import { Clip, EngineName } from '../../src/modules/video/clip.entity.js'
import { Film } from '../../src/modules/video/film.entity.js'
import { GUEST_SESSION, IDS, REVIEW_TOKEN } from './things.js'

/** Adds, changes or removes rows. It announces no event. */
type Write = (em: EntityManager) => unknown
export type Writes = Write | readonly Writes[]

/** Writes these rows, in order, for a `prepare`. */
export const rows =
  (...writes: Writes[]) =>
  async ({ em: global }: { em: EntityManager }): Promise<void> => {
    const em = global.fork()
    for (const write of (writes as readonly unknown[]).flat(Infinity)) await (write as Write)(em)
    await em.flush()
  }

/** `count` times `build`, which gets 1, 2, 3… */
export const many = (count: number, build: (n: number) => Writes): Writes =>
  Array.from({ length: count }, (_, at) => build(at + 1))

/** Negative minutes are in the future. */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** A row of an entity without a builder of its own. */
export const aRow =
  <Entity extends object>(entity: EntityClass<Entity>, fields: RequiredEntityData<Entity>): Write =>
  (em) => {
    // because one insert of MikroORM cannot mix rows with and without an id
    const hasId = 'id' in fields || em.getMetadata(entity).properties['id' as never]?.['type'] !== 'uuid'
    em.create(entity, hasId ? fields : { ...fields, id: randomUUID() })
  }

/** A builder of rows with defaults; a column without a default is a type error here. */
const builder =
  <Entity extends object>(entity: EntityClass<Entity>, defaults: RequiredEntityData<Entity>) =>
  (fields: Partial<RequiredEntityData<Entity>> = {}): Write =>
    aRow(entity, { ...defaults, ...fields })

/** Updates the rows that match, by id or condition. */
export const update =
  <Entity extends object>(
    entity: EntityClass<Entity>,
    where: FilterQuery<NoInfer<Entity>>,
    fields: EntityData<NoInfer<Entity>>,
  ): Write =>
  async (em) => {
    await em.flush()
    await em.nativeUpdate(entity, where, fields)
  }

/** Removes the rows that match. */
export const remove =
  <Entity extends object>(entity: EntityClass<Entity>, where: FilterQuery<NoInfer<Entity>> = {}): Write =>
  async (em) => {
    await em.flush()
    await em.nativeDelete(entity, where)
  }

const IN_PROJECT = { projectId: IDS.project, authorId: IDS.owner }

export const aProject = builder(Project, { name: 'Reel', ownerId: IDS.owner })

export const aMember = builder(ProjectMember, { projectId: IDS.project, userId: IDS.user, role: 'editor' })

export const anAsset = builder(Asset, {
  name: 'Frame',
  ownerId: IDS.owner,
  approvalStatus: ApprovalStatus.APPROVED,
  originalKey: 'assets/a.png',
  mediumKey: 'assets/a.webp',
  smallKey: 'assets/a-small.webp',
  width: 640,
  height: 360,
  dominantColor: '#335577',
  thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
})

export const aClip = builder(Clip, { ...IN_PROJECT, title: 'Clip', engine: EngineName.LOCAL })

export const aFilm = builder(Film, { ...IN_PROJECT, title: 'Film' })

export const aFilmPlan = builder(FilmPlan, { filmId: IDS.fresh, items: [] })

export const aSound = builder(Sound, {
  ...IN_PROJECT,
  kind: 'MUSIC',
  title: 'Waves',
  duration: 10,
  samples: 480_000,
  bytes: 1_000,
  peaks: Buffer.from([0, 128, 255]),
  fileKey: 'sounds/waves.flac',
})

export const aJob = builder(Job, { ...IN_PROJECT, kind: 'video' })

export const aNote = builder(Note, { projectId: IDS.project, clipId: IDS.first, frame: 0, text: 'Too dark' })

export const aShot = builder(StoryboardShot, {
  projectId: IDS.project,
  position: 0,
  editedById: IDS.owner,
})

export const aFirstFrame = builder(ShotFirstFrame, {
  shotId: IDS.shot,
  assetId: IDS.joined,
  prompt: 'The lamp burns',
  hash: 'before',
  inputs: {} as ShotInputs,
  orderedById: IDS.owner,
})

export const anElement = builder(StoryboardElement, {
  projectId: IDS.project,
  kind: StoryboardElementKind.CAST,
  name: 'keeper',
  nameKey: 'keeper',
})

export const aDrawing = builder(ShotDrawing, { projectId: IDS.project, shotId: IDS.shot, isSlate: false })

export const aCutItem = builder(CutItem, { projectId: IDS.project, clipId: IDS.first })

export const aCue = builder(CutCue, { projectId: IDS.project, soundId: IDS.sound })

export const aLowerThird = builder(LowerThird, {
  projectId: IDS.project,
  itemId: IDS.firstItem,
  startFrame: 12,
  endFrame: 48,
  title: 'Ida',
})

export const aReviewLink = builder(ReviewLink, {
  projectId: IDS.project,
  createdById: IDS.owner,
  name: 'First look',
  kind: ReviewKind.TAKES,
  subjectId: IDS.first,
  tokenHash: hashOfToken(REVIEW_TOKEN),
  expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
})

export const aGuest = builder(ReviewGuest, {
  linkId: IDS.reviewLink,
  name: 'Gus',
  sessionHash: hashOfToken(GUEST_SESSION),
})

export const aVerdict = builder(ReviewVerdict, {
  linkId: IDS.reviewLink,
  guestId: IDS.guest,
  subjectId: IDS.first,
  isApproved: true,
})

export const aNotification = builder(Notification, { userId: IDS.owner, message: 'Welcome' })
