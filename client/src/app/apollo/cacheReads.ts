import { InMemoryCache, type Cache } from '@apollo/client'

/**
 * Makes a cache read lists once instead of twice. Apollo reads results with and without optimistic changes
 * separately whenever an observed query changes. Without optimistic changes both are identical, so one is
 * used for both. Modifies the given cache.
 */
export function dedupeCacheReads(cache: InMemoryCache): InMemoryCache {
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

/** The field name for objects that are tracked as a whole. */
const WHOLE = 'whole'

/** The cache’s dependency tracker: which result depends on which field of which object. */
interface Dependencies {
  depend: (dataId: string, field: string) => void
  dirty: (dataId: string, field: string) => void
}

/**
 * Tracks objects of the given types as a whole instead of by field, in every cache. A library of 20,000
 * assets then takes a third of the memory. Apollo Client has no option for it; its version is pinned, and
 * `cacheReads.test.ts` fails when its internals change.
 */
export function trackByObject(...types: string[]): void {
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
