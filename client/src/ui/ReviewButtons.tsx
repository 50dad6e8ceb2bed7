import { Button } from 'antd'
import { Check, X } from 'lucide-react'
import type { VideoFieldsFragment } from '../gql/generated'
import { useReview } from '../lib/review'

/** Reject and Accept; the same decision cannot be made twice (specification V2). */
export function ReviewButtons({
  video: { id, status },
}: {
  video: Pick<VideoFieldsFragment, 'id' | 'status'>
}) {
  const { review, busy } = useReview()
  return (
    <>
      <Button
        icon={<X size={16} />}
        disabled={status === 'DECLINED' || busy?.review === 'ACCEPTED'}
        loading={busy?.review === 'DECLINED'}
        onClick={() => void review(id, 'DECLINED')}
      >
        Reject
      </Button>
      <Button
        icon={<Check size={16} />}
        disabled={status === 'ACCEPTED' || busy?.review === 'DECLINED'}
        loading={busy?.review === 'ACCEPTED'}
        onClick={() => void review(id, 'ACCEPTED')}
      >
        Accept
      </Button>
    </>
  )
}
