import { localStore, onStorageChange, sessionStore } from './browserStorage'

const KEY = 'a-key'
const denied = () => {
  throw new DOMException('Access is denied for this document', 'SecurityError')
}
const isFull = () => {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
}

/** Blocks site data like Chrome, where the getters of `window` throw. */
function blockSiteData(): () => void {
  const names = ['localStorage', 'sessionStorage'] as const
  const kept = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)!)
  for (const name of names) Object.defineProperty(globalThis, name, { configurable: true, get: denied })
  return () => names.forEach((name, at) => Object.defineProperty(globalThis, name, kept[at]!))
}

test.each([
  ['local', localStore],
  ['session', sessionStore],
])('blocked %s storage holds values in memory', async (_, store) => {
  const changed = jest.fn()
  const stop = onStorageChange(changed)
  const allow = blockSiteData()
  try {
    expect(store.getItem(KEY)).toBeNull()
    expect(store.isInMemory(KEY)).toBe(true)
    expect(store.setItem(KEY, 'one')).toBe(false)
    expect(store.getItem(KEY)).toBe('one')
    store.removeItem(KEY)
    expect(store.getItem(KEY)).toBeNull()
    store.setItem(KEY, 'two')
    store.clear()
    expect(store.getItem(KEY)).toBeNull()
    await Promise.resolve()
    expect(changed).toHaveBeenCalled()
  } finally {
    allow()
    stop()
  }
  expect(store.getItem(KEY)).toBeNull()
  expect(store.isInMemory(KEY)).toBe(false)
})

test.each([
  ['local', localStore],
  ['session', sessionStore],
])('full %s storage holds new values in memory, and keeps the others', (_, store) => {
  expect(store.setItem('stored', 'before')).toBe(true)
  store.setItem(KEY, 'old')
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(isFull)
  expect(store.setItem(KEY, 'new')).toBe(false)
  expect(store.getItem(KEY)).toBe('new')
  expect(store.isInMemory(KEY)).toBe(true)
  expect(store.isInMemory('stored')).toBe(false)
  expect(store.getItem('stored')).toBe('before')
  write.mockRestore()
  expect(store.setItem(KEY, 'newest')).toBe(true)
  expect(store.isInMemory(KEY)).toBe(false)
  expect(store.getItem(KEY)).toBe('newest')
})
