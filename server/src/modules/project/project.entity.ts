import { Entity, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, ObjectType } from 'type-graphql'
import { Key } from '../../core/key.js'
import { User } from '../account/user.entity.js'
import { Asset } from '../asset/asset.entity.js'

@ObjectType({ description: 'A workspace: a conversation, its videos, and the films made of them.' })
@Key()
@Entity({ tableName: 'project' })
@Index({ name: 'project_newest', expression: 'create index project_newest on project (updated_at desc, id desc)' })
export class Project {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => String, { description: 'Three to fifty characters.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => String, { description: 'At most 500 characters.' })
  @Property({ type: 'text', default: '' })
  description!: string & Opt

  @Field(() => Boolean, { description: 'Whether only its owner and admins see it.' })
  @Property({ type: 'boolean', default: false })
  isPrivate: boolean & Opt = false

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id' })
  ownerId!: string

  /** The draft cut: accepted videos in the chosen order. Ids of videos accepted later are added when it is read. */
  @Property({ type: 'uuid[]', default: [] })
  cutVideoIds: string[] & Opt = []
  /** The transition after each of `cutVideoIds`; an empty string is a plain cut. */
  @Property({ type: 'text[]', default: [] })
  cutTransitions: string[] & Opt = []

  @Field(() => Date, { description: 'When it was made.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { description: 'When anything in it last changed; lists are sorted by it.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt: Date & Opt = new Date()
}

/** An asset that was added to a project. */
@Entity({ tableName: 'project_asset' })
export class ProjectAsset {
  @ManyToOne(() => Project, { mapToPk: true, primary: true, fieldName: 'project_id', deleteRule: 'cascade' })
  projectId!: string
  @ManyToOne(() => Asset, { mapToPk: true, primary: true, fieldName: 'asset_id', deleteRule: 'cascade' })
  @Index()
  assetId!: string
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}
