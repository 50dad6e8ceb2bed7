import { useEffect } from 'react'
import { messageOf } from '../shared/lib/network/errors'
import { EmptyState } from '../shared/ui/EmptyState'
import { LoadingLogo } from '../shared/ui/Logo'
import { useReview } from './api/useReview'
import { FirstFramesReview } from './first-frames/FirstFramesReview'
import { ReviewScreen } from './screen/ReviewScreen'
import s from './screen/ReviewScreen.module.css'

interface ReviewProps {
  session: string
  /** Called when the link has ended. */
  onEnd: () => void
}

/** The review of a guest with a session. */
export function Review({ session, onEnd }: ReviewProps) {
  const { review, notes, failure, isConnected, reload, actions } = useReview(session, onEnd)
  const name = review?.name
  useEffect(() => {
    if (name) document.title = name
  }, [name])
  if (failure)
    return (
      <main>
        <EmptyState
          alone
          broken
          heading="h1"
          title="The review could not be loaded"
          text={messageOf(failure)}
          onRetry={reload}
        />
      </main>
    )
  if (!review || !notes)
    return (
      <main className={s.loading}>
        <LoadingLogo text="Loading the review" />
      </main>
    )
  if (review.kind === 'FIRST_FRAMES')
    return <FirstFramesReview review={review} actions={actions} isConnected={isConnected} />
  if (!review.versions.length)
    return (
      <main>
        <EmptyState
          alone
          heading="h1"
          title="Nothing to watch yet"
          text={`${review.name} appears here as soon as it is finished.`}
        />
      </main>
    )
  return (
    <ReviewScreen review={review} notes={notes} actions={actions} isConnected={isConnected} reload={reload} />
  )
}
