import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError } from '../errors/failure.js'
import type { GrowingFile } from './growing-file.js'

/** Properties of a stored file. */
export interface FileFacts {
  bytes: number
  /** A strong entity tag, quoted. */
  etag: string
  modified: Date
}

/** Headers of a stored file's response. */
export interface ShownAs {
  /** The media type. */
  type: string
  /** A `Content-Disposition`: whether to show or save it, and its name. */
  disposition: string
  cacheControl: string
}

/** Stores files under generated keys: written completely or not at all, and never changed afterwards. */
export interface Storage {
  /**
   * Stores a local file or a stream; durable once it resolves. A local file may be hard-linked instead of copied, so
   * it must not be modified afterwards, but may be removed. A growing file is sent to a bucket while it is written,
   * and must stay until this settles. `type` is the media type; default: by the key.
   */
  put(key: string, source: string | Readable | GrowingFile, options?: { type?: string }): Promise<void>
  /** The file's bytes, or those from `start` to `end`, both inclusive. Throws `FileMissing`. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  /** Throws `FileMissing`. */
  stat(key: string): Promise<FileFacts>
  /**
   * A read-only local path with the file's bytes: `file`, or the stored file itself if the storage is local. Throws
   * `FileMissing`.
   */
  fetchTo(key: string, file: string): Promise<string>
  /** Whether the file is on this machine, so that `fetchTo` transfers nothing. */
  isHere(key: string): Promise<boolean>
  /** Removes the files; missing ones are no error. */
  remove(keys: readonly string[]): Promise<void>
  /** Removes incomplete files from before `before`, left by processes that were killed. */
  sweep(before: Date): Promise<void>
  /** Whether nothing was ever stored here, which may indicate an unmounted disk. */
  isEmpty(): Promise<boolean>
  /** Resolves if files can be stored, throws otherwise. */
  usable(): Promise<void>
  /** Bytes that may still be written; null if unknown. */
  free(): Promise<number | null>
  /** Frees at least this many bytes of this machine's disk from caches. */
  release(bytes: number): Promise<void>
  /**
   * An address at which the store itself serves the file without credentials, for 10 to 15 minutes; it stays the same
   * for five. Undefined if the store cannot serve files.
   */
  address?(key: string, shown: ShownAs): Promise<string>
  readonly traffic: StorageTraffic
}

/** No file is stored under that key. */
export class FileMissing extends AppError {
  override readonly code = 'FILE_MISSING'

  constructor(
    readonly key: string,
    options?: ErrorOptions,
  ) {
    super(`No file is stored under ${key}`, options)
  }
}

/** The storage cannot be reached at the moment; the file may exist. */
export class StorageAway extends AppError {
  override readonly code = 'STORAGE_AWAY'
}

/** The form of keys made by `newKey`, for JavaScript and Postgres. */
export const KEY_PATTERN =
  '^[a-z]{1,20}/[0-9a-f]{2}/[0-9a-f]{2}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[a-z0-9]{1,8}$'
const KEY = new RegExp(KEY_PATTERN)

/** An unguessable key in a shallow tree: `videos/ab/cd/abcd….mp4`. */
export function newKey(namespace: string, extension: string): string {
  const id = randomUUID()
  const key = `${namespace}/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}.${extension.toLowerCase()}`
  if (!isKey(key)) throw new Error(`${namespace} and ${extension} make no key`)
  return key
}

/** Whether the text has the form of a key that `newKey` made. */
export const isKey = (text: string): boolean => KEY.test(text)

/** A process' traffic with its file store, counted since its start. Zero for a local folder. */
export class StorageTraffic {
  /** Retries by the client do not count. */
  requests = 0
  fetchedBytes = 0
  storedBytes = 0
  /** Files requested by workers that were cached, or had to be fetched. */
  cacheHits = 0
  cacheMisses = 0
  /** Files evicted from the cache. */
  cacheEvictions = 0
  /** How often the cache could not be used, for lack of space or permissions. */
  cacheFailures = 0
  /** The size of the cache when it was last measured. */
  cachedBytes = 0
}

/** Media types of stored files, by extension; other files are only served as downloads. */
const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
}

export const UNKNOWN_TYPE = 'application/octet-stream'

/** The media type of a stored file, derived from its key. */
export const typeOf = (key: string): string => TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? UNKNOWN_TYPE
