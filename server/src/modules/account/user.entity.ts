import { Entity, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, ObjectType } from 'type-graphql'
import { Key } from '#platform/api/federation'

@ObjectType({ description: 'A member of the team.' })
@Key()
@Entity({ tableName: 'account' })
@Index({
  name: 'account_email_unique',
  expression: 'create unique index account_email_unique on account (lower(email))',
})
@Index({
  name: 'account_username_unique',
  expression:
    'create unique index account_username_unique on account (lower(username)) where revoked_at is null',
})
@Index({
  name: 'account_skeleton_unique',
  expression:
    'create unique index account_skeleton_unique on account (username_skeleton) where revoked_at is null',
})
@Index({
  name: 'account_newest',
  expression: 'create index account_newest on account (created_at desc, id desc) where revoked_at is null',
})
@Index({
  name: 'account_grams',
  expression: `create index account_grams on account using gin ((grams(lower(username || chr(10) || email), '{1,2,3}') collate "C"))`,
})
export class User {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => String, { description: 'The name shown to the team.' })
  @Property({ type: 'text' })
  username!: string

  /** UTS 39 skeleton of the username; null if it was confusable with another before this was checked. */
  @Property({ type: 'text', nullable: true })
  usernameSkeleton?: string | null

  @Property({ type: 'text' })
  email!: string

  /** Argon2id; null until an invited person has set a password. */
  @Property({ type: 'text', nullable: true })
  passwordHash!: string | null

  @Field(() => Boolean, { description: 'Whether the person is an admin.' })
  @Property({ type: 'boolean', default: false })
  isAdmin!: boolean & Opt

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt?: Date | null

  @Field(() => Date, { description: 'When the account was made.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}
