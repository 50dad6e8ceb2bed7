import { Button } from 'antd'
import { Check, X } from 'lucide-react'
import type { Review } from '../../types.generated'
import { focusBeside } from '../../../shared/lib/input/focus'
import type { ReviewButtonsFieldsFragment } from './ReviewButtons.generated'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useReviewVideoMutation } from './review.generated'

interface Deciding {
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

export interface VerdictButtonsProps {
  status: ReviewButtonsFieldsFragment['status']
  /** The decision under way. */
  busy?: Review
  tabIndex?: number
  onDecide: (review: Review, how: { byKeyboard: boolean; button: HTMLElement }) => void
}

/** Reject and Accept; the decision that was already made is disabled (specification V2). */
export const VerdictButtons = ({ status, busy, tabIndex, onDecide }: VerdictButtonsProps) => (
  <>
    <Button
      tabIndex={tabIndex}
      icon={<X size={16} />}
      disabled={status === 'DECLINED' || busy === 'ACCEPTED'}
      loading={busy === 'DECLINED'}
      onClick={({ detail, currentTarget: button }) => onDecide('DECLINED', { byKeyboard: !detail, button })}
    >
      Reject
    </Button>
    <Button
      tabIndex={tabIndex}
      icon={<Check size={16} />}
      disabled={status === 'ACCEPTED' || busy === 'DECLINED'}
      loading={busy === 'ACCEPTED'}
      onClick={({ detail, currentTarget: button }) => onDecide('ACCEPTED', { byKeyboard: !detail, button })}
    >
      Accept
    </Button>
  </>
)

interface ReviewButtonsProps {
  video: Pick<ReviewButtonsFieldsFragment, 'id' | 'status'>
  tabIndex?: number
  /** Called with each decision, before it is sent, and leads the focus on; without it, it stays beside the button. */
  onDecide?: VerdictButtonsProps['onDecide']
}

/** The same, deciding about one video by itself. */
export function ReviewButtons({ video: { id, status }, tabIndex, onDecide }: ReviewButtonsProps) {
  const { review, busy } = useReview()
  return (
    <VerdictButtons
      status={status}
      busy={busy?.review}
      tabIndex={tabIndex}
      onDecide={(decision, how) => {
        onDecide?.(decision, how)
        const decided = review(id, decision)
        if (!onDecide) void decided.then(() => focusBeside(how.button))
      }}
    />
  )
}
