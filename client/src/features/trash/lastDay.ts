import { LIMITS } from '#schema/limits'
import { dateOf, timeOf } from '../../shared/lib/time'

const DAY = 24 * 60 * 60 * 1000

/**
 * Returns when a deleted asset is removed for good, 30 days after its deletion: the date, and the time
 * left.
 */
export function lastDay(deletedAt: string, now = new Date()): { date: string; left: string } {
  const end = new Date(timeOf(deletedAt).getTime() + LIMITS.trash.days * DAY)
  const days = Math.ceil((end.getTime() - now.getTime()) / DAY)
  return { date: dateOf(end.toISOString()), left: days > 1 ? `in ${days} days` : 'within a day' }
}
