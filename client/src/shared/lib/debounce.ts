import { useCallback, useEffect, useRef } from 'react'

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
