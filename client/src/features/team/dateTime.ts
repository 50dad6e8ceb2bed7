import { timeOf } from '../../lib/time'

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const DAY = 24 * 60 * 60 * 1000

/** Formats a date and time in the reader’s time zone: 18 Nov 2026, 14:05. */
export const dateTimeOf = (stamp: string) => format.format(timeOf(stamp))

/** How long an invitation’s link is still valid, in words. */
export function validityOf(stamp: string | null | undefined, now = Date.now()): string {
  const left = stamp ? timeOf(stamp).getTime() - now : 0
  if (left <= 0) return 'Link has expired'
  const days = Math.round(left / DAY)
  return days < 1 ? 'Link good for less than a day' : `Link good for ${days} ${days === 1 ? 'day' : 'days'}`
}
