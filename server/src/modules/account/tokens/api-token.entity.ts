import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import type { Scope } from '#platform/auth/viewer'
import { User } from '../user.entity.js'

export const ApiTokenScope = { READ: 'read', WRITE: 'write' } as const satisfies Record<string, Scope>
registerEnumType(ApiTokenScope, {
  name: 'ApiTokenScope',
  description: 'The permissions of an API token.',
  valuesConfig: { READ: { description: 'Only read.' }, WRITE: { description: 'Read and write.' } },
})

/** A token that a user created for their tools. Only its hash is stored; `revokedAt` is final once set. */
@ObjectType('ApiToken', {
  description: 'A token that a user created for their tools. Its text is only shown when it is created.',
})
@Entity({ tableName: 'api_token' })
export class ApiToken {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  @Index()
  userId!: string

  @Field(() => String, { description: 'Its name, shown to its owner.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => ApiTokenScope, { description: 'Its permissions.' })
  @Enum({ items: Object.values(ApiTokenScope), type: 'text' })
  scope!: Scope

  /** SHA-256 of the token, in base64url. */
  @Property({ type: 'text', unique: true })
  tokenHash!: string

  @Field(() => Date, { description: 'When it expires.' })
  @Property({ type: 'timestamptz' })
  expiresAt!: Date

  @Field(() => Date, { description: 'When it was created.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, to the minute; null if never.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt?: Date | null

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt?: Date | null
}
