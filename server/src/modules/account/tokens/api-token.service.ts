import { createHash, randomBytes } from 'node:crypto'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { LIMITS } from '#schema/limits'
import { apiTokenRule } from '#schema/rules/account'
import { recordAudit } from '../../audit/audit.service.js'
import { check, isId } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { conflict, notFound, unauthenticated } from '#platform/errors/failure'
import type { Scope, Viewer } from '#platform/auth/viewer'
import { ApiToken } from './api-token.entity.js'
import type { CachedViewer, ViewerCache } from '../sessions/viewer-cache.js'
import { User } from '../user.entity.js'

const DAY_MS = 24 * 60 * 60 * 1000
const USE_RECORDED_EVERY_MS = 60_000
const PREFIX = 'cutroom_'
const { liveMax } = LIMITS.apiToken

/** A new token, whose text cannot be read again. */
interface NewApiToken {
  token: string
  apiToken: ApiToken
}

/** Whether a bearer token has the form of an API token. */
export const isApiToken = (token: string): boolean => token.startsWith(PREFIX)

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const live = (userId: string) => ({ userId, revokedAt: null, expiresAt: { $gt: new Date() } })

/**
 * API tokens of users, with a name, an expiry and a scope. They replace a session. They end with their owner’s membership,
 * but not with a changed password; owners revoke them in the settings.
 */
export class ApiTokens {
  /** Uses being recorded; requests do not wait for them. */
  private readonly pending = new Set<Promise<void>>()

  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      known: ViewerCache
      log: Logger
    },
  ) {
    this.db = deps.db
  }

  /** The viewer’s own valid tokens, newest first. */
  list(viewer: Viewer): Promise<ApiToken[]> {
    return this.db.fork().find(ApiToken, live(viewer.id), { orderBy: { createdAt: 'desc', id: 'desc' } })
  }

  /** Creates a token. Throws BAD_USER_INPUT, and CONFLICT if the viewer already has twenty. */
  async create(
    viewer: Viewer,
    input: { name: string; scope: Scope; expiresInDays: number },
  ): Promise<NewApiToken> {
    const { name, scope, expiresInDays } = check(apiTokenRule, input)
    const token = `${PREFIX}${randomBytes(32).toString('base64url')}`
    const apiToken = await this.db.fork().transactional(async (em) => {
      const owner = await em.findOne(
        User,
        { id: viewer.id, revokedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
      if (!owner) throw unauthenticated()
      if ((await em.count(ApiToken, live(owner.id))) >= liveMax)
        throw conflict(`You already have ${liveMax} tokens. Revoke one first.`)
      const expiresAt = new Date(Date.now() + expiresInDays * DAY_MS)
      const made = em.create(ApiToken, { userId: owner.id, name, scope, tokenHash: hashOf(token), expiresAt })
      await em.flush()
      await recordAudit(em, viewer, {
        action: 'token-created',
        subjectId: made.id,
        subjectName: name,
        after: { scope, expiresInDays },
      })
      return made
    })
    return { token, apiToken }
  }

  /** Revokes one of the viewer’s tokens at once, and ends its live connections. Throws NOT_FOUND. */
  async revoke(viewer: Viewer, id: string): Promise<string> {
    if (!isId(id) || !(await this.ended(viewer, id))) throw notFound('Token')
    return id
  }

  /** Revokes the token of this request, like signing out of a session. */
  async signOut(viewer: Viewer): Promise<void> {
    await this.ended(viewer, viewer.sessionId)
  }

  private ended(viewer: Viewer, id: string): Promise<boolean> {
    return this.db.fork().transactional(async (em) => {
      const token = await em.findOne(
        ApiToken,
        { ...live(viewer.id), id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
      if (!token) return false
      await this.end(em, viewer.id, id)
      await recordAudit(em, viewer, {
        action: 'token-revoked',
        subjectId: id,
        subjectName: token.name,
      })
      return true
    })
  }

  /** Revokes all or one of a user’s tokens, in the transaction of `em`. */
  async end(em: EntityManager, userId: string, only?: string): Promise<void> {
    const ended = await em.execute<{ id: string }[]>(
      'update api_token set revoked_at = now() where user_id = ? and revoked_at is null and (?::uuid is null or id = ?::uuid) returning id',
      [userId, only ?? null, only ?? null],
    )
    for (const { id } of ended) {
      this.deps.known.forget(id)
      await announce(em, { topic: 'session-ended', id, userId })
    }
  }

  /** The owner of this token; null if it is unknown, expired or revoked, or its owner was revoked. */
  viewer(token: string): Promise<Viewer | null> {
    const tokenHash = hashOf(token)
    return this.deps.known.of(tokenHash, () => this.read(tokenHash))
  }

  private async read(tokenHash: string): Promise<CachedViewer | null> {
    const em = this.db.fork()
    const token = await em.findOne(ApiToken, { tokenHash, revokedAt: null, expiresAt: { $gt: new Date() } })
    const user = token && (await em.findOne(User, { id: token.userId, revokedAt: null }))
    if (!user) return null
    this.recordUse(token)
    const { id, username, isAdmin } = user
    return {
      viewer: { id, username, isAdmin, sessionId: token.id, scope: token.scope, isToken: true },
      expiresAt: token.expiresAt,
    }
  }

  /** Records that a token was used, at most once a minute, without delaying the request. */
  private recordUse({ id, lastUsedAt }: ApiToken): void {
    const now = new Date()
    const due = new Date(now.getTime() - USE_RECORDED_EVERY_MS)
    if (lastUsedAt && lastUsedAt > due) return
    const noted: Promise<void> = this.db
      .fork()
      .nativeUpdate(
        ApiToken,
        { id, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lte: due } }] },
        { lastUsedAt: now },
      )
      .then(
        () => undefined,
        (error: Error) =>
          this.deps.log.warn({ error: error.message }, 'the use of an API token could not be recorded'),
      )
      .finally(() => this.pending.delete(noted))
    this.pending.add(noted)
  }

  /** When a valid token expires, for connections that outlive a request; null if it is revoked or unknown. */
  async expiry(id: string): Promise<Date | null> {
    const token = await this.db.fork().findOne(ApiToken, { id, revokedAt: null })
    return token?.expiresAt ?? null
  }

  /** The ids of a person’s valid tokens. */
  async idsOf(em: EntityManager, userId: string): Promise<string[]> {
    return (await em.find(ApiToken, live(userId), { fields: ['id'] })).map(({ id }) => id)
  }

  /** Resolves once all uses have been recorded. */
  async settled(): Promise<void> {
    await Promise.all(this.pending)
  }
}
