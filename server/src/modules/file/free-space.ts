import type { EntityManager } from '@mikro-orm/postgresql'
import { NO_SPACE, storageFull } from '#platform/errors/failure'
import type { Quotas } from './quotas.js'

/** Free bytes of a place where files are written; null if unknown. */
export type FreeBytes = () => Promise<number | null>

/** Checks that there is room for files, before something starts that costs time or money. */
export class FreeSpace {
  constructor(
    private readonly places: readonly FreeBytes[],
    /** Bytes that are kept free in each place. */
    private readonly reserve: number,
    private readonly quotas: Pick<Quotas, 'requireStorage'>,
    /** Has this machine give back bytes that it uses only to be faster. */
    private readonly release: (bytes: number) => Promise<void> = async () => undefined,
  ) {}

  /**
   * Throws STORAGE_FULL if less than the reserve plus `bytes` is free, or the installation's quota is used
   * up, and QUOTA_REACHED if the team's is. Reads within the transaction of `em`, if there is one.
   */
  async require(bytes = 0, em?: EntityManager): Promise<void> {
    await this.quotas.requireStorage(em)
    const lacking = await this.lacking(bytes)
    if (lacking === 0) return
    await this.release(lacking)
    if (await this.lacking(bytes)) throw storageFull(NO_SPACE)
  }

  /** How many bytes the fullest place has too few. */
  private async lacking(bytes: number): Promise<number> {
    const free = await Promise.all(this.places.map((place) => place()))
    return Math.max(0, ...free.map((there) => this.reserve + bytes - (there ?? Infinity)))
  }
}
