import type { EntityManager } from '@mikro-orm/postgresql'
import { FileMissing, type Storage } from '#platform/storage/storage'

const BATCH = 200
const AT_ONCE = 8

/** Measures files that are older than recorded sizes. */
export class FileSizes {
  constructor(
    private readonly db: EntityManager,
    private readonly storage: Pick<Storage, 'stat'>,
  ) {}

  /** Measures unmeasured files, and returns their number. A missing file counts as 0 bytes. */
  async measure(): Promise<number> {
    for (let measured = 0; ;) {
      const rows = await this.db
        .fork()
        .execute<{ key: string }[]>('select key from stored_file where bytes is null order by key limit ?', [
          BATCH,
        ])
      const keys = rows.map(({ key }) => key)
      await this.keep(keys, await this.sizesOf(keys))
      measured += keys.length
      if (keys.length < BATCH) return measured
    }
  }

  private async sizesOf(keys: readonly string[]): Promise<number[]> {
    const sizes: number[] = []
    for (let at = 0; at < keys.length; at += AT_ONCE)
      sizes.push(...(await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => this.sizeOf(key)))))
    return sizes
  }

  private async sizeOf(key: string): Promise<number> {
    try {
      return (await this.storage.stat(key)).bytes
    } catch (error) {
      if (error instanceof FileMissing) return 0
      throw error
    }
  }

  /** One statement, so that concurrent processes do not count a file twice. */
  private async keep(keys: readonly string[], sizes: readonly number[]): Promise<void> {
    if (!keys.length) return
    await this.db.fork().execute(
      `with size as (select key, bytes from jsonb_to_recordset(?::jsonb) as size (key text, bytes bigint)),
         measured as (
           update stored_file set bytes = size.bytes from size
           where stored_file.key = size.key and stored_file.bytes is null returning stored_file.bytes
         )
       update storage_use set bytes = storage_use.bytes + (select coalesce(sum(bytes), 0) from measured)`,
      [JSON.stringify(keys.map((key, at) => ({ key, bytes: sizes[at] })))],
    )
  }
}
