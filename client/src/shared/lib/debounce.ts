import { useCallback, useEffect, useRef, useState } from 'react'

/** Returns a function that runs `run` once no call has come for `ms` milliseconds. */
export function useDebouncedCallback<Args extends unknown[]>(run: (...args: Args) => void, ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (...args: Args) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => run(...args), ms)
    },
    [run, ms],
  )
}

/** The value once it has not changed for `ms` milliseconds; the former one until then. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
