import { z } from 'zod'
import { AppError } from '#platform/errors/failure'
import { isKey } from '#platform/storage/storage'

/** Increase this when older programs cannot read the new format. */
export const FORMAT = 1

/**
 * A backup is a tar of plain files, in this order: the header, the secret, the tables, the stored files, and
 * the sums of all of them as `sha256sum` writes them.
 */
export const HEADER = 'cutroom-backup.json'
export const SECRET = 'auth-secret'
export const SUMS = 'SHA256SUMS'
export const tableEntry = (table: string) => `tables/${table}.copy.gz`
export const fileEntry = (key: string) => `files/${key}`

/** The storage key of an entry; undefined if it is not a stored file. */
export const keyOfEntry = (entry: string): string | undefined => {
  const key = entry.startsWith('files/') ? entry.slice('files/'.length) : ''
  return isKey(key) ? key : undefined
}

const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const count = z.number().int().min(0)

const header = z.object({
  product: z.literal('cutroom'),
  format: count,
  version: z.string().max(50),
  madeAt: z.iso.datetime(),
  /** Migrations applied to its tables, oldest first. */
  migrations: z
    .array(z.string().regex(/^Migration\d{14}(_\w+)?$/))
    .min(1)
    .max(10_000),
  /**
   * Ordered so that each table only refers to earlier ones; `bytes` in the uncompressed copy format of Postgres.
   */
  tables: z
    .array(z.object({ name, columns: z.array(name).min(1).max(1_000), rows: count, bytes: count }))
    .min(1)
    .max(1_000),
  hasSecret: z.boolean(),
})
export type Header = z.output<typeof header>
export type SavedTable = Header['tables'][number]

/** Throws, with a readable message, for an invalid header and for an unknown format. */
export function parseHeader(text: string): Header {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new DamagedBackup('its header cannot be read')
  }
  const format = (parsed as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > FORMAT)
    throw new Error(
      'This backup was made by a newer Cutroom, in a format that this one does not know. Nothing was changed.',
    )
  const read = header.safeParse(parsed)
  if (!read.success) throw new DamagedBackup('its header cannot be read')
  return read.data
}

/** The file is not a complete backup. */
export class DamagedBackup extends AppError {
  override readonly code = 'BACKUP_DAMAGED'
  override readonly isPublic = true

  constructor(why: string, options?: ErrorOptions) {
    super(`This backup is incomplete: ${why}. Nothing was changed.`, options)
  }
}
