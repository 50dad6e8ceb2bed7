import type { EntityManager } from '@mikro-orm/postgresql'
import { type AuditAction, AuditEntry } from './audit-entry.entity.js'
import { type PageRequest, span } from '#platform/queries/page'
import { readPage } from '#platform/queries/rows'
import { type Viewer, requireAdmin } from '#platform/auth/viewer'

export interface AuditDetails {
  action: AuditAction
  subjectId: string
  subjectName: string
  /** The changed values, before and after. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/**
 * Adds an entry to the audit log in the transaction of `em`, so that it is committed with the change
 * (specification A32).
 */
export const recordAudit = async (
  em: EntityManager,
  viewer: Pick<Viewer, 'id'> | null,
  details: AuditDetails,
): Promise<void> => {
  em.create(AuditEntry, { ...details, actorId: viewer?.id ?? null })
  await em.flush()
}

/** The audit log, for admins. Operations write to it with `recordAudit`. */
export class AuditLog {
  constructor(private readonly db: EntityManager) {}

  /** Newest first. Throws FORBIDDEN unless the viewer is an admin. */
  async list(viewer: Viewer, request: PageRequest) {
    requireAdmin(viewer)
    return readPage(this.db, AuditEntry, { sort: 'created_at', conditions: [], ...span(request) })
  }
}
