import { useFragment } from '@apollo/client/react'
import { Button, Input } from 'antd'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { useKeys } from '../../../shared/lib/input/keyboardShortcuts'
import {
  REASONS,
  confirmReason,
  hideReasons,
  holdReasons,
  resumeReasons,
  useOfferedReasons,
} from './offeredReasons'
import { useMay } from '../../person/may'
import { useRepeatVideo } from '../continue/repeatVideo'
import { VideoTitleFieldsFragmentDoc } from '../VideoTitle.generated'
import { videoTitle } from '../videoTitle'
import s from './ReasonChips.module.css'
import { useDeclineVideoMutation } from './review.generated'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

/** Reasons to choose from after a rejection, below the name of the video. On a card they scroll into view. */
export function ReasonChips({ className = '', isOnCard }: { className?: string; isOnCard?: boolean }) {
  const offered = useOfferedReasons()
  const { data, complete } = useFragment({
    fragment: VideoTitleFieldsFragmentDoc,
    from: offered && { __typename: 'Clip', id: offered.videoId },
  })
  const { repeatingId, repeat } = useRepeatVideo()
  const mayGenerate = useMay()('generate')
  const element = useRef<HTMLDivElement>(null)
  const videoId = offered?.videoId
  useEffect(() => {
    if (isOnCard && videoId) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOnCard, videoId])
  if (!videoId) return null
  const { chosen } = offered
  return (
    <div ref={element} className={`${s.reasons} ${isOnCard ? s.onCard : ''} ${className}`}>
      {!chosen && (
        <span className="meta">{complete ? `${videoTitle(data)} rejected because` : 'Rejected because'}</span>
      )}
      {chosen ? (
        <>
          <p role="status">{`Reason: ${chosen}`}</p>
          {mayGenerate && (
            <Button size="small" loading={repeatingId === videoId} onClick={() => repeat(videoId)}>
              Make another take
            </Button>
          )}
        </>
      ) : (
        <Choice key={videoId} videoId={videoId} />
      )}
    </div>
  )
}

function Choice({ videoId }: { videoId: string }) {
  const [decline] = useDeclineVideoMutation({ context: { idempotent: true } })
  const choose = (reason: string) => {
    confirmReason(videoId, reason)
    decline({ variables: { id: videoId, reason } }).catch(hideReasons) // the error link shows the error
  }
  return <ReasonChoice onChoose={choose} onHold={holdReasons} onResume={resumeReasons} onHide={hideReasons} />
}

interface ReasonChoiceProps {
  /** At most nine. */
  reasons?: readonly string[]
  onChoose: (reason: string) => void
  /** The user points at the reasons or types one. */
  onHold?: () => void
  onResume?: () => void
  onHide: () => void
}

/** Reasons with keys from 1, and a field for another one. */
export function ReasonChoice({ reasons = REASONS, onChoose, onHold, onResume, onHide }: ReasonChoiceProps) {
  const [isTyping, setTyping] = useState(false)
  const keys = Object.fromEntries(reasons.map((reason, at) => [`${at + 1}`, () => onChoose(reason)]))
  useKeys(keys, {}, { scope: 'window' })
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onResume?.()
  }
  return (
    <div
      role="group"
      aria-label="Reason for rejecting"
      className={s.chips}
      onPointerEnter={onHold}
      onPointerLeave={() => !isTyping && onResume?.()}
      onFocus={onHold}
      onBlur={onBlur}
    >
      {isTyping ? (
        <ReasonField onSave={onChoose} onHide={onHide} />
      ) : (
        <>
          {reasons.map((reason, at) => (
            <button
              key={reason}
              type="button"
              aria-keyshortcuts={`${at + 1}`}
              onClick={() => onChoose(reason)}
            >
              <kbd aria-hidden>{at + 1}</kbd>
              {reason}
            </button>
          ))}
          <button type="button" onClick={() => setTyping(true)}>
            Other…
          </button>
        </>
      )}
    </div>
  )
}

/** Field for a reason; Enter saves, Escape closes it. */
function ReasonField({ onSave, onHide }: { onSave: (reason: string) => void; onHide: () => void }) {
  const [text, setText] = useState('')
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation() // keeps the keys from the card and the dialog
    const key = pressedKey(event)
    if (key === 'Escape') onHide()
    if (key === 'Enter' && text.trim()) onSave(text.trim())
  }
  return (
    <Input
      autoFocus
      aria-label="Reason"
      placeholder="Reason, then Enter"
      maxLength={LIMITS.video.reasonMax}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
