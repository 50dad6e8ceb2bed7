import type { EntityManager } from '@mikro-orm/postgresql'
import { Entity, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'
import { STORAGE_QUOTA_USED, TEAM_QUOTA_REACHED, UPLOAD_QUOTA_USED } from '#schema/limits'
import { type Failure, quotaReached, rateLimited, storageFull } from '#platform/errors/failure'
import { StoredFile } from './stored-file.entity.js'

/** The uploads of a user on a day (UTC). */
@Entity({ tableName: 'upload_day' })
export class UploadDay {
  [PrimaryKeyProp]?: ['personId', 'day']

  @PrimaryKey({ type: 'uuid' })
  personId!: string

  @PrimaryKey({ type: 'date' })
  day!: string

  @Property({ type: 'bigint' })
  bytes!: string

  @Property({ type: 'integer' })
  files!: number
}

const TODAY = `(now() at time zone 'utc')::date`
const RETENTION_DAYS = 7

/** Quotas in bytes and files. */
export interface QuotaLimits {
  /** Bytes and files that a user may upload per day (UTC). */
  bytesPerDay: number
  filesPerDay: number
  /** Total bytes that may be stored; null if only the disk limits it. */
  storedBytes: number | null
}

/** Total stored bytes, and their quotas. */
export interface StoredInAll {
  bytes: number
  /** The quota set by admins, or null. */
  teamQuota: number | null
  /** The configured quota, or null. */
  installationQuota: number | null
  /** Whether admins were notified that the storage is nearly full. */
  isWarned: boolean
}

/** Remaining uploads of a user. */
export interface UploadAllowance {
  bytesLeft: number
  filesLeft: number
  /** When the daily quota is renewed. */
  renewsAt: Date
  /** Bytes left for the installation; null without a quota. */
  storageBytesLeft: number | null
}

/**
 * Daily upload quotas of users, and storage quotas. An upload that starts within a quota may finish, so a quota is
 * exceeded by at most one upload.
 */
export class Quotas {
  constructor(
    private readonly db: EntityManager,
    private readonly limits: QuotaLimits,
  ) {}

  async allowance(personId: string): Promise<UploadAllowance> {
    const { bytesPerDay, filesPerDay, storedBytes } = this.limits
    const [{ bytes, files, stored, quota, renews_at: renewsAt }] = await this.db
      .fork()
      .execute<{ bytes: string; files: number; stored: string; quota: string | null; renews_at: Date }[]>(
        `select coalesce(d.bytes, 0) as bytes, coalesce(d.files, 0) as files, coalesce(u.bytes, 0) as stored, least(u.quota_bytes, ?::bigint) as quota,
         (${TODAY} + 1)::timestamp at time zone 'utc' as renews_at
       from (select 1) as one left join upload_day d on d.person_id = ? and d.day = ${TODAY} left join storage_use u on true`,
        [storedBytes, personId],
      )
    const left = (limit: number, used: number) => Math.max(0, limit - used)
    return {
      bytesLeft: left(bytesPerDay, Number(bytes)),
      filesLeft: left(filesPerDay, files),
      renewsAt: new Date(renewsAt),
      storageBytesLeft: quota === null ? null : left(Number(quota), Number(stored)),
    }
  }

  /** Throws RATE_LIMITED if the user has used up their daily quota. */
  async requireUpload(personId: string): Promise<void> {
    const { bytesLeft, filesLeft, renewsAt } = await this.allowance(personId)
    if (!bytesLeft || !filesLeft) throw usedUp(renewsAt)
  }

  /** Total stored bytes, in the transaction of `em`. */
  async storedInAll(em: EntityManager = this.db.fork()): Promise<StoredInAll> {
    const [row] = await em.execute<{ bytes: string; quota: string | null; is_warned: boolean }[]>(
      'select bytes, quota_bytes as quota, warned_at is not null as is_warned from storage_use',
    )
    return {
      bytes: Number(row?.bytes ?? 0),
      teamQuota: row?.quota ? Number(row.quota) : null,
      installationQuota: this.limits.storedBytes,
      isWarned: row?.is_warned ?? false,
    }
  }

  /**
   * Throws STORAGE_FULL if the installation has used up its quota, and QUOTA_REACHED if the team has used up
   * its own.
   */
  async requireStorage(em?: EntityManager): Promise<void> {
    const failure = refusalOf(await this.storedInAll(em))
    if (failure) throw failure
  }

  /** Sets or removes the team’s quota in the transaction of `em`; returns the previous one. */
  async setTeamQuota(em: EntityManager, bytes: number | null): Promise<number | null> {
    const [{ before }] = await em.execute<{ before: string | null }[]>(
      `update storage_use set quota_bytes = ?::bigint from (select quota_bytes as before from storage_use for update) as old returning before`,
      [bytes],
    )
    return before === null ? null : Number(before)
  }

  /**
   * Counts an upload in the transaction of `em`; concurrent uploads of the same user wait. Throws
   * RATE_LIMITED.
   */
  async countUpload(em: EntityManager, personId: string, bytes: number): Promise<void> {
    const { bytesPerDay, filesPerDay } = this.limits
    const counted = await em.execute<unknown[]>(
      `insert into upload_day as d (person_id, day, bytes, files) values (?, ${TODAY}, ?, 1)
       on conflict (person_id, day) do update set bytes = d.bytes + excluded.bytes, files = d.files + 1 where d.bytes < ? and d.files < ? returning 1`,
      [personId, bytes, bytesPerDay, filesPerDay],
    )
    if (!counted.length) throw usedUp((await this.allowance(personId)).renewsAt)
  }

  /**
   * Counts files before they are stored, in the transaction of `em`. Throws STORAGE_FULL and QUOTA_REACHED like
   * `requireStorage`.
   */
  async countStored(em: EntityManager, files: readonly { key: string; bytes: number }[]): Promise<void> {
    const together = files.reduce((sum, { bytes }) => sum + bytes, 0)
    const counted = await em.execute<unknown[]>(
      `update storage_use set bytes = bytes + ? where bytes < coalesce(least(quota_bytes, ?::bigint), bytes + 1) returning 1`,
      [together, this.limits.storedBytes],
    )
    if (!counted.length) throw refusalOf(await this.storedInAll(em)) ?? storageFull(STORAGE_QUOTA_USED)
    for (const { key, bytes } of files)
      await em.execute('insert into stored_file (key, bytes) values (?, ?)', [key, bytes])
  }

  /** Records the project of files, in the transaction of `em`. */
  async attribute(em: EntityManager, keys: readonly string[], projectId: string): Promise<void> {
    await em.nativeUpdate(StoredFile, { key: { $in: [...keys] } }, { projectId })
  }

  /** Subtracts removed files, in the transaction of `em`. */
  async countRemoved(em: EntityManager, keys: readonly string[]): Promise<void> {
    if (!keys.length) return
    await em.execute(
      `with gone as (delete from stored_file where key = any(?::text[]) returning bytes)
       update storage_use set bytes = greatest(0, bytes - (select coalesce(sum(bytes), 0) from gone))`,
      [`{${keys.map((key) => `"${key}"`).join(',')}}`],
    )
  }

  /** Deletes counts that are older than a week. */
  async forgetOld(): Promise<void> {
    await this.db.fork().execute(`delete from upload_day where day < ${TODAY} - ?::integer`, [RETENTION_DAYS])
  }
}

/** The error if the storage is full, or undefined. */
function refusalOf({ bytes, installationQuota, teamQuota }: StoredInAll): Failure | undefined {
  if (installationQuota !== null && bytes >= installationQuota) return storageFull(STORAGE_QUOTA_USED)
  return teamQuota !== null && bytes >= teamQuota ? quotaReached(TEAM_QUOTA_REACHED) : undefined
}

const usedUp = (renewsAt: Date) =>
  rateLimited(UPLOAD_QUOTA_USED, Math.max(1, Math.ceil((renewsAt.getTime() - Date.now()) / 1000)))
