import { clock, dateOf, hourOf, timeOf } from '../../shared/lib/time'
import type { MergedFilmFieldsFragment } from './MergedFilmFields.generated'

const DAY = 86_400_000

/** When something came: Today, 14:02; Yesterday, 18:40; else its date. */
export function whenOf(stamp: string, now = new Date()): string {
  const time = timeOf(stamp)
  if (time.toDateString() === now.toDateString()) return `Today, ${hourOf(time)}`
  if (time.toDateString() === new Date(now.getTime() - DAY).toDateString())
    return `Yesterday, ${hourOf(time)}`
  return dateOf(stamp)
}

/** What is known of a film, in a line: length, size, rate, when it came. */
export const factsOf = ({
  width,
  height,
  duration,
  frames,
  createdAt,
  finishedAt,
}: MergedFilmFieldsFragment): string =>
  [
    duration !== null && clock(duration),
    width && height && `${width} × ${height}`,
    frames && duration && `${Math.round(frames / duration)} fps`,
    whenOf(finishedAt ?? createdAt),
  ]
    .filter(Boolean)
    .join(' · ')
