import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Review } from '../../types.generated'
import { useReviewVideoMutation } from './review.generated'

export interface Deciding {
  id: string
  review: Review
}

let newest: Deciding | null = null
const listeners = new Set<() => void>()
const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function setNewest(decision: Deciding) {
  newest = decision
  listeners.forEach((listener) => listener())
}

/** The last decision that was made here, by this person; null before the first. */
export const useOwnDecision = (): Deciding | null => useSyncExternalStore(watch, () => newest)

/** Accepts and declines videos; `busy` is the decision under way. The error link shows failures. */
export function useReview(): { review(id: string, review: Review): Promise<void>; busy: Deciding | null } {
  const [busy, setBusy] = useState<Deciding | null>(null)
  const [decide] = useReviewVideoMutation({ context: { repeatable: true } })
  const review = useCallback(
    async (id: string, review: Review) => {
      const decision = { id, review }
      setBusy(decision)
      const answer = await decide({ variables: decision }).catch(() => null)
      if (answer?.data) setNewest(decision)
      setBusy((now) => (now === decision ? null : now))
    },
    [decide],
  )
  return { review, busy }
}
