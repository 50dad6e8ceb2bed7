import { useSyncExternalStore } from 'react'

/** Reasons for a rejection, with the keys 1 to 6. */
export const REASONS = [
  'Wrong look',
  'Wrong action',
  'Artifacts',
  'Bad motion',
  'Wrong character',
  'Too long',
] as const

const OFFERED_MS = 5_000
const CONFIRMED_MS = 2_000

/** A rejected video with reasons to choose from, or the chosen reason. */
interface OfferedReasons {
  videoId: string
  chosen: string | null
}

let current: OfferedReasons | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: OfferedReasons | null, duration = OFFERED_MS) {
  clearTimeout(timer)
  current = next
  if (next) timer = setTimeout(() => change(null), duration)
  listeners.forEach((listener) => listener())
}

/** Shows the reasons for a rejected video for five seconds. */
export const offerReasons = (videoId: string): void => change({ videoId, chosen: null })
export const hideReasons = (): void => change(null)
/** Shows the chosen reason for two seconds. */
export const confirmReason = (videoId: string, chosen: string): void =>
  change({ videoId, chosen }, CONFIRMED_MS)
/** Keeps the reasons until `resumeReasons`, while the user points at them or types one. */
export const holdReasons = (): void => clearTimeout(timer)
export const resumeReasons = (): void => change(current)

export const useOfferedReasons = (): OfferedReasons | null => useSyncExternalStore(watch, () => current)
