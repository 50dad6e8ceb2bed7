import { microsOf } from '#schema/prices'
import type { ShotFieldsFragment } from '../shot/shot.generated'

type Shots = readonly ShotFieldsFragment[]

/** Progress below this says too little about the time left. */
const MEASURABLE = 0.1

export type OrderState = 'WAITING' | 'GENERATING' | 'FAILED' | 'CANCELLED' | 'REFUSED'

/** State of the last order of a shot; null if it made a take, left a chosen one when cancelled, or there was no order. */
export function orderStateOf({ takeState, newestTake, refusal }: ShotFieldsFragment): OrderState | null {
  const job = newestTake?.job
  if (takeState === 'GENERATING') return job?.status === 'QUEUED' ? 'WAITING' : 'GENERATING'
  if (refusal) return 'REFUSED'
  if (newestTake?.status !== 'FAILED') return null
  if (job?.status !== 'CANCELLED') return 'FAILED'
  return takeState === 'FAILED' ? 'CANCELLED' : null
}

/** The orders of a board in numbers. */
export interface OrderTotals {
  counts: Record<OrderState, number>
  ready: number
  /** Estimated seconds until all orders are finished; null if unknown. */
  secondsLeft: number | null
  /** Estimated cost of the orders in progress, in millionths of a US dollar; null if a price is unknown. */
  micros: number | null
}

/** Counts the orders of a board at this time. */
export function orderTotalsOf(shots: Shots, now: Date): OrderTotals {
  const counts = { WAITING: 0, GENERATING: 0, FAILED: 0, CANCELLED: 0, REFUSED: 0 }
  for (const state of shots.map(orderStateOf)) if (state) counts[state]++
  const open = shots.filter(({ takeState }) => takeState === 'GENERATING')
  const prices = open.map(({ takeEstimate: { usd, isFree } }) => (isFree ? 0 : microsOf(usd ?? '')))
  return {
    counts,
    ready: shots.filter(({ chosenTake }) => chosenTake).length,
    secondsLeft: secondsLeftOf(open, counts.GENERATING, now),
    micros: prices.includes(null) ? null : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0),
  }
}

/** Takes at the pace of those in progress, else at the usual one of their models, as many at once as now. */
function secondsLeftOf(open: Shots, running: number, now: Date): number | null {
  const jobs = open.flatMap(({ newestTake }) => newestTake?.job ?? [])
  const paces = jobs.flatMap(({ startedAt, progress, usualSeconds }) => {
    const elapsed = startedAt ? (now.getTime() - new Date(startedAt).getTime()) / 1000 : 0
    return elapsed > 0 && progress >= MEASURABLE ? elapsed / progress : (usualSeconds ?? [])
  })
  if (!paces.length) return null
  const pace = paces.reduce((sum, seconds) => sum + seconds, 0) / paces.length
  const takesLeft = jobs.reduce((sum, { progress }) => sum + 1 - progress, 0)
  return (takesLeft * pace) / Math.max(1, running)
}
