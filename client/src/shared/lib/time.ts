import { serverNow } from './serverTime'

const SECOND = 1000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Hard-coded, because creating a browser formatter takes 30 ms. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** Parses a timestamp of the server: without a zone it is UTC (specification S11). */
export const timeOf = (stamp: string) => new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(stamp) ? stamp : `${stamp}Z`)

/** Formats a date such as 18 Nov 2026, in the reader’s time zone. */
export function dateOf(stamp: string): string {
  const time = timeOf(stamp)
  return `${dayOf(time)} ${time.getFullYear()}`
}

/** Formats a day such as 18 Nov. */
export const dayOf = (time: Date) => `${time.getDate()} ${MONTHS[time.getMonth()]}`

/** Formats the time of day, such as 14:05. */
export const hourOf = (time: Date) => `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`

/** Formats a date and time in the reader’s time zone: 18 Nov 2026, 14:05. */
export const dateTimeOf = (stamp: string) => `${dateOf(stamp)}, ${hourOf(timeOf(stamp))}`

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`
const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

/**
 * Formats elapsed time (specification S10): just now, seconds, minutes, hours under 12, Today, Yesterday, days, weeks,
 * months, years.
 */
export function ago(stamp: string, now = serverNow()): string {
  const then = timeOf(stamp)
  const passed = Math.max(0, now.getTime() - then.getTime())
  if (passed < SECOND) return 'just now'
  if (passed < MINUTE) return count(Math.floor(passed / SECOND), 'second')
  if (passed < HOUR) return count(Math.floor(passed / MINUTE), 'minute')
  if (passed < 12 * HOUR) return count(Math.floor(passed / HOUR), 'hour')
  const days = Math.round((midnight(now) - midnight(then)) / DAY)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < 7) return count(days, 'day')
  if (days < 30) return count(Math.floor(days / 7), 'week')
  if (days < 365) return count(Math.floor(days / 30), 'month')
  return count(Math.floor(days / 365), 'year')
}

/** Formats seconds as a counter: 00:05, 12:40, 1:02:03. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const hours = Math.floor(whole / 3600)
  const rest = `${twoDigits(Math.floor((whole % 3600) / 60))}:${twoDigits(whole % 60)}`
  return hours ? `${hours}:${rest}` : rest
}

/** Formats an estimate, rounded up: “About 10 s”, “About 4 min”. */
export const approximate = (seconds: number): string =>
  seconds > 90 ? `About ${Math.ceil(seconds / 60)} min` : `About ${Math.ceil(seconds / 5) * 5} s`

/** Formats seconds with tenths, as in notes on frames: 0:23.4, 12:40.0, 1:02:03.4. */
export function tenths(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds * 10 + 0.001))
  const minutes = Math.floor(whole / 600)
  const hours = Math.floor(minutes / 60)
  const rest = `${twoDigits(Math.floor(whole / 10) % 60)}.${whole % 10}`
  return hours ? `${hours}:${twoDigits(minutes % 60)}:${rest}` : `${minutes}:${rest}`
}
