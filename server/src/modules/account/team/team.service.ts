import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { inviteRule } from '#schema/rules/account'
import { recordAudit } from '../../audit/audit.service.js'
import { check, isId } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { conflict, forbidden, notFound } from '#platform/errors/failure'
import type { Hooks } from '#platform/events/hooks'
import type { Notify } from '#platform/events/notify'
import { type PageRequest, span } from '#platform/queries/page'
import { readPage } from '#platform/queries/rows'
import { searchOf } from '#platform/queries/search'
import { type Viewer, requireAdmin } from '#platform/auth/viewer'
import {
  LinkKind,
  invitationMail,
  passwordMail,
  type Links,
  type MadeLink,
} from '../passwords/link.service.js'
import { hasJoined, User, requireOwnAddress, toConflict } from '../user.entity.js'
import type { ApiTokens } from '../tokens/api-token.service.js'
import type { Sessions } from '../sessions/session.service.js'
import { skeletonOf } from '#platform/text/confusables'

/** A new link for a member, and whether it was mailed. */
interface MemberLink extends MadeLink {
  user: User
  isMailed: boolean
}

/** A person to invite. */
interface NewMember {
  email: string
  username: string
  isAdmin?: boolean | null
}

/** Operations of admins on the team. */
export class Team {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      sessions: Sessions
      tokens: ApiTokens
      links: Links
      notify: Notify
      hooks: Hooks
    },
  ) {
    this.db = deps.db
  }

  /**
   * Members and invited people, newest first; `search` is a substring of username or email address, ignoring case.
   */
  async list(viewer: Viewer, { search, ...request }: PageRequest & { search?: string | null }) {
    requireAdmin(viewer)
    return readPage(this.db, User, {
      sort: 'created_at',
      conditions: [{ sql: 'r.revoked_at is null' }],
      search: searchOf('folded(r.username || chr(10) || r.email)', search),
      ...span(request),
    })
  }

  /** The current state of a member, and the ids of the current admins, who may see it. */
  async change(
    id: string,
  ): Promise<{ adminIds: string[]; change: { member: User | null; removedId: string | null } }> {
    const admins = await this.db.fork().find(User, { isAdmin: true, revokedAt: null }, { fields: ['id'] })
    const member = await this.db.fork().findOne(User, { id, revokedAt: null })
    return {
      adminIds: admins.map((admin) => admin.id),
      change: { member, removedId: member ? null : id },
    }
  }

  /**
   * Creates an account without a password and a link to set one. A revoked user, recognised by their email
   * address, gets their old account back. Throws CONFLICT if the name or address is taken.
   */
  async invite(viewer: Viewer, input: NewMember): Promise<MemberLink> {
    const { email, username, ...role } = check(inviteRule, input)
    const isAdmin = role.isAdmin ?? false
    requireOwnAddress(username, email)
    const names = { username, usernameSkeleton: skeletonOf(username) }
    const made = await this.db
      .fork()
      .transactional(async (em) => {
        await this.requireStillAdmin(em, viewer)
        const known = await em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE })
        if (known && !known.revokedAt) throw conflict('This email address is taken')
        const user = known ?? em.create(User, { ...names, email, passwordHash: null, isAdmin })
        if (known) Object.assign(known, { ...names, passwordHash: null, isAdmin, revokedAt: null })
        await em.flush()
        await recordAudit(em, viewer, {
          action: 'member-invited',
          subjectId: user.id,
          subjectName: username,
          after: { email, username, ...(isAdmin && { isAdmin }) },
        })
        await this.deps.notify(em, { type: 'invited', userId: user.id, by: viewer.username })
        await announce(em, { topic: 'member', id: user.id })
        return { user, ...(await this.deps.links.make(em, user.id, LinkKind.INVITATION)) }
      })
      .catch(toConflict)
    return {
      ...made,
      isMailed: await this.deps.links.send(invitationMail(made.user, { ...made, by: viewer.username })),
    }
  }

  /**
   * Creates a new link for an invited person, and ends the previous one. Throws NOT_FOUND, and CONFLICT if they have
   * joined.
   */
  async renewInvite(viewer: Viewer, userId: string): Promise<MemberLink> {
    const made = await this.db.fork().transactional(async (em) => {
      await this.requireStillAdmin(em, viewer)
      const user = await this.lockMember(em, userId)
      if (hasJoined(user)) throw conflict('This person has already joined the team')
      const link = await this.deps.links.make(em, user.id, LinkKind.INVITATION)
      const after = { email: user.email, username: user.username }
      await recordAudit(em, viewer, {
        action: 'member-invited',
        subjectId: user.id,
        subjectName: user.username,
        after,
      })
      await announce(em, { topic: 'member', id: user.id })
      return { user, ...link }
    })
    return {
      ...made,
      isMailed: await this.deps.links.send(invitationMail(made.user, { ...made, by: viewer.username })),
    }
  }

  /**
   * Removes a member from the team, and ends their sessions, API tokens and links at once; their work stays. Throws
   * NOT_FOUND, and CONFLICT for oneself or if no admin would remain.
   */
  async revoke(viewer: Viewer, userId: string): Promise<string> {
    await this.db.fork().transactional(async (em) => {
      const others = await this.otherAdmins(em, viewer, userId)
      const user = await this.lockMember(em, userId)
      if (!others) throw lastAdmin()
      if (userId === viewer.id) throw conflict('You cannot remove yourself from the team')
      const before = { email: user.email, username: user.username, isAdmin: user.isAdmin }
      Object.assign(user, { revokedAt: new Date(), isAdmin: false, passwordHash: null })
      await em.flush()
      await this.deps.links.end(em, user.id)
      await this.deps.sessions.end(em, user.id)
      await this.deps.tokens.end(em, user.id)
      await this.deps.hooks.run('member-revoked', em, { userId })
      await recordAudit(em, viewer, {
        action: 'member-revoked',
        subjectId: user.id,
        subjectName: user.username,
        before,
      })
      await announce(em, { topic: 'member', id: user.id })
    })
    return userId
  }

  /** Grants or revokes the admin role at once. Throws NOT_FOUND, and CONFLICT if no admin would remain. */
  async updateMember(viewer: Viewer, userId: string, isAdmin: boolean): Promise<User> {
    return this.db.fork().transactional(async (em) => {
      const others = await this.otherAdmins(em, viewer, userId)
      const user = await this.lockMember(em, userId)
      if (user.isAdmin === isAdmin) return user
      if (!isAdmin && !others) throw lastAdmin()
      user.isAdmin = isAdmin
      await em.flush()
      const action = isAdmin ? 'admin-made' : 'admin-unmade'
      await recordAudit(em, viewer, {
        action,
        subjectId: user.id,
        subjectName: user.username,
        before: { isAdmin: !isAdmin },
        after: { isAdmin },
      })
      await this.deps.sessions.renew(em, user.id)
      await announce(em, { topic: 'member', id: user.id })
      return user
    })
  }

  /**
   * Creates a link for a member to set a new password; until then the old one stays valid. Throws NOT_FOUND, and CONFLICT
   * for an invited person.
   */
  async resetPassword(viewer: Viewer, userId: string): Promise<MemberLink> {
    const made = await this.db.fork().transactional(async (em) => {
      await this.requireStillAdmin(em, viewer)
      const user = await this.lockMember(em, userId)
      if (!hasJoined(user)) throw conflict('This person has not accepted the invitation yet')
      const link = await this.deps.links.make(em, user.id, LinkKind.PASSWORD)
      await recordAudit(em, viewer, {
        action: 'password-reset',
        subjectId: user.id,
        subjectName: user.username,
        after: { link: 'made' },
      })
      return { user, ...link }
    })
    return { ...made, isMailed: await this.deps.links.send(passwordMail(made.user, made)) }
  }

  /** Loads and locks a member’s row. */
  private async lockMember(em: EntityManager, id: string): Promise<User> {
    const user = isId(id)
      ? await em.findOne(User, { id, revokedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null
    if (!user) throw notFound('Member')
    return user
  }

  /** Throws if the viewer was just demoted. */
  private async requireStillAdmin(em: EntityManager, viewer: Viewer): Promise<void> {
    if (!(await em.count(User, { id: viewer.id, isAdmin: true, revokedAt: null }))) throw forbidden()
  }

  /**
   * Locks the rows of all admins in a fixed order, so that of two who demote each other at once, one is refused. Returns
   * their number without `userId`. Invited admins do not count, because they cannot sign in.
   */
  private async otherAdmins(em: EntityManager, viewer: Viewer, userId: string): Promise<number> {
    const admins = await em.execute<{ id: string; joined: boolean }[]>(
      'select id, password_hash is not null as joined from account where is_admin and revoked_at is null order by id for update',
    )
    if (!admins.some(({ id }) => id === viewer.id)) throw forbidden()
    return admins.filter(({ id, joined }) => joined && id !== userId).length
  }
}

const lastAdmin = () => conflict('The team needs at least one admin')
