import { useSyncExternalStore } from 'react'

let isConnected = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Called by the socket when it connects or disconnects. */
export function setLive(connected: boolean) {
  if (isConnected === connected) return
  isConnected = connected
  listeners.forEach((listener) => listener())
}

/** Whether the socket is connected, so that changes are pushed. */
export const useLive = () => useSyncExternalStore(subscribe, () => isConnected)

/** A query’s `pollInterval`: the given milliseconds while the socket is disconnected, else 0. */
export const usePolling = (milliseconds: number) => (useLive() ? 0 : milliseconds)
