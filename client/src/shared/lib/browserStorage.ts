const listeners = new Set<() => void>()

/** Calls back when values are held in memory, or no longer. Returns a function that stops it. */
export function onStorageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Not at once: values are read while React renders. */
const announce = () => queueMicrotask(() => listeners.forEach((listener) => listener()))

/**
 * A storage of the browser. What the browser refuses to store, because site data is blocked or its space is used up,
 * is held in memory until the page is closed or reloaded.
 */
class BrowserStorage {
  private readonly memory = new Map<string, string>()
  /** Whether the browser denies access, as Chrome does when site data is blocked. */
  private isDenied = false

  /** The getter itself may throw. */
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

  /** Returns whether the value outlives a reload. */
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

  /** Whether a value of this key is, or would be, lost on reload. */
  isInMemory(key: string): boolean {
    return this.isDenied || this.memory.has(key)
  }

  private setDenied(isDenied: boolean) {
    if (isDenied !== this.isDenied) announce()
    this.isDenied = isDenied
  }
}

/** Local storage, which outlives the browser. */
export const localStore = new BrowserStorage(() => globalThis.localStorage)

/** Session storage, which outlives a reload of the tab. */
export const sessionStore = new BrowserStorage(() => globalThis.sessionStorage)
