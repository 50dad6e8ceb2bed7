import {
  type TransitionOrCut,
  type Transition,
  isTransition,
  LIMITS,
  TRANSITION_LENGTHS,
} from '#schema/limits'
import type { FrameRate } from '../film.js'
import type { ClipWithContentId } from './clips/clip-sources.js'

/** A stretch of the film: part of one clip, or the window in which two clips pass into each other. */
export type Stretch =
  | { clip: ClipWithContentId; from: number; frames: number }
  | { transition: Transition; before: ClipWithContentId; after: ClipWithContentId; frames: number }

/** The window in which two clips pass into each other. */
export type Window = Extract<Stretch, { transition: Transition }>
/** Part of one clip. */
export type Body = Extract<Stretch, { clip: ClipWithContentId }>

const SHORTEST = Math.min(...TRANSITION_LENGTHS)
const LONGEST = Math.max(...TRANSITION_LENGTHS)

/** How fast the clips are shown, and how many seconds each transition is to last. */
interface Timing {
  rate: FrameRate
  lengths?: readonly (number | undefined)[]
}

const asked = (length: number = LIMITS.merge.transitionSeconds, rate: FrameRate): number => {
  if (length === 0 || (length >= SHORTEST && length <= LONGEST)) return Math.round(length * rate)
  throw new RangeError(`A transition lasts ${SHORTEST} to ${LONGEST} seconds`)
}

/**
 * Frames of the window in each gap, 0 for a cut: as many as `lengths` asks for, but at most half of the
 * shorter neighbour, so that the two windows of one clip never meet.
 */
export const windowLengths = (
  clips: readonly { frames: number }[],
  gaps: readonly TransitionOrCut[],
  { rate, lengths = [] }: Timing,
): number[] => {
  if (clips.length === 0 || gaps.length !== clips.length - 1)
    throw new RangeError('A film needs a clip, and a gap between each two')
  return gaps.map((gap, index) => {
    if (gap !== '' && !isTransition(gap)) throw new RangeError('Unknown transition')
    return gap === ''
      ? 0
      : Math.min(
          asked(lengths[index], rate),
          Math.floor(Math.min(clips[index].frames, clips[index + 1].frames) / 2),
        )
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/**
 * Frames of the film that the clips make: all of theirs, but those of each window only once. Throws
 * RangeError.
 */
export const joinedFrames = (
  clips: readonly { frames: number }[],
  gaps: readonly TransitionOrCut[],
  timing: Timing,
): number => sum(clips.map((clip) => clip.frames)) - sum(windowLengths(clips, gaps, timing))

/** The film's stretches in their order, with windows of these frames; none is empty. */
export const stretches = (
  clips: readonly ClipWithContentId[],
  gaps: readonly TransitionOrCut[],
  windows: readonly number[],
): Stretch[] => {
  return clips
    .flatMap((clip, index): Stretch[] => {
      const head = windows[index - 1] ?? 0
      const tail = windows[index] ?? 0
      const gap = gaps[index]
      return [
        { clip, from: head, frames: clip.frames - head - tail },
        ...(gap ? [{ transition: gap, before: clip, after: clips[index + 1], frames: tail }] : []),
      ]
    })
    .filter((stretch) => stretch.frames > 0)
}
