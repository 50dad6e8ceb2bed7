import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import type { FilmFit, FilmRatio, FilmSize, TakeChange } from '#schema/limits'
import type { StoredCard } from './card.js'
import { conflict } from '#platform/errors/failure'
import { Key } from '#platform/api/graphql-types'
import { User } from '../account/user.entity.js'
import { Project } from '../project/project.entity.js'
import { Gap } from './gap.js'
import {
  EngineName,
  type KeptReference,
  Motion,
  Review,
  type VideoOptions,
  VideoStatus,
  whyUnfinished,
  whyUnreviewable,
} from './video-kinds.js'

export { EngineName, type KeptReference, Review, type VideoOptions, VideoStatus } from './video-kinds.js'

@ObjectType({ description: 'A clip made from a prompt, or a film merged from clips.' })
@Key()
@Entity({ tableName: 'video' })
@Index({
  name: 'video_newest_of_project',
  expression:
    'create index video_newest_of_project on video (project_id, is_merged, created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'video_newest_of_status',
  expression:
    'create index video_newest_of_status on video (project_id, is_merged, status, created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'video_newest_of_both_kinds',
  expression:
    'create index video_newest_of_both_kinds on video (project_id, created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'video_counted',
  expression: 'create index video_counted on video (project_id) where not is_merged and deleted_at is null',
})
@Index({
  name: 'video_grams',
  expression: `create index video_grams on video using gin ((grams(folded(prompt), '{1,2,3}') collate "C")) where not is_merged`,
})
@Index({
  name: 'video_of_model',
  expression:
    'create index video_of_model on video (project_id, model, created_at desc, id desc) where not is_merged and deleted_at is null',
})
@Index({
  name: 'video_of_author',
  expression:
    'create index video_of_author on video (project_id, author_id, created_at desc, id desc) where not is_merged and deleted_at is null',
})
@Index({
  name: 'video_of_seed',
  expression:
    'create index video_of_seed on video (project_id, seed, created_at desc, id desc) where not is_merged and deleted_at is null',
})
@Index({
  name: 'video_takes',
  expression:
    'create index video_takes on video (coalesce(take_of, id), created_at desc, id desc) where not is_merged and deleted_at is null',
})
@Index({
  name: 'video_trash',
  expression: 'create index video_trash on video (deleted_at desc, id desc) where deleted_at is not null',
})
export class Video {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => ID, { description: 'The project it belongs to.' })
  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  @Index()
  projectId!: string

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id' })
  authorId!: string

  @Field(() => VideoStatus, { description: 'Its state.' })
  @Enum({ items: () => VideoStatus, type: 'text', default: VideoStatus.IN_PROGRESS })
  status: VideoStatus & Opt = VideoStatus.IN_PROGRESS

  @Field(() => Boolean, { description: 'Whether it is a film merged from clips.' })
  @Property({ type: 'boolean', default: false })
  isMerged: boolean & Opt = false

  @Field(() => String, { description: 'A short title: the beginning of the prompt, or the film’s name.' })
  @Property({ type: 'text' })
  title!: string
  @Field(() => String, { description: 'The prompt; empty for a merged film.' })
  @Property({ type: 'text', default: '' })
  prompt: string & Opt = ''
  @Property({ type: 'boolean', default: false }) wantsMagic: boolean & Opt = false
  @Field(() => String, { nullable: true, description: 'The prompt as magic prompt rewrote it.' })
  @Property({ type: 'text', nullable: true })
  magicPrompt?: string | null
  @Field(() => String, { description: 'The model that was used.' })
  @Property({ type: 'text', default: '' })
  model: string & Opt = ''
  @Field(() => EngineName, { description: 'The engine that made it.' })
  @Enum({ items: () => EngineName, type: 'text' })
  engine!: EngineName
  @Field(() => String, { description: 'The requested ratio, such as `16:9`.' })
  @Property({ type: 'text', default: '16:9' })
  ratio: string & Opt = '16:9'
  @Field(() => Int, {
    nullable: true,
    description: 'The same prompt and seed make the same video, where the model has seeds.',
  })
  @Property({ type: 'integer', nullable: true })
  seed?: number | null
  @Property({ type: 'jsonb', default: '{}' }) options: VideoOptions & Opt = {}
  @Property({ type: 'jsonb', default: '[]' }) keptReferences: KeptReference[] & Opt = []
  /** The first take of its shot, which may have been removed since; null for that one itself. */
  @Property({ type: 'uuid', nullable: true })
  takeOf?: string | null
  @Property({ type: 'jsonb', nullable: true }) keptFirstFrame?: KeptReference | null
  @Property({ type: 'jsonb', nullable: true }) keptLastFrame?: KeptReference | null
  @Property({ type: 'uuid', nullable: true }) extendsVideoId?: string | null
  /** How it was made from a finished take, the last change at the end; empty for a generated video. */
  @Property({ type: 'jsonb', default: '[]' }) changes: TakeChange[] & Opt = []
  /** The review note that it was made from, which may have been deleted since. */
  @Property({ type: 'uuid', nullable: true }) @Index() noteId?: string | null
  /** Of a merged film: its clips in order. */
  @Property({ type: 'text[]', default: [] }) clipIds: string[] & Opt = []
  @Field(() => [Gap], {
    description:
      'Of a merged film: what joins its clips, one fewer than they are. A transition is shortened where a clip is too short; 0 seconds are a plain cut.',
  })
  @Property({ type: 'jsonb', default: '[]' })
  gaps: Gap[] & Opt = []
  @Field(() => String, {
    nullable: true,
    description:
      'Of a merged film: `720p` or `1080p`, if that was chosen; null: the most common of its clips.',
  })
  @Property({ type: 'text', nullable: true })
  size?: FilmSize | null
  @Field(() => String, {
    nullable: true,
    description:
      'Of a merged film: its ratio, if that was chosen: `16:9`, `9:16`, `1:1` or `4:5`; null: the shape of most of its clips.',
  })
  @Property({ type: 'text', nullable: true })
  filmRatio?: FilmRatio | null
  @Field(() => String, {
    nullable: true,
    description:
      'Of a merged film: how clips of another shape were fitted, `pad` (whole, with bars) or `crop` (filling the picture).',
  })
  @Property({ type: 'text', nullable: true })
  fit?: FilmFit | null

  /** Of a card, which is drawn from its texts; null for everything else. */
  @Property({ type: 'jsonb', nullable: true }) card?: StoredCard | null

  @Field(() => Float, { nullable: true, description: 'US dollars; null where it is not known.' })
  @Property({ type: 'double', nullable: true })
  cost?: number | null
  @Field(() => Float, { nullable: true, description: 'Seconds.' })
  @Property({ type: 'double', nullable: true })
  duration?: number | null
  @Field(() => Int, { nullable: true, description: 'How many frames, at `frameRate` a second.' })
  @Property({ type: 'integer', nullable: true })
  frames?: number | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Frames a second: 24, 25, 30, 50 or 60; of a film in progress the chosen rate, null without a choice. Null also if it was made before rates were recorded.',
  })
  @Property({ type: 'integer', nullable: true })
  frameRate?: number | null
  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  @Property({ type: 'integer', nullable: true })
  width?: number | null
  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  @Property({ type: 'integer', nullable: true })
  height?: number | null
  @Property({ type: 'integer', nullable: true }) lines?: number | null // of its file’s shorter side, where known
  @Field(() => Boolean, { nullable: true, description: 'Whether it has sound.' })
  @Property({ type: 'boolean', nullable: true })
  hasSound?: boolean | null
  @Field(() => Float, { nullable: true, description: 'The size of the file.' })
  @Property({ type: 'double', nullable: true })
  bytes?: number | null
  @Field(() => Motion, {
    nullable: true,
    description: 'The frames between a still beginning and a still end; null while that is not known.',
  })
  @Property({ type: 'jsonb', nullable: true })
  motion?: Motion | null
  @Field(() => String, { nullable: true, description: 'Why it failed, in a sentence.' })
  @Property({ type: 'text', nullable: true })
  failure?: string | null
  @Field(() => String, { nullable: true, description: 'Why it was declined, if anybody said so.' })
  @Property({ type: 'text', nullable: true })
  declineReason?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      'What the engine says of its work: words of the prompt that it did not draw, or drew as a thing of their kind.',
  })
  @Property({ type: 'text', nullable: true })
  note?: string | null

  @Property({ type: 'text', nullable: true }) videoKey?: string | null
  @Property({ type: 'text', nullable: true }) posterKey?: string | null
  /** Null until maintenance has drawn it, of what was made before there were small posters. */
  @Property({ type: 'text', nullable: true }) smallPosterKey?: string | null
  @Property({ type: 'text', nullable: true }) mezzanineVideoKey?: string | null
  @Property({ type: 'text', nullable: true }) mezzanineSoundKey?: string | null
  /** How the mezzanine was encoded (`Film.mezzanineSetting`). */
  @Property({ type: 'text', nullable: true }) mezzanineSetting?: string | null

  /** When it went to the Trash by itself; null for those that went with their project. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null

  @Field(() => Date, { description: 'When it was requested.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { description: 'When it last changed.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date()
  @Field(() => Date, { nullable: true, description: 'When it arrived.' })
  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null

  @Field(() => ID, {
    description: 'The shot that it is a take of: videos of the same shot are takes of one another.',
  })
  get shotId(): string & Opt {
    return this.takeOf ?? this.id
  }

  /**
   * Accepts or declines it. Throws CONFLICT while there is nothing to review, and if it has that review
   * already.
   */
  review(review: Review): void {
    const why = whyUnreviewable(this)
    if (why) throw conflict(why)
    const status = review === Review.ACCEPTED ? VideoStatus.ACCEPTED : VideoStatus.DECLINED
    if (this.status === status) throw conflict(`This video is already ${status}`)
    this.status = status
    this.declineReason = null
  }

  /** Declines it for this reason, or changes the reason. Throws CONFLICT while there is nothing to review. */
  decline(reason: string | null): void {
    if (this.status !== VideoStatus.DECLINED) this.review(Review.DECLINED)
    this.declineReason = reason
  }

  /** Another take was accepted in its place: it waits for a review again. */
  giveWay(): void {
    this.status = VideoStatus.PENDING
  }

  /** Resets it for another attempt. */
  restart(): void {
    this.status = VideoStatus.IN_PROGRESS
    this.failure = null
  }

  /** Throws CONFLICT while it is being made. */
  delete(): void {
    if (this.status === VideoStatus.IN_PROGRESS) throw conflict(whyUnfinished(this))
    this.deletedAt = new Date()
  }

  /** What was accepted has left the cut, and waits for its review again, unless it is a card. */
  restore(): void {
    this.deletedAt = null
    if (!this.card && this.status === VideoStatus.ACCEPTED) this.status = VideoStatus.PENDING
  }

  fail(why: string): void {
    this.status = VideoStatus.FAILED
    this.failure = why
    this.finishedAt = new Date()
  }
}
