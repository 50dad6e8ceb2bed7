import type { Storage } from '@graphiql/toolkit'

/** Stores the tabs and sizes of GraphiQL in memory, because the page has no browser storage. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
