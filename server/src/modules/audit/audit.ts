import type { EntityManager } from '@mikro-orm/postgresql'
import { type AuditAction, AuditEntry } from './audit-entry.entity.js'
import type { Viewer } from '#platform/auth/viewer'

export interface AuditDetails {
  action: AuditAction
  subjectId: string
  subjectName: string
  /** What changed: the values before and after. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/**
 * Writes a line of the audit log within the transaction of `em`, so that both are committed or neither is
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
