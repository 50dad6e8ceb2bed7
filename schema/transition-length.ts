import type { Gap } from './cut.js'
import { LIMITS, TRANSITION_LENGTHS } from './limits.js'

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
