import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { Key } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import { BigInteger } from '#platform/api/scalars'
import { User } from '../account/user.entity.js'

export enum ApprovalStatus {
  PENDING = 'pending',
  APPROVED = 'approved',
  DECLINED = 'declined',
}
registerEnumType(ApprovalStatus, {
  name: 'ApprovalStatus',
  description: 'The result of an asset’s review.',
})

@ObjectType({ description: 'An image of the library.' })
@Key()
@Entity({ tableName: 'asset' })
@Index({
  name: 'asset_newest',
  expression: 'create index asset_newest on asset (updated_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'asset_newest_of_owner',
  expression:
    'create index asset_newest_of_owner on asset (owner_id, updated_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'asset_newest_of_origin',
  expression:
    'create index asset_newest_of_origin on asset (is_generated, updated_at desc, id desc) where deleted_at is null',
})
/** Serves `totalCount` without reading the rows. */
@Index({
  name: 'asset_counted',
  expression:
    'create index asset_counted on asset (approval_status, owner_id, is_generated) where deleted_at is null',
})
@Index({
  name: 'asset_grams',
  expression: `create index asset_grams on asset using gin ((grams(words, '{1,2,3}') collate "C"))`,
})
/** These serve the search for generated assets. */
@Index({
  name: 'asset_prompt_grams',
  expression: `create index asset_prompt_grams on asset using gin ((grams(folded(prompt), '{1,2,3}') collate "C")) where is_generated`,
})
@Index({
  name: 'asset_generated',
  expression:
    'create index asset_generated on asset (created_at desc, id desc) where is_generated and deleted_at is null',
})
@Index({
  name: 'asset_generated_of_owner',
  expression:
    'create index asset_generated_of_owner on asset (owner_id, created_at desc, id desc) where is_generated and deleted_at is null',
})
@Index({
  name: 'asset_of_model',
  expression:
    'create index asset_of_model on asset (model, created_at desc, id desc) where is_generated and deleted_at is null',
})
@Index({
  name: 'asset_of_seed',
  expression:
    'create index asset_of_seed on asset (seed, created_at desc, id desc) where is_generated and deleted_at is null',
})
@Index({
  name: 'asset_flagged',
  expression:
    'create index asset_flagged on asset (updated_at desc, id desc) where flagged_at is not null and deleted_at is null',
})
@Index({
  name: 'asset_listed',
  expression:
    'create index asset_listed on asset (updated_at desc, id desc) where price is not null and deleted_at is null',
})
@Index({
  name: 'asset_pending',
  expression:
    "create index asset_pending on asset (updated_at desc, id desc) where approval_status = 'pending' and deleted_at is null",
})
@Index({
  name: 'asset_trash',
  expression: 'create index asset_trash on asset (deleted_at desc, id desc) where deleted_at is not null',
})
@Index({
  name: 'asset_trash_of_owner',
  expression:
    'create index asset_trash_of_owner on asset (owner_id, deleted_at desc, id desc) where deleted_at is not null',
})
@Index({
  name: 'asset_one_copy',
  expression:
    'create unique index asset_one_copy on asset (owner_id, source_id) where source_id is not null and deleted_at is null',
})
@Index({
  name: 'asset_one_capture',
  expression:
    'create unique index asset_one_capture on asset (owner_id, captured_video_id, captured_seconds) where captured_video_id is not null and deleted_at is null',
})
@Index({ name: 'asset_of_original', expression: 'create index asset_of_original on asset (original_key)' })
@Index({ name: 'asset_of_medium', expression: 'create index asset_of_medium on asset (medium_key)' })
@Index({ name: 'asset_content', expression: 'create index asset_content on asset (content_hash)' })
@Refers({
  source: [() => Asset, 'The asset that it is a copy of; null if none, or if the viewer may not see it.'],
})
export class Asset {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => String, { description: '3 to 100 characters.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => String, { description: 'At most 500 characters.' })
  @Property({ type: 'text', default: '' })
  description!: string & Opt

  @Field(() => [String], { description: 'At most five, with at most 20 characters each.' })
  @Property({ type: 'text[]', default: [] })
  tags: string[] & Opt = []

  /** Folded name and tags, for searches. */
  @Property({ type: 'text', generated: 'folded(asset_words(name, tags)) stored', lazy: true, hidden: true })
  words!: string & Opt

