import { freeBytes } from '../../storage/private-files.js'
import { defineModule } from '../module.js'
import { ArrivingFile } from './arriving-file.entity.js'
import { ArrivingFiles } from './arriving-files.js'
import { Quotas } from './quotas.js'
import { Room } from './room.js'
import { StorageUse, StoredFile } from './stored-file.entity.js'
import { UploadDay } from './upload-day.entity.js'

/** Stored files: those that no row names yet, how much they take, and how much there is room for. */
export const file = defineModule({
  name: 'file',
  entities: [ArrivingFile, StoredFile, StorageUse, UploadDay],
  services: ({ em, quotaLimits, reserveBytes, scratch, storage }) => {
    const quotas = new Quotas(em, quotaLimits)
    return {
      quotas,
      room: new Room([() => storage.free(), () => freeBytes(scratch)], reserveBytes, quotas),
      arrivingFiles: new ArrivingFiles(em, storage, quotas),
    }
  },
  upkeep: ({ arrivingFiles, quotas }) => [
    { run: () => arrivingFiles.sweep(), failure: 'files of killed processes could not be removed' },
    { run: () => quotas.forgetOld(), failure: 'what was uploaded long ago could not be forgotten' },
  ],
})
