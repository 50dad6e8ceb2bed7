import { useEffect, useSyncExternalStore } from 'react'

let title = ''
const listeners = new Set<() => void>()

/** Names the page in the browser's tab and, inside a workspace, in the bar on top of a phone. */
export function usePageTitle(name: string) {
  useEffect(() => {
    title = name
    document.title = name ? `${name} · Cutroom` : 'Cutroom'
    listeners.forEach((listener) => listener())
  }, [name])
}

/** The name that the page last gave itself. */
export const useCurrentTitle = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => title,
  )
