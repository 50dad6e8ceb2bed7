import type { Cache, InMemoryCache } from '@apollo/client'

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
