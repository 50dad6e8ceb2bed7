import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TIMES } from '#schema/limits'
import { beginSession } from '../../shared/lib/session/session'

const STORE = 'device'
const KEY = 'proof'

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser has no storage')))
  })

/** IndexedDB, because local storage is cleared at the end of a session, before the proof is needed. */
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

/** Returns the proof of the last sign-in on this device, which makes it a known device; undefined without storage. */
export async function deviceProof(): Promise<string | undefined> {
  return withStore<unknown>('readonly', (store) => store.get(KEY)).then(
    (proof) => (typeof proof === 'string' ? proof : undefined),
    () => undefined,
  )
}

/** Stores the proof; without storage, the next sign-in comes from an unknown device. */
async function keepDeviceProof(proof: string): Promise<void> {
  await withStore('readwrite', (store) => store.put(proof, KEY)).catch(() => undefined)
}

/** The message between signing in and the redirect (specification A5). */
export const SIGNED_IN = 'Login successful. Redirecting to app...'

/** Starts a session with a server token, and redirects to the projects two seconds later. */
export function useCompleteSignIn() {
  const [isDone, setDone] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return
    const redirect = setTimeout(() => void navigate('/projects', { replace: true }), TIMES.redirectAfterLogin)
    return () => clearTimeout(redirect)
  }, [isDone, navigate])
  const enter = ({ token, deviceProof }: { token: string; deviceProof: string }) => {
    void keepDeviceProof(deviceProof)
    beginSession(token)
    setDone(true)
  }
  return { isDone, enter }
}
