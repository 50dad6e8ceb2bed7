import { cacheCount } from '#platform/observability/activity'
import type { Events } from '#platform/events/events'
import type { Viewer } from '#platform/auth/viewer'

const CACHE_MS = 5_000
const MAX_ENTRIES = 10_000

const lookups = cacheCount('viewers')

/** The viewer, and when the session or API token expires. */
export interface CachedViewer {
  viewer: Viewer
  expiresAt: Date
}

/**
 * A cache of viewers from the last seconds. A session or API token that has ended, or
 * whose owner’s rights changed, is removed at once, in every process.
 */
export class ViewerCache {
  private readonly cached = new Map<string, { viewer: Viewer; until: number }>()
  /** The cache key of each session or API token. */
  private readonly keys = new Map<string, string>()
  /** Incremented with every removal, so that results read before it are not cached after it. */
  private changes = 0

  constructor(events: Events) {
    events.on('session-ended', ({ id }) => this.forget(id))
    events.on('session-changed', ({ id }) => this.forget(id))
    events.onGap(() => {
      this.changes += 1
      this.clear()
    })
  }

  /** The viewer of `key`: from the cache, or loaded by `read`. */
  async of(key: string, read: () => Promise<CachedViewer | null>): Promise<Viewer | null> {
    const known = this.cached.get(key)
    const isFresh = known !== undefined && known.until > Date.now()
    lookups.add(isFresh)
    if (isFresh) return known.viewer
    const { changes } = this
    const found = await read()
    if (!found) return null
    if (this.cached.size >= MAX_ENTRIES) this.clear()
    if (changes === this.changes) {
      this.cached.set(key, {
        viewer: found.viewer,
        until: Math.min(Date.now() + CACHE_MS, found.expiresAt.getTime()),
      })
      this.keys.set(found.viewer.sessionId, key)
    }
    return found.viewer
  }

  /** Removes a session or API token from the cache. */
  forget(id: string): void {
    this.changes += 1
    const key = this.keys.get(id)
    if (key === undefined) return
    this.keys.delete(id)
    this.cached.delete(key)
  }

  private clear(): void {
    this.cached.clear()
    this.keys.clear()
  }
}
