import { Entity, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, ObjectType } from 'type-graphql'
import { Key } from '#platform/api/graphql-types'
import { User } from '../account/user.entity.js'

@ObjectType({ description: 'A notification for a user.' })
@Key()
@Entity({ tableName: 'notification' })
@Index({
  name: 'notification_newest_of_user',
  expression: 'create index notification_newest_of_user on notification (user_id, created_at desc, id desc)',
})
@Index({
  name: 'notification_unread',
  expression: 'create index notification_unread on notification (user_id) where not is_read',
})
@Index({
  name: 'notification_merged',
  expression:
    'create unique index notification_merged on notification (user_id, merge_key) where merge_key is not null and not is_read',
})
export class Notification {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string

  @Field(() => String, { description: 'The text, as a sentence.' })
  @Property({ type: 'text' })
  message!: string

  @Field(() => String, { nullable: true, description: 'The path in the web app that it links to.' })
  @Property({ type: 'text', nullable: true })
  link?: string | null

  /** Events with the same key are merged while the notification is unread; null for a single event. */
  @Property({ type: 'text', nullable: true })
  mergeKey?: string | null

  /** Number of merged events. */
  @Property({ type: 'integer', default: 1 })
  count: number & Opt = 1

  @Field(() => Boolean, { description: 'Whether it was read.' })
  @Property({ type: 'boolean', default: false })
  isRead: boolean & Opt = false

  @Field(() => Date, { description: 'When the event happened; for a merged notification, the latest one.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}
