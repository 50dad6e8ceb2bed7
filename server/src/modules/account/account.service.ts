import { timingSafeEqual } from 'node:crypto'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import {
  confirmationRule,
  passwordChangeRule,
  registerRule,
  signInName,
  signInRule,
  usernameRule,
} from '#schema/rules/account'
import { z } from 'zod'
import { recordAudit } from '../audit/audit.service.js'
import { check, isId } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { FIRST_ACCOUNT_LOCK } from '#platform/database/locks'
import { Failure, type Issue, badInput, forbidden, notFound, unauthenticated } from '#platform/errors/failure'
import { rowsById } from '#platform/queries/rows'
import type { Viewer } from '#platform/auth/viewer'
import type { ApiTokens } from './tokens/api-token.service.js'
import type { Sessions, SignedInSession } from './sessions/session.service.js'
import type { DeviceProofs } from './sessions/device-proofs.js'
import type { PasswordHashing } from './passwords/password-hashing.js'
import { requireOwnAddress, toConflict, User } from './user.entity.js'
import type { RateLimiter } from './sessions/rate-limiter.js'
import { skeletonOf } from '#platform/text/confusables'

const usernameInput = z.object({ username: usernameRule })
const WRONG_CREDENTIALS = 'Incorrect email, username or password'

/** Who may register, as configured in the environment. */
export interface RegistrationRules {
  registration: 'open' | 'invite'
  setupToken?: string
}

/** A new session, and the proof that identifies its device at the next sign-in. */
export interface SignInResult extends SignedInSession {
  user: User
  deviceProof: string
}

/** Dependencies of the operations on accounts. */
interface AccountDependencies {
  db: EntityManager
  sessions: Sessions
  tokens: ApiTokens
  hashing: PasswordHashing
  devices: DeviceProofs
  rateLimiter: RateLimiter
  rules: RegistrationRules
}

export class Accounts {
  private readonly db: EntityManager
  readonly sessions: Sessions

  constructor(private readonly dependencies: AccountDependencies) {
    this.db = dependencies.db
    this.sessions = dependencies.sessions
  }

  /** Facts about the installation that are public before sign-in. */
  async installation(): Promise<{ registrationOpen: boolean; isEmpty: boolean; needsSetupToken: boolean }> {
    const isEmpty = (await this.db.fork().count(User)) === 0
    return {
      isEmpty,
      registrationOpen: isEmpty || this.dependencies.rules.registration === 'open',
      needsSetupToken: isEmpty && !!this.dependencies.rules.setupToken,
    }
  }

