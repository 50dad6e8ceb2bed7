import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Storage, StorageTraffic } from './contract.js'
import { FileCache } from './file-cache.js'
import { FolderStorage } from './folder.js'

export {
  FileMissing,
  KEY_PATTERN,
  type FileFacts,
  type ShownAs,
  type Storage,
  isKey,
  newKey,
} from './contract.js'

const GIGABYTE = 1024 ** 3
const MEGABYTE = 1024 ** 2

/**
 * The storage at `STORAGE_URL`: a folder, or `s3://bucket/prefix?region=…&endpoint=…`; by default `files` in
 * `DATA_DIR`. Files fetched from a bucket are cached in `fetched` there, up to `STORAGE_CACHE_GB`.
 */
export async function openStorage({
  STORAGE_URL: url,
  DATA_DIR: data,
  STORAGE_CACHE_GB: cached = 0,
  DISK_RESERVE_MB: reserve = 0,
}: {
  STORAGE_URL?: string
  DATA_DIR: string
  STORAGE_CACHE_GB?: number
  DISK_RESERVE_MB?: number
}): Promise<Storage> {
  if (url?.startsWith('s3://')) {
    const { S3Storage } = await import('./s3.js') // loaded on demand, as its client is the largest package of all
    const traffic = new StorageTraffic()
    const limits = { mostBytes: cached * GIGABYTE, reserveBytes: reserve * MEGABYTE }
    const cache = cached ? new FileCache(join(data, 'fetched'), limits, traffic) : undefined
    return new S3Storage(new URL(url), traffic, cache)
  }
  if (url?.startsWith('file://')) return new FolderStorage(fileURLToPath(url))
  return new FolderStorage(url ? resolve(url) : join(data, 'files'))
}
