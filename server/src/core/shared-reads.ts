import { FairLimiter } from './fair-limiter.js'

const CONCURRENCY = { atOnce: 6, ofOne: 2, waitingEach: Infinity, waitingAll: Infinity, patienceMs: 60_000 }
/** How long a result is reused by others who receive the same fact at the same moment, in milliseconds. */
const FRESH_MS = 1_000

interface Read {
  result: Promise<unknown>
  /** When the result arrived; undefined while it is being read. */
  since?: number
}

/**
 * Reads caused by facts: each is done once for all who may share it, and few at a time for one person, so
 * that others are served in time.
 */
export class SharedReads {
  private readonly limiter = new FairLimiter(CONCURRENCY)
  private readonly known = new WeakMap<object, Map<string, Read>>()
  private readonly things = new WeakMap<object, Map<string, unknown>>()

  /**
   * The result of `read`, or of the same read for this source and key a moment ago. `person` is whose share
   * of the concurrency it uses.
   */
  once<Result>(
    { source, key, person }: { source: object; key: string; person: string },
    read: () => Promise<Result>,
  ): Promise<Result> {
    const reads = this.of(source)
    const known = reads.get(key)
    if (known && (known.since === undefined || Date.now() - known.since < FRESH_MS))
      return known.result as Promise<Result>
    const result = this.limiter.run(person, read)
    const entry: Read = { result }
    const settled = () => (entry.since = Date.now())
    result.then(settled, settled)
    reads.set(key, entry)
    return result
  }

  /** A value that belongs to a source, created on first use. */
  getOrCreate<Thing>(source: object, key: string, make: () => Thing): Thing {
    const kept = this.things.get(source) ?? new Map<string, unknown>()
    this.things.set(source, kept)
    if (!kept.has(key)) kept.set(key, make())
    return kept.get(key) as Thing
  }

  private of(source: object): Map<string, Read> {
    const reads = this.known.get(source) ?? new Map<string, Read>()
    this.known.set(source, reads)
    return reads
  }
}
