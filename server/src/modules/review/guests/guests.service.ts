import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { openReviewRule, TOO_MANY_GUESTS } from '#schema/rules/review'
import { type Guest, guestSessionOf } from '#platform/auth/guest'
import { check } from '#platform/errors/check'
import { badInput, conflict, notFound, unauthenticated } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import { rowsById } from '#platform/queries/rows'
import type { PasswordHashing } from '../../account/passwords/password-hashing.js'
import type { RateLimiter } from '../../account/sessions/rate-limiter.js'
import { User } from '../../account/user.entity.js'
import { Project } from '../../project/project.entity.js'
import { isActive, isUsable, ReviewGuest, ReviewLink } from '../review-link.entity.js'
import { hashOfToken, randomToken } from '../tokens.js'

const { guestsPerLink } = LIMITS.review
const SEEN_EVERY_MS = 60_000
const WRONG_PASSWORD = 'This password is not right'

/** Guests of review links: opening one, and their sessions. */
export class Guests {
  constructor(
    private readonly deps: {
      db: EntityManager
      passwordHashing: Pick<PasswordHashing, 'isRight'>
      rateLimiter: Pick<RateLimiter, 'consume' | 'refund'>
    },
  ) {}

  /**
   * What a page needs to know before a link is opened. Throws NOT_FOUND for a wrong, ended or expired link. A query: it
   * counts nothing, as it may run twice.
   */
  async entry(token: string): Promise<{ needsPassword: boolean; name: string | null }> {
    const link = await usableLink(this.deps.db.fork(), { tokenHash: hashOfToken(token) })
    if (!link) throw linkNotFound()
    return { needsPassword: !!link.passwordHash, name: link.passwordHash ? null : link.name }
  }

  /**
   * Opens a link under a name. Throws BAD_USER_INPUT, NOT_FOUND as `entry` does, RATE_LIMITED after too many wrong
   * links or passwords, and CONFLICT if too many guests have opened it.
   */
  async open(
    input: { token: string; name: string; password?: string | null },
    address: string,
  ): Promise<{ session: string; guest: Guest }> {
    const { name, password } = check(openReviewRule, input)
    const link = await this.usable(input.token, address)
    if (link.passwordHash) await this.requirePassword(link, password ?? '', address)
    const session = guestSessionOf(randomToken())
    const guest = await this.deps.db.fork().transactional(async (em) => {
      // locked, so that guests who come at once are counted
      const counted = await em.execute<{ id: string }[]>(
        `update review_link set opens = opens + 1, last_seen_at = now()
         where id = ? and ended_at is null and expires_at > now() returning id`,
        [link.id],
      )
      if (!counted.length) throw linkNotFound()
      if ((await em.count(ReviewGuest, { linkId: link.id })) >= guestsPerLink) throw conflict(TOO_MANY_GUESTS)
      const made = em.create(ReviewGuest, { linkId: link.id, name, sessionHash: hashOfToken(session) })
      await em.flush()
      await announce(em, { topic: 'review-link', id: link.id, projectId: link.projectId })
      return made
    })
    return { session, guest: guestOf(guest, link) }
  }

  /** The guest of a session; null once the link has ended or expired, and for an unknown session. */
  async of(session: string): Promise<Guest | null> {
    const em = this.deps.db.fork()
    const guest = await em.findOne(ReviewGuest, { sessionHash: hashOfToken(session) })
    const link = guest && (await usableLink(em, { id: guest.linkId }))
    if (!link) return null
    if (guest.lastSeenAt.getTime() < Date.now() - SEEN_EVERY_MS) await this.seen(em, guest)
    return guestOf(guest, link)
  }

  /** The link of a guest. Throws UNAUTHENTICATED once it has ended. */
  async linkOf({ linkId }: Guest, em = this.deps.db.fork()): Promise<ReviewLink> {
    const link = await usableLink(em, { id: linkId })
    if (!link) throw unauthenticated()
    return link
  }

  private async seen(em: EntityManager, { id, linkId }: ReviewGuest): Promise<void> {
    await em.execute('update review_guest set last_seen_at = now() where id = ?', [id])
    await em.execute('update review_link set last_seen_at = now() where id = ?', [linkId])
  }

  private async usable(token: string, address: string): Promise<ReviewLink> {
    // counted before it is looked up, so that simultaneous tries count too
    await this.deps.rateLimiter.consume('reviewLink', address)
    const link = await usableLink(this.deps.db.fork(), { tokenHash: hashOfToken(token) })
    if (!link) throw linkNotFound()
    await this.deps.rateLimiter.refund('reviewLink', address)
    return link
  }

  /** Counts wrong passwords for the link, and for the link and an address. */
  private async requirePassword(link: ReviewLink, password: string, address: string): Promise<void> {
    const counted = [
      ['reviewPair', `${link.id} ${address}`],
      ['reviewPassword', link.id],
    ] as const
    for (const [kind, key] of counted) await this.deps.rateLimiter.consume(kind, key)
    const isRight = await this.deps.passwordHashing.isRight(link.passwordHash, password, address)
    if (!isRight) throw badInput([{ path: ['password'], message: WRONG_PASSWORD }])
    for (const [kind, key] of counted) await this.deps.rateLimiter.refund(kind, key)
  }
}

/** The same for wrong, ended and expired links. */
const linkNotFound = () => notFound('Link')

const guestOf = (
  { id, name }: Pick<ReviewGuest, 'id' | 'name'>,
  { id: linkId, projectId, expiresAt: until }: ReviewLink,
): Guest => ({ id, name, linkId, projectId, until })

/**
 * A link that guests may use: neither ended nor expired, and its maker may still share the project, which is not in the
 * Trash.
 */
export async function usableLink(
  em: EntityManager,
  where: { id: string } | { tokenHash: string },
): Promise<ReviewLink | null> {
  const link = await em.findOne(ReviewLink, where)
  if (!link?.createdById || !isActive(link)) return null
  const projects = await rowsById(em, Project, [link.projectId])
  const makers = await rowsById(em, User, [link.createdById])
  return isUsable(link, projects.get(link.projectId), makers.get(link.createdById)) ? link : null
}
