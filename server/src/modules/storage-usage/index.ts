import { audit } from '../audit/index.js'
import { file } from '../file/index.js'
import { film } from '../film/index.js'
import { defineModule } from '../module.js'
import { storageCalls } from './storage-usage.rest.js'
import { StorageUsageResolver } from './storage-usage.resolver.js'
import { StorageUsageService } from './storage-usage.service.js'

const auditActions = ['merge-cache-cleared', 'storage-quota-set'] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

/** Storage usage by kind and project, the team’s quota, and clearing the merge cache. For admins. */
export const storageUsage = defineModule({
  name: 'storage-usage',
  needs: [audit, file, film],
  auditActions,
  services: ({ em, filmParts, quotas, storageWatch }) => ({
    storageService: new StorageUsageService({ db: em, quotas, watch: storageWatch, filmParts }),
  }),
  resolvers: ({ storageService }) => [new StorageUsageResolver(storageService)],
  rest: ({ storageService }) => storageCalls(storageService),
  restTags: { Storage: 'Storage usage and quotas.' },
  settled: ({ storageService }) => storageService.settled(),
})
