import { Entity, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ObjectType } from 'type-graphql'
import { User } from '../../account/user.entity.js'
import { Asset } from '../../library/asset.entity.js'
import { Clip } from '../../video/clip.entity.js'
import { StoryboardElement } from '../elements/element.entity.js'

@ObjectType('ContinuityCheck', {
  description: 'Whether a character, place or prop looks in a picture or take as it should.',
})
@Entity({ tableName: 'continuity_check' })
@Index({
  name: 'continuity_check_picture',
  expression:
    'create unique index continuity_check_picture on continuity_check (element_id, coalesce(asset_id, video_id))',
})
export class ContinuityCheck {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @ManyToOne(() => StoryboardElement, { mapToPk: true, fieldName: 'element_id', deleteRule: 'cascade' })
  elementId!: string

  /** The first frame; null for a take. */
  @ManyToOne(() => Asset, { mapToPk: true, fieldName: 'asset_id', nullable: true, deleteRule: 'cascade' })
  @Index()
  assetId?: string | null
  /** The take; null for a first frame. */
  @ManyToOne(() => Clip, { mapToPk: true, fieldName: 'video_id', nullable: true, deleteRule: 'cascade' })
  @Index()
  videoId?: string | null

  @Field(() => Boolean, { description: 'Whether it looks the same.' })
  @Property({ type: 'boolean' })
  isSame!: boolean

  @Field(() => String, { description: 'What differs; empty if nothing does.' })
  @Property({ type: 'text', default: '' })
  words: string & Opt = ''

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'checked_by_id' })
  checkedById!: string

  @Field(() => Date, { description: 'When they were compared.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  checkedAt: Date & Opt = new Date()
}
