import { timingSafeEqual } from 'node:crypto'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import argon2 from 'argon2'
import { passwordChangeRule, registerRule, signInRule, usernameRule } from '../../../../schema/rules/account.js'
import { z } from 'zod'
import { AuditAction } from '../../core/audit-entry.entity.js'
import { record } from '../../core/audit.js'
import { check, isId } from '../../core/check.js'
import { announce } from '../../core/events.js'
import { Failure, badInput, forbidden, notFound, unauthenticated } from '../../core/failure.js'
import { type Viewer, demandSession } from '../../core/viewer.js'
import type { ApiTokens } from './api-token.service.js'
import type { Sessions, SignedInSession } from './session.service.js'
import { demandOwnAddress, toldTaken } from './taken.js'
import type { Tries } from './tries.js'
import { User } from './user.entity.js'

const WRONG = 'Incorrect email, username or password'
const FIRST_ACCOUNT_LOCK = 4_212_019

/** Who may register, as the environment says. */
export interface RegistrationRules {
  registration: 'open' | 'invite'
  setupToken?: string
}

/** The operations on accounts and sessions. */
export class Accounts {
  /** What an unknown account's password is compared with, so that it takes as long as a known one's. */
  private readonly decoy = argon2.hash('a password that nobody has')

  constructor(
    private readonly db: EntityManager,
    readonly sessions: Sessions,
    private readonly tokens: ApiTokens,
    private readonly tries: Tries,
    private readonly rules: RegistrationRules,
  ) {}

  /** What anybody may know before signing in. */
  async installation(): Promise<{ registrationOpen: boolean; isEmpty: boolean; needsSetupToken: boolean }> {
    const isEmpty = (await this.db.fork().count(User)) === 0
    return { isEmpty, registrationOpen: isEmpty || this.rules.registration === 'open', needsSetupToken: isEmpty && !!this.rules.setupToken }
  }

  /** Makes an account; the first one of an empty installation is an admin. Throws FORBIDDEN while registration is closed, and CONFLICT for what is taken. */
  async register(input: { email: string; username: string; password: string; setupToken?: string | null }, address: string): Promise<User> {
    const { email, username, password, setupToken } = check(registerRule, input)
    demandOwnAddress(username, email)
    await this.tries.count('registration', address)
    const passwordHash = await argon2.hash(password)
    return this.saved(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [FIRST_ACCOUNT_LOCK])
      const isFirst = (await em.count(User)) === 0
      if (isFirst) this.demandSetupToken(setupToken)
      else if (this.rules.registration !== 'open') throw forbidden('Registration is by invitation only')
      const user = em.create(User, { email, username, passwordHash, isAdmin: isFirst })
      await em.flush()
      await record(em, null, { action: AuditAction.MEMBER_JOINED, subjectId: user.id, subjectName: username, after: { email, username, isAdmin: isFirst } })
      await announce(em, { topic: 'member', id: user.id })
      return user
    })
  }

  private demandSetupToken(given: string | null | undefined): void {
    const { setupToken } = this.rules
    if (!setupToken) return
    const [right, offered] = [Buffer.from(setupToken), Buffer.from(given ?? '')]
    if (right.length !== offered.length || !timingSafeEqual(right, offered)) {
      throw badInput([{ path: ['setupToken'], message: 'The first account needs the setup token of this installation' }])
    }
  }

  /** Signs in by email or username. A wrong password and an unknown account look and take the same. Throws RATE_LIMITED after too many. */
  async signIn(input: { identifier: string; password: string }, address: string): Promise<SignedInSession & { user: User }> {
    const { identifier, password } = check(signInRule, input)
    const name = identifier.toLowerCase()
    await this.tries.count('address', address)
    const user = await this.byIdentifier(name)
    const account = user?.id ?? name
    const pair = `${account} ${address}`
    await this.tries.count('pair', pair)
    await this.tries.count('account', account)
    const right = await argon2.verify(user?.passwordHash ?? (await this.decoy), password)
    const session = right && user?.passwordHash && !user.revokedAt ? await this.sessions.begin(user) : null
    if (!user || !session) throw new Failure('UNAUTHENTICATED', WRONG)
    await Promise.all([this.tries.forget('pair', pair), this.tries.forget('account', account), this.tries.takeBack('address', address)])
    return { ...session, user }
  }

  private async byIdentifier(identifier: string): Promise<User | null> {
    const id = await this.idOf(identifier)
    return id === null ? null : this.db.fork().findOne(User, id)
  }

  /** Whose email address or username this is, in lower case; null where it is nobody's. Takes as long in either case. */
  async idOf(identifier: string): Promise<string | null> {
    const [row] = await this.db.fork().execute<{ id: string }[]>(
      'select id from account where (lower(email) = ? or lower(username) = ?) and revoked_at is null order by lower(email) = ? desc limit 1',
      [identifier, identifier, identifier],
    )
    return row?.id ?? null
  }

  /** Ends the session, or the API token, that speaks. */
  async signOut(viewer: Viewer): Promise<void> {
    if (viewer.isToken) return this.tokens.signOut(viewer)
    await this.db.fork().transactional((em) => this.sessions.end(em, viewer.id, { only: viewer.sessionId }))
  }

  /** Throws UNAUTHENTICATED when the account is gone. */
  async me(viewer: Viewer): Promise<User> {
    const user = await this.db.fork().findOne(User, { id: viewer.id, revokedAt: null })
    if (!user) throw unauthenticated()
    return user
  }

  /** A member of the team. Throws NOT_FOUND where there is none. */
  async member(_viewer: Viewer, id: string): Promise<User> {
    const user = isId(id) ? await this.db.fork().findOne(User, id) : null
    if (!user) throw notFound('Member')
    return user
  }

  /** Throws BAD_USER_INPUT for the name the person has already, and CONFLICT for one that is taken. */
  async changeUsername(viewer: Viewer, name: string): Promise<User> {
    const { username } = check(z.object({ username: usernameRule }), { username: name })
    return this.saved(async (em) => {
      const user = await em.findOneOrFail(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
      if (user.username === username) throw badInput([{ path: ['username'], message: 'This is your username already' }])
      demandOwnAddress(username, user.email)
      user.username = username
      await em.flush()
      await announce(em, { topic: 'member', id: user.id })
      return user
    })
  }

  /**
   * Changes the password and ends every other session of the person; her API tokens, which the settings list, stay. Throws
   * BAD_USER_INPUT for a wrong old one, and FORBIDDEN for an API token.
   */
  async changePassword(viewer: Viewer, input: { oldPassword: string; newPassword: string }): Promise<void> {
    demandSession(viewer)
    const { oldPassword, newPassword } = check(passwordChangeRule, input)
    const { passwordHash } = await this.me(viewer)
    await this.tries.count('change', viewer.id)
    if (!passwordHash || !(await argon2.verify(passwordHash, oldPassword))) {
      throw badInput([{ path: ['oldPassword'], message: 'The current password is wrong' }])
    }
    await this.tries.forget('change', viewer.id)
    const changed = await argon2.hash(newPassword)
    await this.db.fork().transactional(async (em) => {
      const same = await em.nativeUpdate(User, { id: viewer.id, passwordHash, revokedAt: null }, { passwordHash: changed })
      if (!same) throw unauthenticated()
      await this.sessions.end(em, viewer.id, { except: viewer.sessionId })
    })
  }

  private async saved(change: (em: EntityManager) => Promise<User>): Promise<User> {
    return this.db.fork().transactional(change).catch(toldTaken)
  }
}
