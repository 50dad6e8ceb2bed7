import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * A value that lives in the address, such as `?q=fox`, so that a reload and a shared link keep it. The address
 * leaves out `usual`.
 */
export function useAddressValue<Value extends string>(
  name: string,
  { usual, among }: { usual: Value; among?: readonly Value[] },
) {
  const [search, setSearch] = useSearchParams()
  const given = (search.get(name) ?? usual) as Value
  const value = !among || among.includes(given) ? given : usual
  const set = useCallback(
    (next: Value) => {
      if (next === value) return
      const write = (now: URLSearchParams) => {
        if (next === usual) now.delete(name)
        else now.set(name, next)
        return now
      }
      setSearch(write, { replace: true, preventScrollReset: true })
    },
    [name, value, usual, setSearch],
  )
  return [value, set] as const
}

/** What is searched for, as `?q=` of the address. */
export const useAddressSearch = () => useAddressValue<string>('q', { usual: '' })
