import { LIMITS, TRANSITION_LENGTHS } from './limits.js'

/** What joins two videos that follow each other in a cut. */
export interface Gap {
  /** The key of a transition, or the empty string for a plain cut. */
  transition: string
  /** How long the transition lasts; also kept while it is a plain cut. */
  seconds: number
}

/**
 * The items of a cut in their order, and the gaps between them: always one fewer. The id of a video’s first use is the
 * id of the video.
 */
export interface CutOrder {
  itemIds: string[]
  gaps: Gap[]
}

/** A gap in which nothing was chosen yet. */
export const PLAIN_CUT: Gap = { transition: '', seconds: LIMITS.merge.transitionSeconds }

/**
 * Adds an item at `place`, by default at the end. The gap before that place stays; a plain cut is added after the
 * item, or before it at the end. An item that is in the cut already stays where it is.
 */
export function joinCut<Cut extends CutOrder>(cut: Cut, itemId: string, place = cut.itemIds.length): Cut {
  if (cut.itemIds.includes(itemId)) return cut
  const gaps = cut.itemIds.length ? cut.gaps.toSpliced(place, 0, PLAIN_CUT) : []
  return { ...cut, itemIds: cut.itemIds.toSpliced(place, 0, itemId), gaps }
}

/** The item leaves and takes the gap after it along; the last one takes the gap before it. */
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

/** Another item takes the place of one, between the same gaps. */
export const replaceInCut = <Cut extends CutOrder>(cut: Cut, itemId: string, byId: string): Cut => ({
  ...cut,
  itemIds: cut.itemIds.map((id) => (id === itemId ? byId : id)),
})

/** The item at place `from` moves to place `to`; the gaps stay where they are. */
export function moveInCut<Cut extends CutOrder>(cut: Cut, from: number, to: number): Cut {
  const itemIds = [...cut.itemIds]
  itemIds.splice(to, 0, ...itemIds.splice(from, 1))
  return { ...cut, itemIds }
}

/** Another transition in one gap, or another length. */
export const changeGap = <Cut extends CutOrder>(cut: Cut, place: number, change: Partial<Gap>): Cut => ({
  ...cut,
  gaps: cut.gaps.map((gap, at) => (at === place ? { ...gap, ...change } : gap)),
})

/** Another transition in every gap, or another length. */
export const changeGaps = <Cut extends CutOrder>(cut: Cut, change: Partial<Gap>): Cut => ({
  ...cut,
  gaps: cut.gaps.map((gap) => ({ ...gap, ...change })),
})

/**
 * Applies the items of the stored cut to an edited one: others leave it, and a new item follows the one that it
 * follows in `stored`. New items at the end of `stored` are added at the end.
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

/** Whether both have the same items in the same order, with the same in each gap. */
export const isSameOrder = (one: CutOrder, other: CutOrder): boolean =>
  one.itemIds.join() === other.itemIds.join() &&
  one.gaps.length === other.gaps.length &&
  one.gaps.every(
    ({ transition, seconds }, at) =>
      transition === other.gaps[at].transition && seconds === other.gaps[at].seconds,
  )

/**
 * Seconds a transition really lasts between two clips of these durations (seconds): as requested, but at most
 * half of the shorter clip, so that the two transitions of one clip never meet; then the longest length
 * offered that fits. 0 where none fits: the transition becomes a plain cut.
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
 * The gaps of a cut as its film will have them: 0 seconds for a plain cut, chosen (an empty key) or forced by
 * a clip that is too short. `durations` has one more than `gaps`.
 */
export const shortenGaps = (durations: readonly number[], gaps: readonly Gap[]): Gap[] =>
  gaps.map(({ transition, seconds }, at) => ({
    transition,
    seconds: transition ? transitionSeconds(durations[at] ?? 0, durations[at + 1] ?? 0, seconds) : 0,
  }))

const sum = (seconds: readonly number[]): number => seconds.reduce((total, each) => total + each, 0)

/** Seconds of the film of clips of these durations: they overlap in the transitions. */
export const filmSeconds = (durations: readonly number[], gaps: readonly Gap[]): number =>
  sum(durations) - sum(shortenGaps(durations, gaps).map(({ seconds }) => seconds))

/** The seconds of the film at which each of its clips begins. */
export const filmStarts = (durations: readonly number[], gaps: readonly Gap[]): number[] =>
  durations.map((_, at) => filmSeconds(durations.slice(0, at + 1), gaps.slice(0, at)) - durations[at])
