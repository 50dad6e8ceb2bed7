import { timeOf } from '../../shared/lib/time'

const DAY = 24 * 60 * 60 * 1000

/** How long an invitation’s link is still valid, in words. */
export function validityOf(stamp: string | null | undefined, now = Date.now()): string {
  const left = stamp ? timeOf(stamp).getTime() - now : 0
  if (left <= 0) return 'Link has expired'
  const days = Math.round(left / DAY)
  return days < 1 ? 'Link good for less than a day' : `Link good for ${days} ${days === 1 ? 'day' : 'days'}`
}
