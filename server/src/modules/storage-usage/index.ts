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

/** What is stored, by kind and by project, the team’s quota, and clearing the merge cache: for admins. */
export const storageUsage = defineModule({
  name: 'storage-usage',
  needs: [audit, file, film],
  auditActions,
  services: ({ em, filmParts, quotas, storageWatch }) => ({
    storageService: new StorageUsageService({ db: em, quotas, watch: storageWatch, filmParts }),
  }),
  resolvers: ({ storageService }) => [new StorageUsageResolver(storageService)],
  rest: ({ storageService }) => storageCalls(storageService),
  restTags: { Storage: 'What is stored, and how much more may be.' },
  settled: ({ storageService }) => storageService.settled(),
})
