import { useState } from 'react'

function stored<Value extends string>(key: string, values: readonly Value[]): Value {
  try {
    return values.find((value) => value === localStorage.getItem(key)) ?? values[0]!
  } catch {
    return values[0]!
  }
}

/** A choice of one of these values, stored in the browser; the first value is the default. */
export function useStoredChoice<Value extends string>(key: string, values: readonly Value[]) {
  const [value, setValue] = useState(() => stored(key, values))
  const choose = (next: Value) => {
    setValue(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // without storage the default is used next time
    }
  }
  return [value, choose] as const
}
