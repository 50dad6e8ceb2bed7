import { useEffect, useLayoutEffect } from 'react'
import { useStore } from '../store'
import type { EditStore } from './EditStore'
import type { Edited } from './EditStoreDeps'

/**
 * The document of a store with local changes. `saved` is the server’s newest document; changes by others show in the next
 * animation frame. Saves unsaved changes on unmount.
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
  return useStore(store.shown)
}
