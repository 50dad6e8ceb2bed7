import { useCallback, useEffect, useRef, useState } from 'react'

/** Debounced `run`: called `ms` milliseconds after the last call. */
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

/** The debounced value: changes once `value` has been stable for `ms` milliseconds. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
