import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FolderStorage } from './folder.js'
import { S3Storage } from './s3.js'
import type { Storage } from './storage.js'

/** The storage that an address names: `s3://bucket/prefix?region=…&endpoint=…`, or a folder as a path or `file://…`. */
export function openStorage(address: string): Storage {
  if (address.startsWith('s3://')) return new S3Storage(new URL(address))
  return new FolderStorage(address.startsWith('file://') ? fileURLToPath(address) : resolve(address))
}
