import { freeBytes } from '../../storage/private-files.js'
import { defineModule } from '../module.js'
import { PendingFile } from './pending-file.entity.js'
import { PendingFiles } from './pending-files.js'
import { Quotas } from './quotas.js'
import { FreeSpace } from './free-space.js'
import { StorageUse, StoredFile } from './stored-file.entity.js'
import { UploadDay } from './upload-day.entity.js'

/** Stored files: pending ones, their sizes, quotas and free space. */
export const file = defineModule({
  name: 'file',
  entities: [PendingFile, StoredFile, StorageUse, UploadDay],
  services: ({ em, quotaLimits, reserveBytes, scratch, storage }) => {
    const quotas = new Quotas(em, quotaLimits)
    return {
      quotas,
      space: new FreeSpace([() => storage.free(), () => freeBytes(scratch)], reserveBytes, quotas, (bytes) =>
        storage.release(bytes),
      ),
      pendingFiles: new PendingFiles(em, storage, quotas),
    }
  },
  maintenance: ({ pendingFiles, quotas }) => [
    { run: () => pendingFiles.sweep(), failure: 'files of killed processes could not be removed' },
    { run: () => quotas.forgetOld(), failure: 'what was uploaded long ago could not be forgotten' },
  ],
})
