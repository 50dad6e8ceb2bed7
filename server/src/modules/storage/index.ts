import { audit } from '../audit/index.js'
import { file } from '../file/index.js'
import { merge } from '../merge/index.js'
import { defineModule } from '../module.js'
import { storageCalls } from './storage.rest.js'
import { StorageResolver } from './storage.resolver.js'
import { StorageService } from './storage.service.js'

/** What is stored, by kind and by project, the team’s quota, and clearing the merge cache: for admins. */
export const storage = defineModule({
  name: 'storage',
  needs: [audit, file, merge],
  services: ({ em, filmParts, quotas, storageWatch }) => ({
    storageService: new StorageService({ db: em, quotas, watch: storageWatch, filmParts }),
  }),
  resolvers: ({ storageService }) => [new StorageResolver(storageService)],
  rest: ({ storageService }) => storageCalls(storageService),
  restTags: { Storage: 'What is stored, and how much more may be.' },
  settled: ({ storageService }) => storageService.settled(),
})
