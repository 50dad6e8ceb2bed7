import { NO_SPACE, storageFull } from '#core/failure'
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
  ) {}

  /**
   * Throws STORAGE_FULL if less than the reserve plus `bytes` is free, or the installation's quota is used
   * up.
   */
  async require(bytes = 0): Promise<void> {
    await this.quotas.requireStorage()
    for (const free of await Promise.all(this.places.map((place) => place()))) {
      if (free !== null && free < this.reserve + bytes) throw storageFull(NO_SPACE)
    }
  }
}
