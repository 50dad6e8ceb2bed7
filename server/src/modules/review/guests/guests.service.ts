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

/** Opens review links for guests, and manages their sessions. */
export class Guests {
  constructor(
    private readonly deps: {
      db: EntityManager
      passwordHashing: Pick<PasswordHashing, 'isRight'>
      rateLimiter: Pick<RateLimiter, 'consume' | 'refund'>
    },
  ) {}

  /**
   * Data that the page needs before opening a link. Throws NOT_FOUND for an unknown, ended or expired link. Counts no
   * attempts, because queries may run twice.
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
      // locked, so that simultaneous guests are counted
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

  /** The guest of a session; null if it is unknown, or the link has ended or expired. */
  async of(session: string, address: string): Promise<Guest | null> {
    const em = this.deps.db.fork()
    const guest = await em.findOne(ReviewGuest, { sessionHash: hashOfToken(session) })
    const link = guest && (await usableLink(em, { id: guest.linkId }))
    if (!link) return null
    if (guest.lastSeenAt.getTime() < Date.now() - SEEN_EVERY_MS) await this.seen(em, guest)
    return guestOf(guest, link, address)
  }

  /** The link of a guest. Throws UNAUTHENTICATED if it has ended. */
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
    // counted before the lookup, so that simultaneous attempts count, too
    await this.deps.rateLimiter.consume('reviewLink', address)
    const link = await usableLink(this.deps.db.fork(), { tokenHash: hashOfToken(token) })
    if (!link) throw linkNotFound()
    await this.deps.rateLimiter.refund('reviewLink', address)
    return link
  }

  /** Checks a password. Counts wrong ones per link, and per link and address. */
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

/** The same error for unknown, ended and expired links. */
const linkNotFound = () => notFound('Link')

const guestOf = (
  { id, name }: Pick<ReviewGuest, 'id' | 'name'>,
  { id: linkId, projectId, expiresAt: until }: ReviewLink,
  address: string,
): Guest => ({ id, name, linkId, projectId, until, address })

/** Names of the team and the product, reduced to letters. */
const RESERVED = ['team', 'theteam', 'teammember', 'member', 'guest', 'you', 'admin', 'cutroom']

/** Skeletons of a text in upper and lower case, because their confusables differ. */
const looksOf = (text: string): string[] =>
  [text, text.toLowerCase(), text.toUpperCase()].map((each) => skeletonOf(each))
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')
const RESERVED_LOOKS = new Set(RESERVED.flatMap(looksOf))

/** Throws BAD_USER_INPUT for a name that equals or resembles that of the team or a member. */
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
 * Throws CONFLICT if too many guests have a session. First removes guests without notes or verdicts who were not seen
 * for an hour.
 */
async function requirePlace(em: EntityManager, linkId: string): Promise<void> {
  const isFull = async () => (await em.count(ReviewGuest, { linkId, ...HAS_SESSION })) >= guestsPerLink
  if (!(await isFull())) return
  await freePlaces(em, linkId, "g.last_seen_at < now() - interval '1 hour'")
  if (await isFull()) throw conflict(TOO_MANY_GUESTS)
}

/** Removes the guests of a link without notes or verdicts. */
export const freePlaces = (em: EntityManager, linkId: string, condition = 'true'): Promise<unknown> =>
  em.execute(
    `delete from review_guest g where g.link_id = ? and ${condition}
       and not exists (select from review_note n where n.guest_id = g.id)
       and not exists (select from review_verdict v where v.guest_id = g.id)`,
    [linkId],
  )

/**
 * Finds a link that guests may use: it has neither ended nor expired, its creator may still share the project, and the
 * project is not in the Trash.
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
