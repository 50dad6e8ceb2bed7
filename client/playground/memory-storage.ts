import type { Storage } from '@graphiql/toolkit'

/** Where GraphiQL keeps its tabs and sizes: only as long as the page is open, for the page has no storage. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
