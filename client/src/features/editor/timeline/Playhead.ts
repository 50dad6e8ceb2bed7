import { useCallback, useSyncExternalStore } from 'react'

/**
 * The position of a cut’s playhead, in seconds of the film. It moves ten times a second while the cut plays, and
 * renders only its readers.
 */
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

/** The position, never after the end of a film that became shorter. */
export function usePlayhead(playhead: Playhead, length: number): number {
  const subscribe = useCallback((listener: () => void) => playhead.subscribe(listener), [playhead])
  return Math.min(
    length,
    useSyncExternalStore(subscribe, () => playhead.seconds),
  )
}
