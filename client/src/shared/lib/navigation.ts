import { useCallback, useEffect, useEffectEvent } from 'react'
import { useSearchParams, useLocation, useNavigate } from 'react-router-dom'
import { createEvent, createStore, useStore } from './store'

const title = createStore('')

/** Sets the title of the browser tab, and of the workspace’s top bar on phones. */
export function usePageTitle(name: string) {
  useEffect(() => {
    title.set(name)
    document.title = name ? `${name} · Cutroom` : 'Cutroom'
  }, [name])
}

/** The current page title. */
export const useCurrentTitle = () => useStore(title)

/** A dialog or field that navigation can open on the target page. */
type Openable = 'new-project' | 'upload' | 'script' | 'prompt' | 'rename' | 'share'

/** `navigate` options that open a dialog, or focus a field, on the target page. */
export const navigationToOpen = (opens: Openable) => ({ state: { opens } })

/** Calls `open` when navigation requested it; not again on Back or reload. */
export function useOpenFromNavigation(what: Openable, open: () => void) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isRequested = (state as { opens?: Openable } | null)?.opens === what
  const openOnce = useEffectEvent(() => {
    open()
    void navigate({ pathname, search }, { replace: true, state: null })
  })
  useEffect(() => {
    if (isRequested) openOnce()
  }, [isRequested])
}

/** `goTo` navigates from outside of React; `onGoTo` registers the router. */
export const { emit: goTo, subscribe: onGoTo } = createEvent<string>()

/** A search parameter as state, such as `?q=fox`. The address omits the value `initial`. */
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

/** The search text in the address, `?q=`. */
export const useSearchText = () => useSearchParam<string>('q', { initial: '' })
