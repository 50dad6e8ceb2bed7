import { sizeText } from '#schema/format'
import { freeBytes } from '#platform/storage/private-files'
import { account } from '../account/index.js'
import { defineModule } from '../module.js'
import { FileSizes } from './file-sizes.js'
import { FreeSpace, StorageWatch } from './storage-watch.js'
import { PendingFile, PendingFiles } from './pending-files.js'
import { Quotas, UploadDay } from './quotas.js'
import { StorageUse, StoredFile } from './stored-file.entity.js'

declare module '#platform/events/notify' {
  interface NotificationEvents {
    'storage-nearly-full': { share: number; bytes: number; limit: number }
  }
}

/** Stored files: pending ones, their sizes, quotas and free space. */
export const file = defineModule({
  name: 'file',
  needs: [account],
  entities: [PendingFile, StoredFile, StorageUse, UploadDay],
  services: ({ em, log, notify, quotaLimits, reserveBytes: reserve, scratch, storage }) => {
    const quotas = new Quotas(em, quotaLimits)
    const inStorage = () => storage.free()
    const storageWatch = new StorageWatch({ db: em, quotas, freeBytes: inStorage, reserve, notify, log })
    return {
      quotas,
      storageWatch,
      fileSizes: new FileSizes(em, storage),
      space: new FreeSpace([inStorage, () => freeBytes(scratch)], reserve, quotas, (bytes) =>
        storage.release(bytes),
      ),
      pendingFiles: new PendingFiles(em, storage, quotas, storageWatch),
    }
  },
  hooks: ({ space }) => ({ 'job-requested': (em, { bytes }) => space.require(bytes, em) }),
  maintenance: ({ fileSizes, pendingFiles, quotas, storageWatch }) => [
    { run: () => pendingFiles.sweep(), failure: 'files of killed processes could not be removed' },
    { run: () => quotas.forgetOld(), failure: 'counts of past uploads could not be deleted' },
    { run: () => fileSizes.measure(), failure: 'files of unknown size could not be measured' },
    { run: () => storageWatch.check(), failure: 'the storage level could not be checked' },
  ],
  templates: {
    'storage-nearly-full': {
      text: ({ share, bytes, limit }) =>
        `Storage is ${Math.min(100, Math.floor(share * 100))} % full: ${sizeText(bytes)} of ${sizeText(limit)}. When it is full, generating and uploading stop.`,
      link: () => '/settings?tab=storage',
    },
  },
})
