import { Entity, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { enumOf } from '#platform/api/graphql-types'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#schema/webhooks'
import { User } from '../account/user.entity.js'

/** The events by their names in GraphQL: `video.ready` is `VIDEO_READY`. */
export const WebhookEvents = enumOf(
  'WebhookEvent',
  'What webhooks report. The `type` of a message is the same with a dot: `video.ready`.',
  WEBHOOK_EVENTS,
)

/** An address that gets messages about events that its owner may see. */
@ObjectType({ description: 'An address that receives messages about events that its owner may see.' })
@Entity({ tableName: 'webhook' })
export class Webhook {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id', deleteRule: 'cascade' })
  @Index()
  ownerId!: string

  @Field(() => String, { description: 'The address that messages are sent to.' })
  @Property({ type: 'text' })
  url!: string

  @Field(() => [WebhookEvents], { description: 'What it reports.', complexity: 0 })
  @Property({ type: 'text[]' })
  events!: WebhookEvent[]

  @Field(() => [ID], { description: 'The projects it is limited to; empty for all.', complexity: 0 })
  @Property({ type: 'text[]', default: [] })
  projectIds: string[] & Opt = []

  /** Each has its own secret, which is derived rather than stored. */
  @Property({ type: 'integer', default: 1 })
  secretVersion: number & Opt = 1

  @Field(() => Date, {
    nullable: true,
    description:
      'Since when it gets no messages, because its owner paused it or a day of attempts failed; null if it does.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  pausedAt?: Date | null

  @Field(() => Date, { description: 'When it was created.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

/** A message to a webhook, kept as a log after it was delivered. */
@ObjectType({ description: 'A message to a webhook.' })
@Entity({ tableName: 'webhook_delivery' })
@Index({
  name: 'webhook_delivery_newest',
  expression:
    'create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at desc, id desc)',
})
@Index({
  name: 'webhook_delivery_due',
  expression: 'create index webhook_delivery_due on webhook_delivery (next_at) where next_at is not null',
})
export class WebhookDelivery {
  @Field(() => ID, { description: 'Opaque and stable; the header `webhook-id` of each attempt.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @ManyToOne(() => Webhook, { mapToPk: true, fieldName: 'webhook_id', deleteRule: 'cascade' })
  webhookId!: string

  @Field(() => WebhookEvents, { description: 'What happened.' })
  @Property({ type: 'text' })
  event!: WebhookEvent

  @Property({ type: 'jsonb' })
  data!: object

  @Field(() => Date, { description: 'When it happened.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()

  @Field(() => Int, { description: 'How often it was sent.' })
  @Property({ type: 'integer', default: 0 })
  attempts: number & Opt = 0

  @Field(() => Date, { nullable: true, description: 'When it is sent next; null if it no longer is.' })
  @Property({ type: 'timestamptz', nullable: true, defaultRaw: 'now()' })
  nextAt?: (Date & Opt) | null

  /** While a worker sends it. */
  @Property({ type: 'timestamptz', nullable: true })
  leasedUntil?: Date | null

  @Field(() => Date, { nullable: true, description: 'When the receiver accepted it.' })
  @Property({ type: 'timestamptz', nullable: true })
  deliveredAt?: Date | null

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed, as a sentence.' })
  @Property({ type: 'text', nullable: true })
  failure?: string | null
}
