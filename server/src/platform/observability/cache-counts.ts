/** How often something was asked of a cache, for whoever watches this process. */
class CacheCount {
  hits = 0
  misses = 0

  /** Counts one question: whether the cache had an answer. */
  add(isHit: boolean): void {
    if (isHit) this.hits += 1
    else this.misses += 1
  }
}

const counts = new Map<string, CacheCount>()

/** The count of the caches of this name, in this process. */
export function cacheCount(name: string): CacheCount {
  const count = counts.get(name) ?? new CacheCount()
  counts.set(name, count)
  return count
}

/** All of them, by name. */
export const cacheCounts = (): ReadonlyMap<string, CacheCount> => counts
