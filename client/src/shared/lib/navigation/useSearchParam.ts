import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** A search parameter of the address as state, such as `?q=fox`. The address omits the value `initial`. */
export function useSearchParam<Value extends string>(
  name: string,
  { initial, values }: { initial: Value; values?: readonly Value[] },
) {
  const [search, setSearch] = useSearchParams()
  const given = (search.get(name) ?? initial) as Value
  const value = !values || values.includes(given) ? given : initial
  const set = useCallback(
    (next: Value) => {
      if (next === value) return
      const write = (params: URLSearchParams) => {
        if (next === initial) params.delete(name)
        else params.set(name, next)
        return params
      }
      setSearch(write, { replace: true, preventScrollReset: true })
    },
    [name, value, initial, setSearch],
  )
  return [value, set] as const
}

/** The search text, `?q=` of the address. */
export const useSearchText = () => useSearchParam<string>('q', { initial: '' })
