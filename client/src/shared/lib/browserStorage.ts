import { createEvent } from './store'

const changes = createEvent()

/** Calls `listener` when values start or stop being held only in memory. Returns a function to unsubscribe. */
export const onStorageChange = changes.subscribe

/** Deferred, because values are read while React renders. */
const announce = () => queueMicrotask(changes.emit)

/**
 * Browser storage with a fallback in memory, until the page is closed or reloaded, for values that the browser refuses to
 * store because site data is blocked or the quota is reached.
 */
class BrowserStorage {
  private readonly memory = new Map<string, string>()
  /** Whether the browser denies access, as Chrome does when site data is blocked. */
  private isDenied = false

  /** `open` may throw. */
  constructor(private readonly open: () => Storage) {}

  getItem(key: string): string | null {
    const held = this.memory.get(key)
    if (held !== undefined) return held
    try {
      const value = this.open().getItem(key)
      this.setDenied(false)
      return value
    } catch {
      this.setDenied(true)
      return null
    }
  }

  /** Returns whether the value survives a reload. */
  setItem(key: string, value: string): boolean {
    try {
      this.open().setItem(key, value)
      if (this.memory.delete(key)) announce()
      return true
    } catch {
      this.memory.set(key, value)
      announce()
      return false
    }
  }

  removeItem(key: string): void {
    if (this.memory.delete(key)) announce()
    try {
      this.open().removeItem(key)
    } catch {
      // nothing is stored
    }
  }

  clear(): void {
    if (this.memory.size) announce()
    this.memory.clear()
    try {
      this.open().clear()
    } catch {
      // nothing is stored
    }
  }

  /** Whether a value of this key is only in memory, or would be. */
  isInMemory(key: string): boolean {
    return this.isDenied || this.memory.has(key)
  }

  private setDenied(isDenied: boolean) {
    if (isDenied !== this.isDenied) announce()
    this.isDenied = isDenied
  }
}

/** Local storage: kept when the browser is closed. */
export const localStore = new BrowserStorage(() => globalThis.localStorage)

/** Session storage: kept when the tab is reloaded. */
export const sessionStore = new BrowserStorage(() => globalThis.sessionStorage)
