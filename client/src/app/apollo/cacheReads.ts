import { InMemoryCache, type Cache } from '@apollo/client'

/**
 * Lets a cache read a list once instead of twice. Results with and without optimistic changes are kept
 * apart, and an observed query reads and compares both, asset by asset, whenever anything in it changes.
 * While nothing is optimistic they are identical, so the first is used for both. Modifies the given cache.
 */
export function readOnce(cache: InMemoryCache): InMemoryCache {
  const changes = new Set<string>()
  const { diff, batch, removeOptimistic, reset } = cache
  return Object.assign(cache, {
    diff: (options: Cache.DiffOptions) =>
      diff.call(cache, changes.size ? options : { ...options, optimistic: true }),
    batch: (options: Cache.BatchOptions<InMemoryCache, unknown>) => {
      if (typeof options.optimistic === 'string') changes.add(options.optimistic)
      const result = batch.call(cache, options)
      if (options.removeOptimistic) changes.delete(options.removeOptimistic)
      return result
    },
    removeOptimistic: (id: string) => {
      removeOptimistic.call(cache, id)
      changes.delete(id)
    },
    reset: (options?: Cache.ResetOptions) => {
      changes.clear()
      return reset.call(cache, options)
    },
  })
}

/** What is tracked of an object that is not tracked field by field. */
const WHOLE = 'whole'

/** The part of the cache that remembers which result depends on which field of which object. */
interface Dependencies {
  depend: (dataId: string, field: string) => void
  dirty: (dataId: string, field: string) => void
}

/**
 * Lets results depend on objects of the given types as a whole and not on each of their fields, in every cache. A
 * library of 20,000 assets takes a third of the memory so: three quarters of it were notes of which list shows
 * which field. A changed asset was read anew in any case. Apollo Client has no option for it; its version is
 * pinned, and `coarse.test.ts` notices when these notes are kept elsewhere.
 */
export function trackWhole(...types: string[]): void {
  const { data } = new InMemoryCache() as unknown as { data: { group: Dependencies } }
  const notes = Object.getPrototypeOf(data.group) as Dependencies
  const { depend, dirty } = notes
  const prefixes = types.map((type) => `${type}:`)
  const tracked = (dataId: string, field: string) =>
    prefixes.some((prefix) => dataId.startsWith(prefix)) ? WHOLE : field
  notes.depend = function (dataId, field) {
    return depend.call(this, dataId, tracked(dataId, field))
  }
  notes.dirty = function (dataId, field) {
    return dirty.call(this, dataId, tracked(dataId, field))
  }
}
