import { Entity, Enum, Index, type Opt, Property } from '@mikro-orm/core'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Decimal } from '#platform/api/scalars'
import type { TakeChange } from '#schema/limits'
import { Key } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import { conflict } from '#platform/errors/failure'
import {
  EngineName,
  type KeptReference,
  Motion,
  Review,
  type VideoOptions,
  VideoStatus,
  whyUnreviewable,
} from './video-kinds.js'
import { Video } from './video.entity.js'

export { EngineName, type KeptReference, Review, type VideoOptions, VideoStatus } from './video-kinds.js'

/** Description of the `note` fields of takes, drawings, images and first frames. */
export const ENGINE_NOTE = 'Notes of the engine, such as words of the prompt that it ignored or replaced.'

/** A clip made from a prompt. */
@ObjectType('Clip', { implements: Video, description: 'A clip made from a prompt.' })
@Key()
@Entity({ tableName: 'clip' })
@Index({
  name: 'clip_newest_of_project',
  expression:
    'create index clip_newest_of_project on clip (project_id, created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'clip_newest_of_status',
  expression:
    'create index clip_newest_of_status on clip (project_id, status, created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'clip_counted',
  expression: 'create index clip_counted on clip (project_id) where deleted_at is null',
})
@Index({
  name: 'clip_grams',
  expression: `create index clip_grams on clip using gin ((grams(folded(prompt), '{1,2,3}') collate "C"))`,
})
@Index({
  name: 'clip_of_model',
  expression:
    'create index clip_of_model on clip (project_id, model, created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'clip_of_author',
  expression:
    'create index clip_of_author on clip (project_id, author_id, created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'clip_of_seed',
  expression:
    'create index clip_of_seed on clip (project_id, seed, created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'clip_takes',
  expression:
    'create index clip_takes on clip (coalesce(take_of, id), created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'clip_trash',
  expression: 'create index clip_trash on clip (deleted_at desc, id desc) where deleted_at is not null',
})
@Refers({
  extendsVideo: [() => Clip, 'The clip that it extends; null if none, or if it was deleted.'],
  firstTake: [() => Clip, 'The first take of its shot; null if it was deleted.'],
})
export class Clip extends Video {
  @Field(() => String, { description: 'The prompt.' })
  @Property({ type: 'text', default: '' })
  prompt: string & Opt = ''
  @Property({ type: 'boolean', default: false }) wantsMagic: boolean & Opt = false
  @Field(() => String, { nullable: true, description: 'The prompt as rewritten by magic prompt.' })
  @Property({ type: 'text', nullable: true })
  magicPrompt?: string | null
  @Field(() => String, { description: 'The model that generated it.' })
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
    description: 'The same prompt and seed produce the same video, if the model supports seeds.',
  })
  @Property({ type: 'integer', nullable: true })
  seed?: number | null
  @Property({ type: 'jsonb', default: '{}' }) options: VideoOptions & Opt = {}
  @Property({ type: 'jsonb', default: '[]' }) keptReferences: KeptReference[] & Opt = []
  /** The first take of its shot, possibly deleted; null if this is the first take. */
  @Property({ type: 'uuid', nullable: true })
  takeOf?: string | null
  @Property({ type: 'jsonb', nullable: true }) keptFirstFrame?: KeptReference | null
  @Property({ type: 'jsonb', nullable: true }) keptLastFrame?: KeptReference | null
  @Field(() => ID, {
    nullable: true,
    description: 'The video that it extends, possibly deleted.',
  })
  @Property({ type: 'uuid', nullable: true })
  extendsVideoId?: string | null
  /** Edits of a finished take that led to it, in order; empty for a generated video. */
  @Property({ type: 'jsonb', default: '[]' }) changes: TakeChange[] & Opt = []
  /** The review note that it was made from, possibly deleted. */
  @Property({ type: 'uuid', nullable: true }) @Index() noteId?: string | null

  @Field(() => Decimal, { nullable: true, description: 'US dollars; null if unknown.' })
  @Property({ type: 'double', nullable: true })
  cost?: number | null
  @Property({ type: 'integer', nullable: true }) lines?: number | null // length of the shorter side in pixels, if known
  @Field(() => Motion, {
    nullable: true,
    description: 'The frames between a still beginning and a still end; null until detected.',
  })
  @Property({ type: 'jsonb', nullable: true })
  motion?: Motion | null
  @Field(() => String, { nullable: true, description: 'Reason for declining, if given.' })
  @Property({ type: 'text', nullable: true })
  declineReason?: string | null
  @Field(() => String, {
    nullable: true,
    description: ENGINE_NOTE,
  })
  @Property({ type: 'text', nullable: true })
  note?: string | null

  @Property({ type: 'text', nullable: true }) mezzanineVideoKey?: string | null
  @Property({ type: 'text', nullable: true }) mezzanineSoundKey?: string | null
  /** How the mezzanine was encoded (`Film.mezzanineSetting`). */
  @Property({ type: 'text', nullable: true }) mezzanineSetting?: string | null

  @Field(() => ID, {
    description: 'The first take of its shot, possibly deleted: all takes of a shot share this id.',
  })
  get firstTakeId(): string & Opt {
    return this.takeOf ?? this.id
  }

  /** Accepts or declines it. Throws CONFLICT if it cannot be reviewed, or already has this review. */
  review(review: Review): void {
    const why = whyUnreviewable(this)
    if (why) throw conflict(why)
    const status = review === Review.ACCEPTED ? VideoStatus.ACCEPTED : VideoStatus.DECLINED
    if (this.status === status)
      throw conflict(`This video is already ${review === Review.ACCEPTED ? 'accepted' : 'rejected'}`)
    this.status = status
    this.declineReason = null
  }

  /** Declines it, or changes the reason. Throws CONFLICT if it cannot be reviewed. */
  decline(reason: string | null): void {
    if (this.status !== VideoStatus.DECLINED) this.review(Review.DECLINED)
    this.declineReason = reason
  }

  /** Resets the review because another take was accepted. */
  giveWay(): void {
    this.status = VideoStatus.PENDING
  }

  /** Resets the review of an accepted clip, since deletion removed it from the cut. */
  override restore(): void {
    super.restore()
    if (this.status === VideoStatus.ACCEPTED) this.status = VideoStatus.PENDING
  }

  whyUnfinished(): string {
    return 'This video is still being generated'
  }

  fileKeys() {
    return [
      this.videoKey,
      this.posterKey,
      this.smallPosterKey,
      this.mezzanineVideoKey,
      this.mezzanineSoundKey,
    ]
  }
}
