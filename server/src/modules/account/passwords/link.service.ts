import { createHash, randomBytes } from 'node:crypto'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { conflict } from '#platform/errors/failure'
import { exemptFromLimits } from '#platform/database/operation'
import type { BatchRead } from '#platform/queries/loaders'
import type { MailMessage, Mail } from '#platform/mail/mail'
import { User } from '../user.entity.js'

export enum LinkKind {
  INVITATION = 'invitation',
  PASSWORD = 'password',
}

/**
 * A link to set a password, valid once and for a limited time. Only the hash of its token is
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

type Recipient = Pick<User, 'email' | 'username'>

const day = (date: Date) =>
  date.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const ending = (expiresAt: Date) => `The link works once, until ${day(expiresAt)} UTC.`

/** The mail with an invitation. */
export const invitationMail = (
  user: Recipient,
  { link, expiresAt, by }: { link: string; expiresAt: Date; by: string },
): MailMessage => ({
  to: user.email,
  subject: `${by} invited you to Cutroom`,
  text: [
    `Hello ${user.username},`,
    `${by} invited you to the team on Cutroom. Choose a password to join:`,
    link,
    `${ending(expiresAt)} If you did not expect this letter, you can ignore it.`,
  ].join('\n\n'),
})

/** The mail with a link for a new password. */
export const passwordMail = (
  user: Recipient,
  { link, expiresAt }: { link: string; expiresAt: Date },
): MailMessage => ({
  to: user.email,
  subject: 'Choose a new password for Cutroom',
  text: [
    `Hello ${user.username},`,
    'Somebody asked for a new password for your account on Cutroom. Choose one here:',
    link,
    `${ending(expiresAt)} If it was not you, ignore this letter: your password stays as it is.`,
  ].join('\n\n'),
})

/** Expiry of open invitations, by user id. */
export const invitationExpiry: BatchRead<Date> = async (em, ids) => {
  const links = await em.find(AccountLink, {
    userId: { $in: [...ids] },
    kind: LinkKind.INVITATION,
    usedAt: null,
  })
  return new Map(links.map(({ userId, expiresAt }) => [userId, expiresAt]))
}

const HOUR_MS = 60 * 60 * 1000
const LIFETIME_MS = { [LinkKind.INVITATION]: 7 * 24 * HOUR_MS, [LinkKind.PASSWORD]: HOUR_MS }
const PATHS = { [LinkKind.INVITATION]: '/accept-invite', [LinkKind.PASSWORD]: '/reset-password' }

/** A new link to copy or mail, which cannot be read again. */
export interface MadeLink {
  link: string
  expiresAt: Date
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Single-use links to set a password: invitations are valid for seven days, password resets for an
 * hour (specification A12, A28).
 */
export class Links {
  constructor(
    /** The public address of this installation. */
    private readonly publicUrl: string,
    /** Null if no mail server is configured. */
    private readonly mail: Mail | null,
    private readonly log: Logger,
  ) {}

  get canMail(): boolean {
    return !!this.mail
  }

  /**
   * Creates a link and ends the previous one of its kind, in the transaction of `em`, which has locked the user’s row.
   */
  async make(em: EntityManager, userId: string, kind: LinkKind): Promise<MadeLink> {
    await this.end(em, userId, kind)
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(Date.now() + LIFETIME_MS[kind])
    em.create(AccountLink, { userId, kind, tokenHash: hashOf(token), expiresAt })
    await em.flush()
    return { link: `${this.publicUrl}${PATHS[kind]}?token=${token}`, expiresAt }
  }

  /** Ends the user’s open links, optionally of one kind, in the transaction of `em`. */
  async end(em: EntityManager, userId: string, kind?: LinkKind): Promise<void> {
    await em.nativeUpdate(
      AccountLink,
      { userId, usedAt: null, ...(kind && { kind }) },
      { usedAt: new Date() },
    )
  }

  /** The user of a link; null if it was used, ended or has expired, or no longer applies to the user. */
  async read(
    em: EntityManager,
    token: string,
    kind: LinkKind,
  ): Promise<{ user: User; expiresAt: Date } | null> {
    const link = await em.findOne(AccountLink, {
      tokenHash: hashOf(token),
      kind,
      usedAt: null,
      expiresAt: { $gt: new Date() },
    })
    const user = link && (await em.findOne(User, { id: link.userId, ...matchingPassword(kind) }))
    return user && { user, expiresAt: link.expiresAt }
  }

  /**
   * Uses a link up, in the transaction of `em`, and returns the user, whose row is then locked. Of two concurrent uses,
   * one succeeds. Throws CONFLICT if the link is no longer valid.
   */
  async use(em: EntityManager, token: string, kind: LinkKind): Promise<User> {
    const link = await em.findOne(AccountLink, { tokenHash: hashOf(token), kind })
    const user =
      link &&
      (await em.findOne(
        User,
        { id: link.userId, ...matchingPassword(kind) },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      ))
    const used =
      user &&
      (await em.nativeUpdate(
        AccountLink,
        { id: link.id, usedAt: null, expiresAt: { $gt: new Date() } },
        { usedAt: new Date() },
      ))
    if (!used) throw endedLink()
    return user
  }

  /** Sends an email; returns whether the mail server accepted it. A failure is logged and not thrown. */
  async send(message: MailMessage): Promise<boolean> {
    const { mail } = this
    if (!mail) return false
    try {
      await exemptFromLimits(() => mail.send(message))
      return true
    } catch (error) {
      this.log.warn(
        { error: (error as Error).message, subject: message.subject },
        'an email could not be sent',
      )
      return false
    }
  }
}

/** Invitations are for users without a password, password resets for users with one. */
const matchingPassword = (kind: LinkKind) => ({
  revokedAt: null,
  passwordHash: kind === LinkKind.INVITATION ? null : { $ne: null },
})

export const endedLink = () => conflict('This link is no longer valid. Ask for a new one.')
