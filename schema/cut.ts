import { LIMITS, TRANSITION_LENGTHS } from './limits.js'

/** What joins two videos that follow each other in a cut. */
export interface Gap {
  /** The key of a transition, or the empty string for a plain cut. */
  transition: string
  /** How long the transition lasts; also kept while it is a plain cut. */
  seconds: number
}

/** Videos in the order of a film, and the gaps between them: always one fewer. */
export interface CutOrder {
  videoIds: string[]
  gaps: Gap[]
}

/** A gap in which nothing was chosen yet. */
export const PLAIN_CUT: Gap = { transition: '', seconds: LIMITS.merge.transitionSeconds }

/**
 * Adds a video at `place`, by default at the end. The gap before that place stays; a plain cut is added after the
 * video, or before it at the end. A video that is in the cut already stays where it is.
 */
export function joinCut<Cut extends CutOrder>(cut: Cut, videoId: string, place = cut.videoIds.length): Cut {
  if (cut.videoIds.includes(videoId)) return cut
  const gaps = cut.videoIds.length ? cut.gaps.toSpliced(place, 0, PLAIN_CUT) : []
  return { ...cut, videoIds: cut.videoIds.toSpliced(place, 0, videoId), gaps }
}

/** The video leaves and takes the gap after it along; the last one takes the gap before it. */
export function leaveCut<Cut extends CutOrder>(cut: Cut, videoId: string): Cut {
  const place = cut.videoIds.indexOf(videoId)
  if (place < 0) return cut
  const leaving = Math.min(place, cut.gaps.length - 1)
  return {
    ...cut,
    videoIds: cut.videoIds.filter((id) => id !== videoId),
    gaps: cut.gaps.filter((_, at) => at !== leaving),
  }
}

/** Another video takes the place of one, between the same gaps. */
export const replaceInCut = <Cut extends CutOrder>(cut: Cut, videoId: string, byId: string): Cut => ({
  ...cut,
  videoIds: cut.videoIds.map((id) => (id === videoId ? byId : id)),
})

/** The video at place `from` moves to place `to`; the gaps stay where they are. */
export function moveInCut<Cut extends CutOrder>(cut: Cut, from: number, to: number): Cut {
  const videoIds = [...cut.videoIds]
  videoIds.splice(to, 0, ...videoIds.splice(from, 1))
  return { ...cut, videoIds }
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
 * Applies the accepted videos of the stored cut to an edited one: others leave it, and a new video follows the one
 * that it follows in `accepted`. New videos at the end of `accepted` are added at the end.
 */
export function followAccepted<Cut extends CutOrder>(cut: Cut, accepted: readonly string[]): Cut {
  const left = cut.videoIds.filter((id) => !accepted.includes(id)).reduce<Cut>(leaveCut, cut)
  const lastKnown = accepted.findLastIndex((id) => left.videoIds.includes(id))
  return accepted.reduce<Cut>(
    (next, id, at) =>
      joinCut(next, id, at < lastKnown ? next.videoIds.indexOf(accepted[at - 1]!) + 1 : undefined),
    left,
  )
}

/** Whether both have the same videos in the same order, with the same in each gap. */
export const isSameOrder = (one: CutOrder, other: CutOrder): boolean =>
  one.videoIds.join() === other.videoIds.join() &&
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
