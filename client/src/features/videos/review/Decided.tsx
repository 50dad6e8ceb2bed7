import { useState } from 'react'
import { useOwnDecision } from '../../../entities/video/review/review'
import { DeclinedFor } from '../../../entities/video/review/DeclinedFor'
import type { DeclineReasonFieldsFragment } from '../../../entities/video/review/DeclineReason.generated'

interface DecidedProps {
  videos: readonly (DeclineReasonFieldsFragment & { title: string })[]
  /** The ids of the cut, in order. */
  cutIds: readonly string[]
}

/** What came of one's last decision: where in the cut the video is now, or that it was declined. */
export function Decided({ videos, cutIds }: DecidedProps) {
  const decision = useOwnDecision()
  const [earlier] = useState(decision) // of an earlier visit
  const video = videos.find(({ id }) => id === decision?.id)
  return (
    <>
      <p className="meta truncate" role="status">
        {decision &&
          decision !== earlier &&
          video &&
          wordsOf(decision.review, video.title, cutIds.indexOf(video.id) + 1)}
      </p>
      {decision && decision !== earlier && video && <DeclinedFor video={video} />}
    </>
  )
}

function wordsOf(review: string, title: string, number: number) {
  if (review === 'DECLINED') return `Declined: ${title}`
  return number ? `Number ${number} in the cut: ${title}` : `Accepted: ${title}`
}
