import { Button } from 'antd'
import { Check, X } from 'lucide-react'
import type { ReviewButtonsFieldsFragment } from '../gql/generated'
import { useReview } from '../lib/review'
import { focusBeside } from '../lib/useReturningFocus'

/** Reject and Accept; the decision that was already made is disabled (specification V2). */
export function ReviewButtons({
  video: { id, status },
}: {
  video: Pick<ReviewButtonsFieldsFragment, 'id' | 'status'>
}) {
  const { review, busy } = useReview()
  const decide = async (button: HTMLElement, decision: 'ACCEPTED' | 'DECLINED') => {
    await review(id, decision)
    focusBeside(button)
  }
  return (
    <>
      <Button
        icon={<X size={16} />}
        disabled={status === 'DECLINED' || busy?.review === 'ACCEPTED'}
        loading={busy?.review === 'DECLINED'}
        onClick={({ currentTarget }) => void decide(currentTarget, 'DECLINED')}
      >
        Reject
      </Button>
      <Button
        icon={<Check size={16} />}
        disabled={status === 'ACCEPTED' || busy?.review === 'DECLINED'}
        loading={busy?.review === 'ACCEPTED'}
        onClick={({ currentTarget }) => void decide(currentTarget, 'ACCEPTED')}
      >
        Accept
      </Button>
    </>
  )
}
