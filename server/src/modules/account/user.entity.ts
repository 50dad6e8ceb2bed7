import { Entity, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Ctx, Field, ID, ObjectType } from 'type-graphql'
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import type { Context } from '#platform/api/context'
import { Key } from '#platform/api/graphql-types'
import { isSelf } from '#platform/events/observed-viewer'
import type { Viewer } from '#platform/auth/viewer'
import { badInput, conflict } from '#platform/errors/failure'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'

/** Users by id, including revoked ones, whose work stays with their name. */
export const usersById: BatchRead<Row<User>> = (em, ids) => rowsById(em, User, ids)

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
  expression: `create index account_grams on account using gin ((grams(folded(username || chr(10) || email), '{1,2,3}') collate "C"))`,
})
export class User {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => String, { description: 'The name shown to the team.' })
  @Property({ type: 'text' })
  username!: string

  /** UTS 39 skeleton of the username; null for an old name that is confusable with another. */
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

  @Field(() => Date, { description: 'When the account was created.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

/** Email addresses are visible to the person and to admins. */
export const maySeeEmail = (viewer: Viewer | null, user: Pick<User, 'id'>): boolean =>
  !!viewer && (viewer.isAdmin || isSelf(viewer, user.id))

/** Whether an invited person has set a password. */
export const hasJoined = (user: Pick<User, 'passwordHash'>): boolean => user.passwordHash !== null

/** Only admins see open invitations. */
export const maySeeInvitation = (
  viewer: Viewer | null,
  user: Pick<User, 'passwordHash' | 'revokedAt'>,
): boolean => !!viewer?.isAdmin && !user.revokedAt && !hasJoined(user)

const UNIQUE_VIOLATIONS = [
  ['account_username_unique', 'This username is taken'],
  ['account_email_unique', 'This email address is taken'],
  ['account_skeleton_unique', 'This username is too similar to another one. Choose a different one.'],
]

/** Converts a unique violation of a name into CONFLICT; rethrows other errors. For the `catch` of name changes. */
export function toConflict(error: unknown): never {
  if (!(error instanceof UniqueConstraintViolationException)) throw error
  const [, words] = UNIQUE_VIOLATIONS.find(([index]) => error.message.includes(index)) ?? UNIQUE_VIOLATIONS[0]
  throw conflict(words)
}

/**
 * A username that looks like an email address must be the user’s own address, so that nobody can
 * impersonate another.
 */
export function requireOwnAddress(username: string, email: string): void {
  if (username.includes('@') && username.toLowerCase() !== email) {
    throw badInput([{ path: ['username'], message: 'A username with an @ must be your own email address' }])
  }
}

/** Adds the field `editedBy` to a type: the user of `editedById`. */
export const EditedBy =
  (description = 'Who changed it last.') =>
  (type: new () => { editedById?: string | null }): void => {
    const resolve = function (this: { editedById?: string | null }, { loaders }: Context) {
      return this.editedById ? loaders.of(usersById).load(this.editedById) : null
    }
    const property = { value: resolve, configurable: true }
    Object.defineProperty(type.prototype, 'editedBy', property)
    Ctx()(type.prototype as object, 'editedBy', 0)
    Field(() => User, { nullable: true, description })(type.prototype as object, 'editedBy', property)
  }
