import { useEffect, useSyncExternalStore } from 'react'

let title = ''
const listeners = new Set<() => void>()

/** Sets the title of the page in the browser’s tab and, inside a workspace, in the top bar of a phone. */
export function usePageTitle(name: string) {
  useEffect(() => {
    title = name
    document.title = name ? `${name} · Cutroom` : 'Cutroom'
    listeners.forEach((listener) => listener())
  }, [name])
}

/** The title that the page last set. */
export const useCurrentTitle = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => title,
  )
