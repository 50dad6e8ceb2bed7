/**
 * What a process has exchanged with the store of its files, counted since it began. A folder of this machine
 * exchanges nothing.
 */
export class StorageTraffic {
  /** Those that the client repeats by itself count once. */
  requests = 0
  fetchedBytes = 0
  storedBytes = 0
  /** Files that a worker wanted on its machine: they were there, or had to be fetched. */
  cacheHits = 0
  cacheMisses = 0
  /** Files that were removed to make room. */
  cacheEvictions = 0
  /** How often the cache could not be used, for want of space or rights. */
  cacheFailures = 0
  /** What the cache held when it was last looked at. */
  cachedBytes = 0
}
