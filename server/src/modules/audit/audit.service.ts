import type { EntityManager } from '@mikro-orm/postgresql'
import { AuditEntry } from './audit-entry.entity.js'
import { type PageRequest, span } from '#platform/queries/page'
import { readPage } from '#platform/queries/rows'
import { type Viewer, requireAdmin } from '#platform/auth/viewer'

/** The audit log, for admins. Operations write it through `recordAudit` of `audit.ts`. */
export class AuditLog {
  constructor(private readonly db: EntityManager) {}

  /** Newest first. Throws FORBIDDEN unless the viewer is an admin. */
  async list(viewer: Viewer, request: PageRequest) {
    requireAdmin(viewer)
    return readPage(this.db, AuditEntry, { sort: 'created_at', conditions: [], ...span(request) })
  }
}
