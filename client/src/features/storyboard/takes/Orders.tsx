import { useMemo } from 'react'
import { shownDollars } from '#schema/prices'
import { useQueuePlace } from '../../../entities/job/jobs'
import { serverNow } from '../../../shared/lib/serverTime'
import { approximate } from '../../../shared/lib/time'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import s from './Orders.module.css'
import { type OrderState, orderStateOf, orderTotalsOf } from './orderTotals'
import { useDismissedCount, useIsDismissed } from './refusals'

const TITLES: Record<OrderState, string> = {
  GENERATING: 'Generating',
  WAITING: 'Waiting',
  FAILED: 'Failed',
  REFUSED: 'Not generated',
  CANCELLED: 'Cancelled',
}
const percentOf = (progress = 0) => Math.floor(progress * 100)

/** State of the ordered take of a shot, on its picture: its place in the queue, progress, or why it failed. */
export function OrderBadge({ shot }: { shot: ShotFieldsFragment }) {
  const { newestTake, refusal } = shot
  const state = orderStateOf(shot)
  const place = useQueuePlace(newestTake?.job)
  const isDismissed = useIsDismissed(shot.id, refusal?.message)
  if (!state || (state === 'REFUSED' && isDismissed)) return null
  const percent = percentOf(newestTake?.job?.progress)
  const details: Partial<Record<OrderState, string | null>> = {
    WAITING: place,
    FAILED: newestTake?.failure,
    REFUSED: refusal?.message,
  }
  const text = state === 'GENERATING' ? `Generating ${percent}%` : TITLES[state]
  return (
    <p className={s.badge} data-state={state}>
      <b>{text}</b> {details[state]}
      {state === 'GENERATING' && <span className={s.done} style={{ width: `${percent}%` }} aria-hidden />}
    </p>
  )
}

/** How many takes of a board are ready, which is announced, and what its orders still need; empty without orders. */
export function OrderTotals({ shots }: { shots: readonly ShotFieldsFragment[] }) {
  const totals = useMemo(() => orderTotalsOf(shots, serverNow()), [shots])
  const dismissed = useDismissedCount(
    shots.flatMap((shot) =>
      orderStateOf(shot) === 'REFUSED' ? [{ shotId: shot.id, message: shot.refusal!.message }] : [],
    ),
  )
  const { ready, secondsLeft, micros } = totals
  const counts = { ...totals.counts, REFUSED: totals.counts.REFUSED - dismissed }
  const states = (Object.keys(TITLES) as OrderState[]).filter((state) => counts[state])
  const isOpen = counts.GENERATING + counts.WAITING > 0
  const isShown = states.length > 0
  return (
    <div className={isShown ? s.totals : s.none} role="group" aria-label="Ordered takes">
      {isShown && <progress value={ready} max={shots.length} aria-hidden />}
      <p role="status">
        {isShown && (
          <b>
            {ready} of {shots.length} {shots.length === 1 ? 'take' : 'takes'} ready
          </b>
        )}
        {states.map((state) => (
          <span key={state} data-state={state}>
            {counts[state]} {TITLES[state].toLowerCase()}
          </span>
        ))}
      </p>
      {isOpen && (
        <p className="meta">
          {secondsLeft !== null && <span>{approximate(secondsLeft)} left</span>}
          {micros !== 0 && <span>{micros === null ? 'Price unknown' : `~${shownDollars(micros)}`}</span>}
        </p>
      )}
    </div>
  )
}
