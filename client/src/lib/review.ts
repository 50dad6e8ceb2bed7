import { useCallback, useState } from 'react'
import { type Review, useReviewVideoMutation } from '../gql/generated'

export interface Deciding {
  id: string
  review: Review
}

/** Accepts and declines videos; `busy` is the decision under way. The error link shows failures. */
export function useReview(): { review(id: string, review: Review): Promise<void>; busy: Deciding | null } {
  const [busy, setBusy] = useState<Deciding | null>(null)
  const [decide] = useReviewVideoMutation()
  const review = useCallback(
    async (id: string, review: Review) => {
      setBusy({ id, review })
      await decide({ variables: { id, review } }).catch(() => null)
      setBusy(null)
    },
    [decide],
  )
  return { review, busy }
}
