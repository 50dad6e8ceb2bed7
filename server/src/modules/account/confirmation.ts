import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '../../../../schema/limits.js'
import { confirmationNeeded } from '../../core/failure.js'
import { type Viewer, requireSession } from '../../core/viewer.js'

/**
 * Asks whether the viewer's password was given in this session lately, for whatever makes, changes or ends an
 * account, a right, a token or a password; within the transaction of `em`, where there is one. Throws
 * FORBIDDEN for an API token, and CONFIRMATION_NEEDED.
 */
export type RequireConfirmation = (viewer: Viewer, em?: EntityManager) => Promise<void>

/**
 * Reads the session itself, never what a process remembers of it, so that a confirmation holds in all of them
 * at once.
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
