import { Mark } from '../../shared/ui/Logo'
import { EmptyState } from '../../shared/ui/EmptyState'
import type { GuestReview } from '../api/guestTypes'
import type { GuestActions } from '../api/useReview'
import { useAnnouncer } from '../ui/useAnnouncer'
import { VerdictBar } from '../verdict/VerdictBar'
import s from './FirstFramesReview.module.css'

interface FirstFramesReviewProps {
  review: GuestReview
  actions: Pick<GuestActions, 'giveFirstFrameVerdict'>
  isConnected: boolean
}

/** The review of first frames by a guest: one picture after the other, each with verdicts. */
export function FirstFramesReview({ review, actions, isConnected }: FirstFramesReviewProps) {
  const { name, firstFrames, guest, mayApprove } = review
  const { announce, announcer } = useAnnouncer()
  const decided = firstFrames.filter(({ verdicts }) => verdicts.some((one) => one.guest.id === guest.id))
  return (
    <div className={s.screen}>
      <header className={s.header}>
        <Mark size={24} />
        <h1>{name}</h1>
        {!isConnected && (
          <span className={s.offline} role="status">
            Reconnecting…
          </span>
        )}
        {mayApprove && firstFrames.length > 0 && (
          <span className={s.count}>
            {decided.length} of {firstFrames.length} reviewed
          </span>
        )}
      </header>
      <main className={s.main}>
        {!firstFrames.length && (
          <EmptyState
            alone
            title="Nothing to review yet"
            text="First frames appear here as soon as they are drawn."
          />
        )}
        {firstFrames.map(({ id, shotNumber, words, imageUrl, verdicts }) => (
          <article key={id} className={s.frame} aria-label={`Shot ${shotNumber}`}>
            <img src={imageUrl} alt={`First frame of shot ${shotNumber}`} loading="lazy" />
            <div className={s.words}>
              <h2>Shot {shotNumber}</h2>
              <p dir="auto">{words}</p>
            </div>
            <VerdictBar
              subject={{ id, verdicts }}
              name={`shot ${shotNumber}`}
              guestId={guest.id}
              mayApprove={mayApprove}
              onGive={(verdict) => actions.giveFirstFrameVerdict({ firstFrameId: id, ...verdict })}
              announce={announce}
            />
          </article>
        ))}
      </main>
      {announcer}
    </div>
  )
}
