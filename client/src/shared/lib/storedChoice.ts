import { useState } from 'react'
import { localStore } from './browserStorage'

function stored<Value extends string>(key: string, values: readonly Value[]): Value {
  const choice = localStore.getItem(key)
  return values.find((value) => value === choice) ?? values[0]!
}

/** A choice remembered in the browser. The first value is the default. */
export function useStoredChoice<Value extends string>(key: string, values: readonly Value[]) {
  const [value, setValue] = useState(() => stored(key, values))
  const choose = (next: Value) => {
    setValue(next)
    localStore.setItem(key, next)
  }
  return [value, choose] as const
}
