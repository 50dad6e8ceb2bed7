import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { Key } from '../../core/key.js'
import { User } from '../account/user.entity.js'

export enum ApprovalStatus {
  PENDING = 'pending',
  APPROVED = 'approved',
  DECLINED = 'declined',
}
registerEnumType(ApprovalStatus, { name: 'ApprovalStatus', description: 'What the review of an asset has come to.' })

@ObjectType({ description: 'A picture of the library.' })
@Key()
@Entity({ tableName: 'asset' })
@Index({ name: 'asset_newest', expression: 'create index asset_newest on asset (updated_at desc, id desc) where deleted_at is null' })
@Index({ name: 'asset_newest_of_owner', expression: 'create index asset_newest_of_owner on asset (owner_id, updated_at desc, id desc) where deleted_at is null' })
export class Asset {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => String, { description: 'Three to a hundred characters.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => String, { description: 'At most 500 characters.' })
  @Property({ type: 'text', default: '' })
  description!: string & Opt

  @Field(() => [String], { description: 'At most five, each at most 20 characters.' })
  @Property({ type: 'text[]', default: [] })
  tags: string[] & Opt = []

  @Field(() => ApprovalStatus, { description: 'Only an approved asset can join a project.' })
  @Enum({ items: () => ApprovalStatus, type: 'text', default: ApprovalStatus.PENDING })
  approvalStatus: ApprovalStatus & Opt = ApprovalStatus.PENDING

  @Field(() => Boolean, { description: 'Made from a prompt, not uploaded.' })
  @Property({ type: 'boolean', default: false })
  isGenerated: boolean & Opt = false

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id' })
  ownerId!: string

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
  @Field(() => String, { description: 'The picture’s leading colour, such as `#2f6a48`.' })
  @Property({ type: 'text' })
  dominantColor!: string
  @Field(() => String, { description: 'ThumbHash in base64: a blurred placeholder of some 25 bytes.' })
  @Property({ type: 'text' })
  thumbHash!: string

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null
  @Field(() => Date, { description: 'When it came to the library.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { description: 'When it was last changed; lists are sorted by it.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date()
}
