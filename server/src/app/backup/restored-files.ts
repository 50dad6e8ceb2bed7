import { rm } from 'node:fs/promises'
import type pg from 'pg'
import { FileMissing, type Storage } from '#platform/storage/storage'

/** Stores the files of a restore, and tracks them, so that files without a row are removed. */
export class RestoredFiles {
  /** Keys of the files in the backup. */
  readonly arrived = new Set<string>()
  private readonly written: string[] = []

  constructor(
    private readonly storage: Storage,
    private readonly guard: pg.Client,
  ) {}

  /** Rows may refer to a file that already existed, so it always stays. */
  async store(key: string, file: string): Promise<void> {
    if (!(await this.isThere(key))) {
      await this.markPending(this.guard, [key])
      this.written.push(key)
    }
    await this.storage.put(key, file)
    this.arrived.add(key)
    await rm(file)
  }

  private async isThere(key: string): Promise<boolean> {
    try {
      await this.storage.stat(key)
      return true
    } catch (error) {
      if (error instanceof FileMissing) return false
      throw error
    }
  }

  /** Maintenance removes pending files a day later, even if this process is killed. */
  async markPending(client: pg.ClientBase, keys: string[]): Promise<void> {
    const {
      rows: [{ exists }],
    } = await client.query<{ exists: boolean }>(
      `select to_regclass('public.arriving_file') is not null as exists`,
    )
    if (exists)
      await client.query(
        'insert into public.arriving_file (key) select unnest($1::text[]) on conflict do nothing',
        [keys],
      )
  }

  /** Removes the files that this restore added. */
  async undo(): Promise<void> {
    await this.storage
      .remove(this.written)
      .then(() => this.guard.query('delete from public.arriving_file where key = any($1)', [this.written]))
      .catch(() => undefined) // they are marked as pending, and maintenance removes them within a day
  }

  /** Removes files that no row refers to any more. */
  async removeUnused(keys: string[]): Promise<void> {
    try {
      await this.storage.remove(keys)
      await this.guard.query('delete from public.arriving_file where key = any($1)', [keys])
      await this.guard.query('analyze')
    } catch {
      // they are marked as pending, and maintenance removes them within a day
    }
  }
}
