import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { openReviewRule, TOO_MANY_GUESTS } from '#schema/rules/review'
import { type Guest, guestSessionOf } from '#platform/auth/guest'
import { check } from '#platform/errors/check'
import { badInput, conflict, notFound, unauthenticated } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import { rowsById } from '#platform/queries/rows'
import { skeletonOf } from '#platform/text/confusables'
import type { PasswordHashing } from '../../account/passwords/password-hashing.js'
import type { RateLimiter } from '../../account/sessions/rate-limiter.js'
import { User } from '../../account/user.entity.js'
import { Project } from '../../project/project.entity.js'
import { HAS_SESSION, isActive, isUsable, ReviewGuest, ReviewLink } from '../review-link.entity.js'
import { hashOfToken, randomToken } from '../tokens.js'

const { guestsPerLink } = LIMITS.review
const SEEN_EVERY_MS = 60_000
const WRONG_PASSWORD = 'This password is not right'
const NAME_TAKEN = 'This name is taken by the team. Enter another one.'

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
    await this.deps.rateLimiter.consume('reviewGuest', `${link.id} ${address}`)
    await requireOwnName(this.deps.db.fork(), name)
    const session = guestSessionOf(randomToken())
    const guest = await this.deps.db.fork().transactional(async (em) => {
      // locked, so that guests who come at once are counted
      const counted = await em.execute<{ id: string }[]>(
        `update review_link set opens = opens + 1, last_seen_at = now()
         where id = ? and ended_at is null and expires_at > now() returning id`,
        [link.id],
      )
      if (!counted.length) throw linkNotFound()
      await requirePlace(em, link.id)
      const made = em.create(ReviewGuest, { linkId: link.id, name, sessionHash: hashOfToken(session) })
      await em.flush()
      await announce(em, { topic: 'review-link', id: link.id, projectId: link.projectId })
      return made
    })
    return { session, guest: guestOf(guest, link, address) }
  }

  /** The guest of a session; null once the link has ended or expired, and for an unknown session. */
  async of(session: string, address: string): Promise<Guest | null> {
    const em = this.deps.db.fork()
    const guest = await em.findOne(ReviewGuest, { sessionHash: hashOfToken(session) })
    const link = guest && (await usableLink(em, { id: guest.linkId }))
    if (!link) return null
    if (guest.lastSeenAt.getTime() < Date.now() - SEEN_EVERY_MS) await this.seen(em, guest)
    return guestOf(guest, link, address)
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
  address: string,
): Guest => ({ id, name, linkId, projectId, until, address })

/** Names by which the team or the product is called, in letters alone. */
const RESERVED = ['team', 'theteam', 'teammember', 'member', 'guest', 'you', 'admin', 'cutroom']

/** What a text looks like, in capitals and in small letters: their look-alikes differ. */
const looksOf = (text: string): string[] =>
  [text, text.toLowerCase(), text.toUpperCase()].map((each) => skeletonOf(each))
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')
const RESERVED_LOOKS = new Set(RESERVED.flatMap(looksOf))

/** Throws BAD_USER_INPUT for a name that is, or looks like, that of the team or of a member. */
async function requireOwnName(em: EntityManager, name: string): Promise<void> {
  const isReserved = looksOf(lettersOf(name)).some((look) => RESERVED_LOOKS.has(look))
  const [member] = isReserved
    ? [true]
    : await em.execute(
        `select 1 from account where revoked_at is null
         and (lower(username) = lower(?) or username_skeleton in (?, ?, ?)) limit 1`,
        [name, ...looksOf(name)],
      )
  if (member) throw badInput([{ path: ['name'], message: NAME_TAKEN }])
}

/**
 * Throws CONFLICT if too many guests have a session. Those who left nothing, and were not seen for an hour, give their
 * places back first.
 */
async function requirePlace(em: EntityManager, linkId: string): Promise<void> {
  const isFull = async () => (await em.count(ReviewGuest, { linkId, ...HAS_SESSION })) >= guestsPerLink
  if (!(await isFull())) return
  await freePlaces(em, linkId, "g.last_seen_at < now() - interval '1 hour'")
  if (await isFull()) throw conflict(TOO_MANY_GUESTS)
}

/** Removes the guests of a link who left neither note nor verdict. */
export const freePlaces = (em: EntityManager, linkId: string, condition = 'true'): Promise<unknown> =>
  em.execute(
    `delete from review_guest g where g.link_id = ? and ${condition}
       and not exists (select from review_note n where n.guest_id = g.id)
       and not exists (select from review_verdict v where v.guest_id = g.id)`,
    [linkId],
  )

/**
 * A link that guests may use: neither ended nor expired, and its maker may still share the project, which is not in the
 * Trash.
 */
export async function usableLink(
  em: EntityManager,
  where: { id: string } | { tokenHash: string },
): Promise<ReviewLink | null> {
  const link = await em.findOne(ReviewLink, where)
  if (!link || !isActive(link)) return null
  const { projectId, createdById } = link
  const projects = await rowsById(em, Project, [projectId])
  const maker = createdById ? (await rowsById(em, User, [createdById])).get(createdById) : null
  return isUsable(link, projects.get(projectId), maker) ? link : null
}
