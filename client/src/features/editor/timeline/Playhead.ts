import { useCallback, useSyncExternalStore } from 'react'

/** Playhead position of a cut, in seconds of the film. Updates ten times per second, re-rendering only its subscribers. */
export class Playhead {
  private readonly listeners = new Set<() => void>()
  private position = 0

  get seconds(): number {
    return this.position
  }

  moveTo(seconds: number): void {
    if (seconds === this.position) return
    this.position = seconds
    this.listeners.forEach((listener) => listener())
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

/** The position, limited to the current length of the film. */
export function usePlayhead(playhead: Playhead, length: number): number {
  const subscribe = useCallback((listener: () => void) => playhead.subscribe(listener), [playhead])
  return Math.min(
    length,
    useSyncExternalStore(subscribe, () => playhead.seconds),
  )
}
