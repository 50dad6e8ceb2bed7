import { Button } from 'antd'
import { Check, X } from 'lucide-react'
import { useMay } from '../../person/may'
import type { VideoStatus } from '../../types.generated'
import { focusNextTo } from '../../../shared/lib/input/focus'
import { createStore, useStore } from '../../../shared/lib/store'
import type { ReviewButtonsFieldsFragment } from './ReviewButtons.generated'
import { useCallback, useEffect, useRef, useState } from 'react'
import { hideReasons, offerReasons } from './offeredReasons'
import { useAcceptVideoMutation, useDeclineVideoMutation } from './review.generated'

/** A decision about a video. */
export type Decision = Extract<VideoStatus, 'ACCEPTED' | 'DECLINED'>

interface ReviewDecision {
  id: string
  review: Decision
}

const newest = createStore<ReviewDecision | null>(null)

/** The user’s last review in this session, or null. */
export const useLastReview = (): ReviewDecision | null => useStore(newest)

/** Accepts and declines videos; `busy` is the review in progress. The error link shows failures. */
export function useReview(): {
  review(id: string, review: Decision): Promise<void>
  busy: ReviewDecision | null
} {
  const [busy, setBusy] = useState<ReviewDecision | null>(null)
  const [accept] = useAcceptVideoMutation({ context: { idempotent: true } })
  const [decline] = useDeclineVideoMutation({ context: { idempotent: true } })
  const mayDecide = useMay()('decide')
  const review = useCallback(
    async (id: string, review: Decision) => {
      if (!mayDecide) return
      const decision = { id, review }
      setBusy(decision)
      const decide = review === 'ACCEPTED' ? accept : decline
      const answer = await decide({ variables: { id } }).catch(() => null)
      if (answer?.data) {
        newest.set(decision)
        if (review === 'DECLINED') offerReasons(id)
        else hideReasons()
      }
      setBusy((now) => (now === decision ? null : now))
    },
    [accept, decline, mayDecide],
  )
  return { review, busy }
}

export interface VerdictButtonsProps {
  status: ReviewButtonsFieldsFragment['status']
  /** The review in progress. */
  busy?: Decision
  tabIndex?: number
  onDecide: (review: Decision, how: { byKeyboard: boolean; button: HTMLElement }) => void
}

/** Reject and Accept buttons; the current decision is disabled (specification V2). */
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
  /** Called with each decision before it is sent, and moves the focus. If omitted, the focus stays next to the button. */
  onDecide?: VerdictButtonsProps['onDecide']
}

/** Review buttons of a video. */
export function ReviewButtons({ video: { id, status }, tabIndex, onDecide }: ReviewButtonsProps) {
  const { review, busy } = useReview()
  const mayDecide = useMay()('decide')
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    // the focus is lost only when the button renders as disabled
    if (busy || !pressed.current?.matches(':disabled')) return
    focusNextTo(pressed.current)
    pressed.current = null
  }, [busy, status])
  if (!mayDecide) return null
  return (
    <VerdictButtons
      status={status}
      busy={busy?.review}
      tabIndex={tabIndex}
      onDecide={(decision, how) => {
        onDecide?.(decision, how)
        if (!onDecide) pressed.current = how.button
        void review(id, decision)
      }}
    />
  )
}
