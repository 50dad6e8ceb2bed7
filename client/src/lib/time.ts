const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** A timestamp of the server: without a zone it is UTC (specification S11). */
export const timeOf = (stamp: string) => new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(stamp) ? stamp : `${stamp}Z`)

/** A date such as 18 Nov 2026, where the reader is. */
export const dateOf = (stamp: string) => day.format(timeOf(stamp))

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`
const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

/**
 * How long ago (specification S10): seconds, minutes, hours under 12, Today, Yesterday, days, weeks, months,
 * years.
 */
export function ago(stamp: string, now = new Date()): string {
  const then = timeOf(stamp)
  const passed = Math.max(0, now.getTime() - then.getTime())
  if (passed < MINUTE) return count(Math.floor(passed / 1000), 'second')
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

/** A length in seconds as a counter: 00:05, 12:40, 1:02:03. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`
  return hours ? `${hours}:${rest}` : rest
}
