import type { SubjectRow } from '../../subjects/row.js'
import type { Cast } from '../../words/reading.js'
import type { Stage } from '../stage.js'
import type { Spot } from './cast.js'

/** Where a subject faces: 1 is right. */
export const headingOf = (s: Stage, { heading }: Spot): number => heading ?? (s.side > 0 ? -1 : 1)

/** Whether a picture, which faces left, is flipped towards its direction of movement. */
export const isTurned = ({ picture, name }: SubjectRow): boolean =>
  /^(?:hop|fly|swim|drive)$/.test(picture?.motion ?? '') || name === 'manual-wheelchair'

const isGoing = ({ row }: Cast): boolean => (row.drift ?? 0) > 0

/** Whether a subject acts on what stands before it. */
const isBusy = ({ bears }: Cast): boolean =>
  bears?.some(({ relation }) => /^(?:beside|facing|thrown|foot)$/.test(relation ?? '')) === true

/**
 * Turns beings towards the first one, and the first towards the second or else `sights`. Beings that move in the same
 * direction keep it. A being with an object in front turns away, so that no other stands before the object.
 */
export const facing = (
  cast: readonly Cast[],
  spots: readonly Spot[],
  sights: readonly number[] = [],
): readonly Spot[] =>
  spots.map((spot, i) => {
    const one = cast[i]!
    if (!one.row.being || one.count > 3) return spot
    const other = i > 0 ? 0 : 1
    const to = spots[other]?.x ?? sights[0]
    const isTogether = isGoing(one) && cast.every((each) => !each.row.being || isGoing(each))
    if (to === undefined || to === spot.x || isTogether) return spot
    return { ...spot, heading: to > spot.x === (spots.length > 1 && isBusy(one)) ? -1 : 1 }
  })

/**
 * Horizontal positions: the first subject at the weighted third, the second opposite, the third in the middle.
 */
export const across = (s: Stage, one: Cast, places: readonly number[] = [0.63, 0.33, 0.5, 0.8]): number => {
  const third = places[Math.min(places.length - 1, s.reading.cast.indexOf(one))]
  const at = s.tall ? 0.5 + (third - 0.5) * 1.45 : third
  return s.width * (s.side > 0 ? at : 1 - at)
}
