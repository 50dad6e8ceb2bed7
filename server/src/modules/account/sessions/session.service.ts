import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Entity, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { LIMITS } from '#schema/limits'
import { announce } from '#platform/events/events'
import { type Viewer, requireSession } from '#platform/auth/viewer'
import { confirmationNeeded } from '#platform/errors/failure'
import { type ApiTokens, isApiToken } from '../tokens/api-token.service.js'
import type { CachedViewer, ViewerCache } from './viewer-cache.js'
import { SessionTokens } from './session-tokens.js'
import { User } from '../user.entity.js'

/** A sign-in that can be revoked; the token carries its id. */
@Entity({ tableName: 'session' })
export class Session {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  @Index()
  userId!: string

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()

  /** When the password was last confirmed in it. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  confirmedAt: Date & Opt = new Date()

  @Property({ type: 'timestamptz' })
  expiresAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  endedAt?: Date | null
}

const DAYS = 7

export interface SignedInSession {
  token: string
  expiresAt: Date
}

/** Issues signed, expiring tokens for revocable sessions (specification A13). API tokens can replace them. */
export class Sessions {
  private readonly db: EntityManager
  private readonly signed: SessionTokens

  constructor(
    private readonly deps: { db: EntityManager; known: ViewerCache; tokens: ApiTokens; secret: string },
  ) {
    this.db = deps.db
    this.signed = new SessionTokens(deps.secret)
  }

  /** Starts a session; null if the password was changed or the account revoked since `user` was read. */
  async begin(user: User): Promise<SignedInSession | null> {
    const expiresAt = new Date(Date.now() + DAYS * 24 * 60 * 60 * 1000)
    const session = await this.db.fork().transactional(async (em) => {
      const same = await em.findOne(
        User,
        { id: user.id, passwordHash: user.passwordHash, revokedAt: null },
        { lockMode: LockMode.PESSIMISTIC_READ },
      )
      return same && em.create(Session, { userId: user.id, expiresAt })
    })
    if (!session) return null
    const token = await this.signed.sign({ id: session.id, userId: user.id, expiresAt })
    return { token, expiresAt }
  }

  /**
   * The owner of a session token or API token; null if it is malformed, expired or ended, or its owner was
   * revoked.
   */
  async viewer(token: string): Promise<Viewer | null> {
    if (isApiToken(token)) return this.deps.tokens.viewer(token)
    const id = await this.signed.sessionIdOf(token)
    if (id === null) return null
    return this.deps.known.of(id, () => this.read(id))
  }

  private async read(id: string): Promise<CachedViewer | null> {
    const em = this.db.fork()
    const session = await em.findOne(Session, { id, endedAt: null, expiresAt: { $gt: new Date() } })
    const user = session && (await em.findOne(User, { id: session.userId, revokedAt: null }))
    if (!user) return null
    const viewer: Viewer = {
      id: user.id,
      username: user.username,
      isAdmin: user.isAdmin,
      sessionId: id,
      scope: 'write',
      isToken: false,
    }
    return { viewer, expiresAt: session.expiresAt }
  }

  /**
   * Records that the password with this hash was just confirmed in a session; returns when that expires.
   * Null if the session has ended, or the password was changed meanwhile.
   */
  async confirm(id: string, passwordHash: string): Promise<Date | null> {
    const [session] = await this.db.fork().execute<{ until: string }[]>(
      `update session set confirmed_at = now() from account
       where session.id = ? and session.ended_at is null and account.id = session.user_id and account.password_hash = ?
       returning now() + make_interval(mins => ?) as until`,
      [id, passwordHash, LIMITS.confirmation.minutes],
    )
    return session ? new Date(session.until) : null
  }

  /**
   * When an open session, or a valid API token, expires, for connections that outlive a request; null if it
   * has ended.
   */
  async expiry(sessionId: string): Promise<Date | null> {
    const session = await this.db.fork().findOne(Session, { id: sessionId, endedAt: null })
    return session?.expiresAt ?? this.deps.tokens.expiry(sessionId)
  }

  /** Ends sessions of a person in the transaction of `em`: all, one, or all but one. API tokens stay valid. */
  async end(
    em: EntityManager,
    userId: string,
    { only, except }: { only?: string; except?: string } = {},
  ): Promise<void> {
    const ended = await em.execute<{ id: string }[]>(
      `update session set ended_at = now() where user_id = ? and ended_at is null and (?::uuid is null or id = ?::uuid) and (?::uuid is null or id <> ?::uuid) returning id`,
      [userId, only ?? null, only ?? null, except ?? null, except ?? null],
    )
    for (const { id } of ended) {
      this.deps.known.forget(id)
      await announce(em, { topic: 'session-ended', id, userId })
    }
  }

  /**
   * Makes a change of a user’s rights effective at once, in the transaction of `em`: sessions and API tokens are read
   * again, live connections reconnect.
   */
  async renew(em: EntityManager, userId: string): Promise<void> {
    const open = await em.execute<{ id: string }[]>(
      'select id from session where user_id = ? and ended_at is null and expires_at > now()',
      [userId],
    )
    for (const id of [...open.map((session) => session.id), ...(await this.deps.tokens.idsOf(em, userId))]) {
      this.deps.known.forget(id)
      await announce(em, { topic: 'session-changed', id, userId })
    }
  }
}

/**
 * Requires that the viewer's password was confirmed recently in this session, before a change to an account, a
 * right, a token or a password; in the transaction of `em`, if given. Throws FORBIDDEN for an API
 * token, and CONFIRMATION_NEEDED.
 */
export type RequireConfirmation = (viewer: Viewer, em?: EntityManager) => Promise<void>

/**
 * Reads the session from the database, never from a cache, so that a confirmation is valid in all processes at
 * once.
 */
export const confirmationIn =
  (db: EntityManager): RequireConfirmation =>
  async (viewer, em = db.fork()) => {
    requireSession(viewer)
    const [fresh] = await em.execute<unknown[]>(
      `select 1 from session where id = ? and ended_at is null and confirmed_at > now() - make_interval(mins => ?)`,
      [viewer.sessionId, LIMITS.confirmation.minutes],
    )
    if (!fresh) throw confirmationNeeded()
  }
