import type { EntityManager } from '@mikro-orm/postgresql'
import DataLoader from 'dataloader'

/** How one kind of thing is read in batches: a value, or null, for each id. */
export type BatchRead<Value> = (em: EntityManager, ids: readonly string[]) => Promise<Map<string, Value>>

/**
 * The batched reads of one operation; each is made when it is first asked for. What was read is remembered for one batch
 * only: a subscription lives for hours, and its next event must be read fresh.
 */
export class Loaders {
  private readonly made = new Map<unknown, DataLoader<string, unknown>>()

  constructor(private readonly em: EntityManager) {}

  of<Value>(read: BatchRead<Value>): DataLoader<string, Value | null> {
    let loader = this.made.get(read) as DataLoader<string, Value | null> | undefined
    if (!loader) {
      const fresh = new DataLoader<string, Value | null>(async (ids) => {
        fresh.clearAll()
        const found = await read(this.em.fork(), ids)
        return ids.map((id) => found.get(id) ?? null)
      })
      this.made.set(read, fresh as DataLoader<string, unknown>)
      loader = fresh
    }
    return loader
  }
}
