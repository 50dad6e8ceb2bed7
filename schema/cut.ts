import { LIMITS, TRANSITION_LENGTHS } from './limits.js'

/** The connection of two consecutive videos in a cut. */
export interface Gap {
  /** The key of a transition, or the empty string for a plain cut. */
  transition: string
  /** Seconds of the transition; also stored for a plain cut. */
  seconds: number
}

/** The items of a cut in order, and the gaps between them, one fewer. See `firstItemId`. */
export interface CutOrder {
  itemIds: string[]
  gaps: Gap[]
}

/** The default gap. */
export const PLAIN_CUT: Gap = { transition: '', seconds: LIMITS.merge.transitionSeconds }

/**
 * Inserts an item at `place`, by default at the end. The gap before it stays; a plain cut is added after it, or before it at
 * the end. No change if the item is already in the cut.
 */
export function joinCut<Cut extends CutOrder>(cut: Cut, itemId: string, place = cut.itemIds.length): Cut {
  if (cut.itemIds.includes(itemId)) return cut
  const gaps = cut.itemIds.length ? cut.gaps.toSpliced(place, 0, PLAIN_CUT) : []
  return { ...cut, itemIds: cut.itemIds.toSpliced(place, 0, itemId), gaps }
}

/** Removes an item with the gap after it; for the last item, with the gap before it. */
export function leaveCut<Cut extends CutOrder>(cut: Cut, itemId: string): Cut {
  const place = cut.itemIds.indexOf(itemId)
  if (place < 0) return cut
  const leaving = Math.min(place, cut.gaps.length - 1)
  return {
    ...cut,
    itemIds: cut.itemIds.filter((id) => id !== itemId),
    gaps: cut.gaps.filter((_, at) => at !== leaving),
  }
}

/** Replaces an item between the same gaps. */
export const replaceInCut = <Cut extends CutOrder>(cut: Cut, itemId: string, byId: string): Cut => ({
  ...cut,
  itemIds: cut.itemIds.map((id) => (id === itemId ? byId : id)),
})

/** Moves an item from place `from` to place `to`; the gaps stay in place. */
export function moveInCut<Cut extends CutOrder>(cut: Cut, from: number, to: number): Cut {
  const itemIds = [...cut.itemIds]
  itemIds.splice(to, 0, ...itemIds.splice(from, 1))
  return { ...cut, itemIds }
}

/** Changes the transition or the length of one gap. */
export const changeGap = <Cut extends CutOrder>(cut: Cut, place: number, change: Partial<Gap>): Cut => ({
  ...cut,
  gaps: cut.gaps.map((gap, at) => (at === place ? { ...gap, ...change } : gap)),
})

/** Changes the transition or the length of all gaps. */
export const changeGaps = <Cut extends CutOrder>(cut: Cut, change: Partial<Gap>): Cut => ({
  ...cut,
  gaps: cut.gaps.map((gap) => ({ ...gap, ...change })),
})

/**
 * Applies the items of the stored cut to an edited one: removes missing ones, and inserts new ones after their predecessor in
 * `stored`, or at the end if they are last in `stored`.
 */
export function followStored<Cut extends CutOrder>(cut: Cut, stored: readonly string[]): Cut {
  const left = cut.itemIds.filter((id) => !stored.includes(id)).reduce<Cut>(leaveCut, cut)
  const lastKnown = stored.findLastIndex((id) => left.itemIds.includes(id))
  return stored.reduce<Cut>(
    (next, id, at) =>
      joinCut(next, id, at < lastKnown ? next.itemIds.indexOf(stored[at - 1]!) + 1 : undefined),
    left,
  )
}

/** Whether both have the same items and gaps in the same order. */
export const isSameOrder = (one: CutOrder, other: CutOrder): boolean =>
  one.itemIds.join() === other.itemIds.join() &&
  one.gaps.length === other.gaps.length &&
  one.gaps.every(
    ({ transition, seconds }, at) =>
      transition === other.gaps[at].transition && seconds === other.gaps[at].seconds,
  )

/**
 * Seconds that a transition lasts between two clips of these durations: the longest offered length up to the requested one
 * and half of the shorter clip, so that the transitions of a clip never overlap. 0, a plain cut, if none fits.
 */
export function transitionSeconds(
  before: number,
  after: number,
  wanted: number = LIMITS.merge.transitionSeconds,
): number {
  const most = Math.min(wanted, before / 2, after / 2)
  return TRANSITION_LENGTHS.findLast((length) => length <= most) ?? 0
}

/**
 * The gaps of the film of a cut: 0 seconds for a plain cut, whether chosen (an empty key) or because a clip is too short.
 * `durations` has one more entry than `gaps`.
 */
export const shortenGaps = (durations: readonly number[], gaps: readonly Gap[]): Gap[] =>
  gaps.map(({ transition, seconds }, at) => ({
    transition,
    seconds: transition ? transitionSeconds(durations[at] ?? 0, durations[at + 1] ?? 0, seconds) : 0,
  }))

const sum = (seconds: readonly number[]): number => seconds.reduce((total, each) => total + each, 0)

/** Duration of the film of clips of these durations in seconds; clips overlap in transitions. */
export const filmSeconds = (durations: readonly number[], gaps: readonly Gap[]): number =>
  sum(durations) - sum(shortenGaps(durations, gaps).map(({ seconds }) => seconds))

/** The start of each clip in the film, in seconds. */
export const filmStarts = (durations: readonly number[], gaps: readonly Gap[]): number[] =>
  durations.map((_, at) => filmSeconds(durations.slice(0, at + 1), gaps.slice(0, at)) - durations[at])
