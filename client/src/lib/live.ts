import { useSyncExternalStore } from 'react'

let up = false
const listeners = new Set<() => void>()
const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For the socket: sets whether changes are pushed. */
export function setLive(now: boolean) {
  if (up === now) return
  up = now
  listeners.forEach((listener) => listener())
}

/** Whether the live connection is up, so that changes are pushed. */
export const useLive = () => useSyncExternalStore(watch, () => up)

/** Returns a query’s `pollInterval`: the given milliseconds while the live connection is down, else 0. */
export const usePolling = (milliseconds: number) => (useLive() ? 0 : milliseconds)
