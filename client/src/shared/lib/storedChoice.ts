import { useCallback, useSyncExternalStore } from 'react'
import { localStore } from './browserStorage'
import { createEvent } from './store'

const changes = createEvent()

/** A choice remembered in the browser, the same everywhere in a page. The first value is the default. */
export function useStoredChoice<Value extends string>(key: string, values: readonly Value[]) {
  const stored = useSyncExternalStore(changes.subscribe, () => localStore.getItem(key))
  const choose = useCallback(
    (next: Value) => {
      localStore.setItem(key, next)
      changes.emit()
    },
    [key],
  )
  return [values.find((value) => value === stored) ?? values[0]!, choose] as const
}
