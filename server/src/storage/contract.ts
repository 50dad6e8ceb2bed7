import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError } from '../core/failure.js'

/** What is known of a stored file. */
export interface StoredFile {
  bytes: number
  /** A strong entity tag, quoted. */
  etag: string
  modified: Date
}

/** Where files live: under generated keys, written whole or not at all, and never changed afterwards. */
export interface Storage {
  /**
   * Stores a local file or a stream; safe on disk when it resolves. A local file may be shared instead of
   * copied, so it must not be written to any more; removing it is fine. `type` is the media type, else the
   * key's own.
   */
  put(key: string, source: string | Readable, options?: { type?: string }): Promise<void>
  /** The file's bytes, or those from `start` to `end`, both included. Throws `FileMissing`. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  /** Throws `FileMissing`. */
  stat(key: string): Promise<StoredFile>
  /**
   * A path on this machine with the file's bytes, to be read only: `file`, or the stored file itself where
   * that is local. Throws `FileMissing`.
   */
  fetchTo(key: string, file: string): Promise<string>
  /** Removes the files; those already gone are no failure. */
  remove(keys: readonly string[]): Promise<void>
  /** Removes what processes that were killed before `before` had half written. */
  sweep(before: Date): Promise<void>
  /** Whether nothing at all was ever kept here, as in the place of a disk that is not mounted. */
  isEmpty(): Promise<boolean>
  /** Resolves when files can be kept. Throws when not. */
  usable(): Promise<void>
  /** Bytes that may still be written; null where nobody knows. */
  free(): Promise<number | null>
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

/** The store itself cannot be reached at the moment; what is in it may well be there. */
export class StorageAway extends AppError {
  override readonly code = 'STORAGE_AWAY'
}

/** The form of a key that `newKey` made; Postgres reads it as JavaScript does. */
export const KEY_PATTERN =
  '^[a-z]{1,20}/[0-9a-f]{2}/[0-9a-f]{2}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[a-z0-9]{1,8}$'
const KEY = new RegExp(KEY_PATTERN)

/** A key nobody can guess, in a tree that stays shallow: `videos/ab/cd/abcd….mp4`. */
export function newKey(shelf: string, extension: string): string {
  const id = randomUUID()
  const key = `${shelf}/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}.${extension.toLowerCase()}`
  if (!isKey(key)) throw new Error(`${shelf} and ${extension} make no key`)
  return key
}

/** Whether the text has the form of a key that `newKey` made. */
export const isKey = (text: string): boolean => KEY.test(text)
