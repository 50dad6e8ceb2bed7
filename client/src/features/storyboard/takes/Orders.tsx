import { useMemo } from 'react'
import { shownDollars } from '#schema/prices'
import { useQueuePlace } from '../../../entities/job/jobs'
import { serverNow } from '../../../shared/lib/serverTime'
import { approximate } from '../../../shared/lib/time'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import s from './Orders.module.css'
import { type OrderState, orderStateOf, orderTotalsOf } from './orderTotals'
import { useIsDismissed } from './refusals'

const TITLES: Record<OrderState, string> = {
  GENERATING: 'Generating',
  WAITING: 'Waiting',
  FAILED: 'Failed',
  REFUSED: 'Not generated',
  CANCELLED: 'Cancelled',
}
const percentOf = (progress = 0) => Math.floor(progress * 100)

/** State of the ordered take of a shot, on its picture: waiting, progress, or why it failed. */
export function OrderBadge({ shot }: { shot: ShotFieldsFragment }) {
  const { newestTake, refusal } = shot
  const state = orderStateOf(shot)
  const place = useQueuePlace(newestTake?.job)
  const isDismissed = useIsDismissed(shot.id, refusal?.message)
  if (!state || (state === 'REFUSED' && isDismissed)) return null
  const percent = percentOf(newestTake?.job?.progress)
  const reasons: Partial<Record<OrderState, string | null>> = {
    FAILED: newestTake?.failure,
    REFUSED: refusal?.message,
  }
  const reason = reasons[state]
  const text = state === 'GENERATING' ? `Generating ${percent}%` : TITLES[state]
  return (
    <p className={s.badge} data-state={state} title={reason ?? place ?? text}>
      <b>{text}</b> {reason}
      {state === 'GENERATING' && <span className={s.done} style={{ width: `${percent}%` }} aria-hidden />}
    </p>
  )
}

/** How many takes of a board are ready, and what its orders still need; nothing without orders. */
export function OrderTotals({ shots }: { shots: readonly ShotFieldsFragment[] }) {
  const totals = useMemo(() => orderTotalsOf(shots, serverNow()), [shots])
  const { counts, ready, secondsLeft, micros } = totals
  const states = (Object.keys(TITLES) as OrderState[]).filter((state) => counts[state])
  if (!states.length) return null
  const isOpen = counts.GENERATING + counts.WAITING > 0
  return (
    <div className={s.totals} role="group" aria-label="Ordered takes">
      <progress value={ready} max={shots.length} aria-hidden />
      <p>
        <b>
          {ready} of {shots.length} {shots.length === 1 ? 'take' : 'takes'} ready
        </b>
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
