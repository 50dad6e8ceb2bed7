const STORE = 'device'
const KEY = 'proof'

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')))
  })

/** Not in local storage, which is cleared when a session ends: that is when it will be needed. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open('cutroom', 1)
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(STORE))
  const database = await resultOf(opening)
  try {
    return await resultOf(act(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/**
 * What the last sign-in on this device left, so that the next one is known; undefined where the browser keeps
 * nothing.
 */
export async function deviceProof(): Promise<string | undefined> {
  return withStore<unknown>('readonly', (store) => store.get(KEY)).then(
    (proof) => (typeof proof === 'string' ? proof : undefined),
    () => undefined,
  )
}

/** Keeps it; a browser that keeps nothing signs in as an unknown device does. */
export async function keepDeviceProof(proof: string): Promise<void> {
  await withStore('readwrite', (store) => store.put(proof, KEY)).catch(() => undefined)
}
