import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { EditStore } from './EditStore'
import type { Edited } from './types'

/**
 * The document of a store with the local changes. `saved` is the newest document of the server: changes by others are
 * shown with the next frame. What is unsaved when the component leaves is saved then.
 */
export function useEdits<Document extends object, Operation>(
  store: EditStore<Document, Operation>,
  saved: unknown,
): Edited<Document, Operation> {
  useLayoutEffect(() => store.refresh(), [store, saved])
  useEffect(() => {
    store.retry()
    return () => void store.flush()
  }, [store])
  return useSyncExternalStore(store.subscribe, store.current)
}