  /**
   * Creates an account; the first one of an empty installation is an admin. Throws FORBIDDEN while
   * registration is closed, and CONFLICT if the name or address is taken.
   */
  async register(
    input: { email: string; username?: string | null; password: string; setupToken?: string | null },
    address: string,
  ): Promise<User> {
    const { email, password, setupToken, ...fields } = check(registerRule, input)
    const { username } = check(usernameInput, { username: fields.username ?? email })
    requireOwnAddress(username, email)
    await this.dependencies.rateLimiter.consume('registration', address)
    const passwordHash = await this.dependencies.hashing.hash(password, address)
    return this.saved(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [FIRST_ACCOUNT_LOCK])
      const isFirst = (await em.count(User)) === 0
      if (isFirst) this.requireSetupToken(setupToken)
      else if (this.dependencies.rules.registration !== 'open')
        throw forbidden('Registration is by invitation only')
      const user = em.create(User, {
        email,
        username,
        usernameSkeleton: skeletonOf(username),
        passwordHash,
        isAdmin: isFirst,
      })
      await em.flush()
      await recordAudit(em, null, {
        action: 'member-joined',
        subjectId: user.id,
        subjectName: username,
        after: { email, username, isAdmin: isFirst },
      })
      await announce(em, { topic: 'member', id: user.id })
      return user
    })
  }

  private requireSetupToken(provided: string | null | undefined): void {
    const { setupToken } = this.dependencies.rules
    if (!setupToken) return
    const [expected, actual] = [Buffer.from(setupToken), Buffer.from(provided ?? '')]
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) {
      throw badInput([
        { path: ['setupToken'], message: 'The first account needs the setup token of this installation' },
      ])
    }
  }

  /**
   * Signs in by email or username. A wrong password and an unknown account get the same response in the same
   * time. Throws RATE_LIMITED after too many wrong passwords (counted per device if known, else per account and address),
   * and after too many sign-ins.
   */
  async signIn(
    input: { identifier: string; password: string; deviceProof?: string | null },
    address: string,
  ): Promise<SignInResult> {
    const { identifier, password, deviceProof } = check(signInRule, input)
    const { rateLimiter, devices, hashing } = this.dependencies
    const user = await this.byIdentifier(identifier)
    const device = await devices.verify(deviceProof, user)
    const attempt = await rateLimiter.consumeSignIn({
      account: user?.id ?? signInName(identifier),
      address,
      device,
    })
    const right = await hashing
      .isRight(user?.passwordHash, password, address)
      .catch(async (error: unknown) => {
        await attempt.cancel()
        throw error
      })
    const session = right && user ? await this.sessions.begin(user) : null
    if (!user || !session) throw new Failure('UNAUTHENTICATED', WRONG_CREDENTIALS)
    await attempt.succeeded()
    return { ...session, user, deviceProof: await devices.make(user, device ?? undefined) }
  }

  private async byIdentifier(identifier: string): Promise<User | null> {
    const id = await this.idOf(identifier)
    return id === null ? null : this.db.fork().findOne(User, id)
  }

  /**
   * The id of the person with this email address or username, ignoring case, or null. Takes the same time either way.
   * Names that predate normalisation are found as written.
   */
  async idOf(identifier: string): Promise<string | null> {
    const [written, name] = [identifier.trim().toLowerCase(), signInName(identifier)]
    const [row] = await this.db.fork().execute<{ id: string }[]>(
      `select id from account where (lower(email) in (?, ?) or lower(username) in (?, ?)) and revoked_at is null
       order by lower(email) = ? desc, lower(username) = ? desc, lower(email) = ? desc limit 1`,
      [written, name, written, name, written, written, name],
    )
    return row?.id ?? null
  }

  /** Ends the session, or the API token, of this request. */
  async signOut(viewer: Viewer): Promise<void> {
    if (viewer.isToken) return this.dependencies.tokens.signOut(viewer)
    await this.db.fork().transactional((em) => this.sessions.end(em, viewer.id, { only: viewer.sessionId }))
  }

  /** Throws UNAUTHENTICATED if the account no longer exists. */
  async me(viewer: Viewer): Promise<User> {
    const found = await rowsById(this.db, User, [viewer.id], { sql: 'r.revoked_at is null' })
    const user = found.get(viewer.id)
    if (!user) throw unauthenticated()
    return user
  }

  /** Throws NOT_FOUND if there is no such member. */
  async member(_viewer: Viewer, id: string): Promise<User> {
    const user = isId(id) ? await this.db.fork().findOne(User, id) : null
    if (!user) throw notFound('Member')
    return user
  }

  /**
   * Allows changes to accounts, rights, tokens and passwords in this session for a while; returns when that expires.
   * Throws BAD_USER_INPUT for a wrong password.
   */
  async confirm(viewer: Viewer, input: string): Promise<Date> {
    const { password } = check(confirmationRule, { password: input })
    const passwordHash = await this.requirePassword(viewer, password, {
      path: ['password'],
      message: 'The password is wrong',
    })
    const confirmed = await this.sessions.confirm(viewer.sessionId, passwordHash)
    if (!confirmed) throw unauthenticated()
    return confirmed
  }

  /**
   * Checks the viewer's password and returns its hash. Throws BAD_USER_INPUT with `fault` if it is wrong, and
   * RATE_LIMITED after too many attempts.
   */
  private async requirePassword(viewer: Viewer, password: string, fault: Issue): Promise<string> {
    const { rateLimiter, hashing } = this.dependencies
    const { passwordHash } = await this.me(viewer)
    await rateLimiter.consume('change', viewer.id)
    if (!passwordHash || !(await hashing.isRight(passwordHash, password, viewer.id))) throw badInput([fault])
    await rateLimiter.reset('change', viewer.id)
    return passwordHash
  }

  /** Throws BAD_USER_INPUT for the current name, and CONFLICT if it is taken. */
  async updateUsername(viewer: Viewer, name: string): Promise<User> {
    const { username } = check(usernameInput, { username: name })
    return this.saved(async (em) => {
      const user = await em.findOneOrFail(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
      if (user.username === username)
        throw badInput([{ path: ['username'], message: 'This is already your username' }])
      requireOwnAddress(username, user.email)
      Object.assign(user, { username, usernameSkeleton: skeletonOf(username) })
      await em.flush()
      await announce(em, { topic: 'member', id: user.id })
      return user
    })
  }

  /**
   * Changes the password and ends every other session of the person. API tokens remain valid, and can be revoked in
   * the settings. Throws BAD_USER_INPUT for a wrong old password.
   */
  async updatePassword(viewer: Viewer, input: { oldPassword: string; newPassword: string }): Promise<void> {
    const { oldPassword, newPassword } = check(passwordChangeRule, input)
    const passwordHash = await this.requirePassword(viewer, oldPassword, {
      path: ['oldPassword'],
      message: 'The current password is wrong',
    })
    const changed = await this.dependencies.hashing.hash(newPassword, viewer.id)
    await this.db.fork().transactional(async (em) => {
      const same = await em.nativeUpdate(
        User,
        { id: viewer.id, passwordHash, revokedAt: null },
        { passwordHash: changed },
      )
      if (!same) throw unauthenticated()
      await this.sessions.end(em, viewer.id, { except: viewer.sessionId })
    })
    await this.sessions.confirm(viewer.sessionId, changed)
  }

  private async saved(change: (em: EntityManager) => Promise<User>): Promise<User> {
    return this.db.fork().transactional(change).catch(toConflict)
  }
}
