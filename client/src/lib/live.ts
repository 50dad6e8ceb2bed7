import { useSyncExternalStore } from 'react'

let up = false
const listeners = new Set<() => void>()
const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For the socket: tells everybody whether changes are pushed. */
export function setLive(now: boolean) {
  if (up === now) return
  up = now
  listeners.forEach((listener) => listener())
}

/** Whether the live connection is up, so that changes arrive by themselves. */
export const useLive = () => useSyncExternalStore(watch, () => up)

/** A query's `pollInterval`: the given milliseconds while the live connection is down, else none. */
export const usePolling = (milliseconds: number) => (useLive() ? 0 : milliseconds)
