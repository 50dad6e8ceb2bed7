import { defineModule } from '../module.js'
import { AuditEntry } from './audit-entry.entity.js'
import { AuditResolver } from './audit.resolver.js'
import { AuditLog } from './audit.service.js'

/** The audit log, written by operations of all other modules, and read by admins. */
export const audit = defineModule({
  name: 'audit',
  entities: [AuditEntry],
  services: ({ em }) => ({ auditLog: new AuditLog(em) }),
  resolvers: ({ auditLog }) => [new AuditResolver(auditLog)],
})
