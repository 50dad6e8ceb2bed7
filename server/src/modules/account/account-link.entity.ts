import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { User } from './user.entity.js'

export enum LinkKind {
  INVITATION = 'invitation',
  PASSWORD = 'password',
}

/**
 * A link that lets a person set a password: valid once, and for a limited time. Only the hash of its token is
 * stored.
 */
@Entity({ tableName: 'account_link' })
export class AccountLink {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  @Index()
  userId!: string

  @Enum({ items: () => LinkKind, type: 'text' })
  kind!: LinkKind

  /** SHA-256 of the token, in base64url. */
  @Property({ type: 'text', unique: true })
  tokenHash!: string

  @Property({ type: 'timestamptz' })
  expiresAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  usedAt?: Date | null

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}
