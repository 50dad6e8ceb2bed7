import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { confirmationNeeded } from '#platform/errors/failure'
import { type Viewer, requireSession } from '#platform/auth/viewer'

/**
 * Requires that the viewer's password was confirmed recently in this session, for any change to an account, a
 * right, a token or a password; within the transaction of `em`, if there is one. Throws FORBIDDEN for an API
 * token, and CONFIRMATION_NEEDED.
 */
export type RequireConfirmation = (viewer: Viewer, em?: EntityManager) => Promise<void>

/**
 * Reads the session from the database, never from a cache, so that a confirmation holds in all processes at
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
