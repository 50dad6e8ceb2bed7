import type { EntityManager } from '@mikro-orm/postgresql'
import DataLoader from 'dataloader'
import { detached } from './operation.js'

/**
 * How one kind of thing is read in batches: a value, or null, for each id. Ids of entities, or other keys
 * that a read makes sense of.
 */
export type BatchRead<Value> = (em: EntityManager, ids: readonly string[]) => Promise<Map<string, Value>>

/**
 * The batched reads of one operation; each is made when it is first asked for. What was read is remembered
 * for one batch only, so that an operation which changes something reads it fresh; `remembers` keeps it, for
 * answers to one moment that several operations share: what one of them begins to read, it does not take with
 * it when it ends.
 */
export class Loaders {
  private readonly made = new Map<unknown, DataLoader<string, unknown>>()

  constructor(
    private readonly em: EntityManager,
    private readonly remembers = false,
  ) {}

  of<Value>(read: BatchRead<Value>): DataLoader<string, Value | null> {
    return this.named(read, read)
  }

  /**
   * Pages and counts of the lists below things, which are read together where they ask for the same: `how`
   * says what, as plain values.
   */
  below<Value>(
    what: string,
    how: Record<string, unknown>,
    read: (ids: readonly string[]) => Promise<Map<string, Value>>,
  ): DataLoader<string, Value | null> {
    return this.named(`${what} ${JSON.stringify(how)}`, (_em, ids) => read(ids))
  }

  private named<Value>(name: unknown, read: BatchRead<Value>): DataLoader<string, Value | null> {
    let loader = this.made.get(name) as DataLoader<string, Value | null> | undefined
    if (!loader) {
      const fresh = new DataLoader<string, Value | null>(async (ids) => {
        if (!this.remembers) fresh.clearAll()
        const found = await (this.remembers
          ? detached(() => read(this.em.fork(), ids))
          : read(this.em.fork(), ids))
        return ids.map((id) => found.get(id) ?? null)
      })
      this.made.set(name, fresh as DataLoader<string, unknown>)
      loader = fresh
    }
    return loader
  }
}

/**
 * A page of the list below one thing, its items and its count each read together with those of the other
 * things.
 */
export async function pageBelow<Value extends { totalCount(): Promise<number> }>(
  pages: DataLoader<string, Value | null>,
  counts: DataLoader<string, number | null>,
  id: string,
): Promise<Value> {
  const page = (await pages.load(id))!
  return { ...page, totalCount: async () => (await counts.load(id)) ?? 0 }
}
