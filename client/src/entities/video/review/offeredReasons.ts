import { createStore, useStore } from '../../../shared/lib/store'

/** Reasons for a rejection, with the keys 1 to 6. */
export const REASONS = [
  'Wrong look',
  'Wrong action',
  'Artifacts',
  'Bad motion',
  'Wrong character',
  'Too long',
] as const

const OFFERED_MS = 15_000
const CONFIRMED_MS = 2_000

/** A rejected video with reasons to choose from, or the chosen reason. */
interface OfferedReasons {
  videoId: string
  chosen: string | null
}

const current = createStore<OfferedReasons | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

function change(next: OfferedReasons | null, duration = OFFERED_MS) {
  clearTimeout(timer)
  current.set(next)
  if (next) timer = setTimeout(() => change(null), duration)
}

/** Shows the reasons for a rejected video for 15 seconds, or until the next decision. */
export const offerReasons = (videoId: string): void => change({ videoId, chosen: null })
export const hideReasons = (): void => change(null)
/** Shows the chosen reason for two seconds. */
export const confirmReason = (videoId: string, chosen: string): void =>
  change({ videoId, chosen }, CONFIRMED_MS)
/** Keeps the reasons until `resumeReasons`, while the user points at them or types one. */
export const holdReasons = (): void => clearTimeout(timer)
export const resumeReasons = (): void => change(current.get())

export const useOfferedReasons = (): OfferedReasons | null => useStore(current)
