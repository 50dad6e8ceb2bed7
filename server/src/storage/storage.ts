import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Storage } from './contract.js'
import { FolderStorage } from './folder.js'
import { S3Storage } from './s3.js'

export {
  FileMissing,
  KEY_PATTERN,
  StorageAway,
  type Storage,
  type FileFacts,
  isKey,
  newKey,
} from './contract.js'

/**
 * The storage that `STORAGE_URL` names: a folder, or `s3://bucket/prefix?region=…&endpoint=…`; by default
 * `files` in `DATA_DIR`.
 */
export function openStorage({
  STORAGE_URL: url,
  DATA_DIR: data,
}: {
  STORAGE_URL?: string
  DATA_DIR: string
}): Storage {
  if (url?.startsWith('s3://')) return new S3Storage(new URL(url))
  if (url?.startsWith('file://')) return new FolderStorage(fileURLToPath(url))
  return new FolderStorage(url ? resolve(url) : join(data, 'files'))
}