  @Field(() => ApprovalStatus, {
    description: 'The result of its review. Only an approved asset can join a project.',
  })
  @Enum({ items: () => ApprovalStatus, type: 'text', default: ApprovalStatus.PENDING })
  approvalStatus: ApprovalStatus & Opt = ApprovalStatus.PENDING

  @Field(() => Boolean, { description: 'Whether it was generated, not uploaded.' })
  @Property({ type: 'boolean', default: false })
  isGenerated: boolean & Opt = false

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id' })
  ownerId!: string

  /** SHA-256 of the uploaded bytes, in hex: files are stored once for all assets that share it. */
  @Property({ type: 'text', nullable: true })
  contentHash?: string | null
  @Property({ type: 'text' })
  originalKey!: string
  @Property({ type: 'text' })
  mediumKey!: string
  @Property({ type: 'text' })
  smallKey!: string

  @Field(() => Int, { description: 'Pixels.' })
  @Property({ type: 'integer' })
  width!: number
  @Field(() => Int, { description: 'Pixels.' })
  @Property({ type: 'integer' })
  height!: number
  @Field(() => String, { description: 'The dominant colour, such as `#2f6a48`.' })
  @Property({ type: 'text' })
  dominantColor!: string
  @Field(() => String, { description: 'ThumbHash in base64: a blurred placeholder of some 25 bytes.' })
  @Property({ type: 'text' })
  thumbHash!: string

  @Field(() => BigInteger, { description: 'Size of the full image in bytes.' })
  @Property({ type: 'integer', default: 0 })
  bytes: number & Opt = 0
  @Field(() => Boolean, { description: 'Whether it is animated.' })
  @Property({ type: 'boolean', default: false })
  isAnimated: boolean & Opt = false

  @Property({ type: 'timestamptz', nullable: true })
  flaggedAt?: Date | null
  @Property({ type: 'text', nullable: true })
  flagReason?: string | null
  @Property({ type: 'uuid', nullable: true })
  flaggedById?: string | null

  /** US dollars; null if it is not on the marketplace. */
  @Property({ type: 'double', nullable: true })
  price: (number & Opt) | null = null
  @Field(() => ID, { nullable: true, description: 'The asset it was copied from.' })
  @Property({ type: 'uuid', nullable: true })
  sourceId?: string | null

  /** Prompt as written, seed, and the engine's name of the model. */
  @Property({ type: 'text', nullable: true })
  prompt?: string | null
  @Property({ type: 'integer', nullable: true })
  seed?: number | null
  @Property({ type: 'text', nullable: true })
  model?: string | null

  /** The video whose frame it shows, possibly deleted, and the time of the frame. */
  @Property({ type: 'uuid', nullable: true })
  capturedVideoId?: string | null
  @Property({ type: 'double', nullable: true })
  capturedSeconds?: number | null

  @Field(() => Date, {
    nullable: true,
    description: 'When it was moved to the Trash. It can be restored for 30 days.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null
  @Field(() => Date, { description: 'When it was added to the library.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { description: 'When it last changed; lists are sorted by it.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date()

  /** Whether the whole team sees it. */
  get isShared(): boolean & Opt {
    return this.approvalStatus === ApprovalStatus.APPROVED && !this.deletedAt
  }

  get isFlagged(): boolean & Opt {
    return !!this.flaggedAt
  }

  /** Whether it is listed on the marketplace; it is shown there only while approved. */
  get isListed(): boolean & Opt {
    return this.price !== null && this.isShared
  }

  flag(reason: string, byId: string): void {
    this.flaggedAt = new Date()
    this.flagReason = reason
    this.flaggedById = byId
  }

  restore(): void {
    this.deletedAt = null
  }

  /** Applies an admin's decision, and removes the flag. */
  settle(approve: boolean): void {
    this.approvalStatus = approve ? ApprovalStatus.APPROVED : ApprovalStatus.DECLINED
    this.flaggedAt = null
    this.flagReason = null
    this.flaggedById = null
  }
}

/** The event of a changed asset; `wasShared` if the team saw it before. */
export const assetChanged = ({ id, ownerId }: Asset, wasShared: boolean) =>
  ({ topic: 'asset', id, ownerId, wasShared }) as const
