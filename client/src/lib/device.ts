const STORE = 'device'
const KEY = 'proof'

/** Not in local storage, which is cleared when a session ends: that is when it will be needed. */
function inStore<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('cutroom', 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const request = act(database.transaction(STORE, mode).objectStore(STORE))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
      request.transaction!.oncomplete = () => database.close()
    }
  })
}

/** What the last sign-in on this device left, so that the next one is known; undefined where the browser keeps nothing. */
export async function deviceProof(): Promise<string | undefined> {
  return inStore<unknown>('readonly', (store) => store.get(KEY)).then((proof) => (typeof proof === 'string' ? proof : undefined), () => undefined)
}

/** Keeps it; a browser that keeps nothing signs in as an unknown device does. */
export async function keepDeviceProof(proof: string): Promise<void> {
  await inStore('readwrite', (store) => store.put(proof, KEY)).catch(() => undefined)
}
