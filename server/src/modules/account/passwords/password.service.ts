import { setTimeout as pause } from 'node:timers/promises'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { newPasswordRule, resetRequestRule, signInName } from '#schema/rules/account'
import { recordAudit } from '../../audit/audit.service.js'
import { check } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { codeOf } from '#platform/errors/failure'
import { detached } from '#platform/database/operation'
import { LinkKind, passwordMail, type Links, endedLink } from './link.service.js'
import type { Accounts, SignInResult } from '../account.service.js'
import type { DeviceProofs } from '../sessions/device-proofs.js'
import type { PasswordHashing } from './password-hashing.js'
import type { RateLimiter } from '../sessions/rate-limiter.js'
import { User } from '../user.entity.js'

/** Delay of emails, so that they do not slow down the response. */
const AFTER_THE_ANSWER_MS = 100

/** The user of a link, as shown to its bearer. */
interface Invited {
  username: string
  email: string
  expiresAt: Date
}

/** Input of the bearer of a link. */
interface NewPassword {
  token: string
  password: string
}

/** Sets passwords by links, for users who are not signed in. */
export class Passwords {
  /** Emails in progress. Responses do not wait for them, so as not to reveal whether one was sent. */
  private readonly pending = new Set<Promise<void>>()

  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      accounts: Pick<Accounts, 'idOf' | 'sessions'>
      links: Links
      rateLimiter: RateLimiter
      hashing: PasswordHashing
      devices: DeviceProofs
      log: Logger
    },
  ) {
    this.db = deps.db
  }

  /** The user of a link; null if it was used, ended or has expired. */
  async invited(token: string, kind: LinkKind): Promise<Invited | null> {
    const found = await this.deps.links.read(this.db.fork(), token, kind)
    return found && { username: found.user.username, email: found.user.email, expiresAt: found.expiresAt }
  }

  /**
   * Sets the first password of an invited user and signs them in. The link is the proof. Throws CONFLICT if the link is
   * no longer valid.
   */
  async acceptInvite(input: NewPassword, address: string): Promise<SignInResult> {
    const user = await this.set(
      LinkKind.INVITATION,
      { ...input, address },
      async (em, { id, username, email }) => {
        await recordAudit(em, null, {
          action: 'member-joined',
          subjectId: id,
          subjectName: username,
          after: { email, username },
        })
        await announce(em, { topic: 'member', id })
      },
    )
    const session = await this.deps.accounts.sessions.begin(user)
    if (!session) throw endedLink()
    return { ...session, user, deviceProof: await this.deps.devices.make(user) }
  }

  /**
   * Sets a new password and ends every session of the user. API tokens remain valid, and can be revoked in the settings.
   * Throws CONFLICT if the link is no longer valid. Signed-in users do not need the old password.
   */
  async reset(input: NewPassword, address: string): Promise<void> {
    await this.set(LinkKind.PASSWORD, { ...input, address }, (em, { id, username }) =>
      recordAudit(em, null, {
        action: 'password-reset',
        subjectId: id,
        subjectName: username,
        after: { password: 'set' },
      }),
    )
  }

  /** Hashes before locking the row, and only for a valid link, because hashing is expensive. */
  private async set(
    kind: LinkKind,
    { address, ...input }: NewPassword & { address: string },
    tell: (em: EntityManager, user: User) => Promise<void>,
  ): Promise<User> {
    const { password } = check(newPasswordRule, { password: input.password })
    if (!(await this.deps.links.read(this.db.fork(), input.token, kind))) throw endedLink()
    const passwordHash = await this.deps.hashing.hash(password, address)
    return this.db.fork().transactional(async (em) => {
      const user = await this.deps.links.use(em, input.token, kind)
      user.passwordHash = passwordHash
      await em.flush()
      await this.deps.links.end(em, user.id)
      await this.deps.accounts.sessions.end(em, user.id)
      await tell(em, user)
      return user
    })
  }

  /**
   * Mails a link to the account’s email address. Behaves the same, and takes the same time, if there is no such account.
   * Throws RATE_LIMITED after too many requests, for any account.
   */
  async request(identifier: string, address: string): Promise<void> {
    const { identifier: given } = check(resetRequestRule, { identifier })
    const name = signInName(given)
    await this.deps.rateLimiter.consume('resetAddress', address)
    await this.deps.rateLimiter.consume('resetName', name)
    const userId = await this.deps.accounts.idOf(given)
    if (!userId) return
    const task = detached(() => pause(AFTER_THE_ANSWER_MS).then(() => this.mailLink(userId))).catch(
      (error: Error) => this.deps.log.error({ error: error.message }, 'a password link could not be created'),
    )
    const tracked: Promise<void> = task.finally(() => this.pending.delete(tracked))
    this.pending.add(tracked)
  }

  private async mailLink(userId: string): Promise<void> {
    if (!this.deps.links.canMail)
      return this.deps.log.warn(
        'a password reset was requested without a mail server; an admin can create a link',
      )
    if (!(await this.mayMail(userId))) return
    const made = await this.db.fork().transactional(async (em) => {
      const user = await em.findOne(
        User,
        { id: userId, revokedAt: null, passwordHash: { $ne: null } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
      return user && { user, ...(await this.deps.links.make(em, user.id, LinkKind.PASSWORD)) }
    })
    if (made) await this.deps.links.send(passwordMail(made.user, made))
  }

  /** Counts an email; returns false after too many to one account. */
  private async mayMail(userId: string): Promise<boolean> {
    try {
      await this.deps.rateLimiter.consume('resetAccount', userId)
      return true
    } catch (error) {
      if (codeOf(error) === 'RATE_LIMITED') return false
      throw error
    }
  }

  /** Resolves once all emails have been sent or have failed. */
  async settled(): Promise<void> {
    await Promise.all(this.pending)
  }
}
