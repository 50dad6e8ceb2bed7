import { LIMITS, TRANSITION_LENGTHS } from './limits.js'

/**
 * Seconds a transition really lasts between two clips of these durations (seconds): as wanted, but at most
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
 * The same for each gap of a film: 0 for a plain cut, chosen (an empty key) or forced by a clip that is too
 * short. `durations` has one more than `transitions`; a length left out is the usual one.
 */
export const transitionLengths = (
  durations: readonly number[],
  transitions: readonly string[],
  lengths: readonly (number | undefined)[] = [],
): number[] =>
  transitions.map((key, gap) =>
    key ? transitionSeconds(durations[gap] ?? 0, durations[gap + 1] ?? 0, lengths[gap]) : 0,
  )
