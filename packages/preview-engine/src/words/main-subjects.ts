import type { Cast } from './reading.js'
import { isCard } from './stand-ins.js'
import { isOutdoors } from './tables/rooms.js'

/** Maximum number of subjects, and of those that are no people. */
export const MOST = 4
const MOST_FURTHER = 2

/** The first structure that is a place: a temple, a stall. */
export const settingOf = (named: readonly Cast[]): Cast | undefined =>
  named
    .filter(({ row }) => isOutdoors(row) && row.place !== 'water')
    // "a village fair"
    .sort((a, b) => Number(a.row.name === 'village') - Number(b.row.name === 'village'))[0]

/** Whether a being sits or stands on it: it is a part of the pose. */
export const isHost = (one: Cast, named: readonly Cast[]): boolean =>
  named.some(({ on, relation, row }) => on === one && relation === 'on' && row.being)

/**
 * The place, the named people and two related subjects; without people, the first three subjects. Also those with
 * `isAsked`.
 */
export const mainOf = (named: readonly Cast[]): Cast[] => {
  const isPerson = (one: Cast) => one.row.being === 'person' || one.isDeclared
  const setting = settingOf(named)
  const people = named.filter(isPerson).slice(0, MOST)
  const further = named.filter(
    (one) =>
      one !== setting &&
      !isPerson(one) &&
      !isHost(one, named) &&
      (people.length === 0 || one.isRelated || one.doing),
  )
  const rankOf = (one: Cast) => (isCard(one) ? 0 : 1) + (people.length > 0 && one.row.being ? 1 : 0)
  further.sort((a, b) => rankOf(b) - rankOf(a))
  const most = people.length > 0 ? Math.min(MOST_FURTHER, MOST - people.length) : 1 + MOST_FURTHER
  const main = new Set([
    ...people,
    ...further.slice(0, most),
    ...named.filter((one) => one.isAsked || isHost(one, named)),
  ])
  const shown = named.filter((one) => main.has(one) || one === setting)
  return [...shown.filter((one) => !isCard(one)), ...shown.filter(isCard)]
}
