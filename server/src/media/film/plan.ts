import type { Gap, Transition } from '../../../../schema/limits.js'
import { isTransition, LIMITS } from '../../../../schema/limits.js'
import type { Clip } from '../film.js'
import { FRAME_RATE } from './encoding.js'

/** A stretch of the film: part of one clip, or the window in which two clips pass into each other. */
export type Stretch =
  | { clip: Clip; from: number; frames: number }
  | { transition: Transition; before: Clip; after: Clip; frames: number }

/** The window in which two clips pass into each other. */
export type Window = Extract<Stretch, { transition: Transition }>
/** Part of one clip. */
export type Body = Extract<Stretch, { clip: Clip }>

const USUAL = LIMITS.merge.transitionSeconds * FRAME_RATE
const SHORTEST = FRAME_RATE / 4
const LONGEST = 2 * FRAME_RATE

export type Lengths = readonly (number | undefined)[]

const asked = (length: number | undefined): number => {
  if (length === undefined) return USUAL
  if (length === 0 || Number.isInteger(length) && length >= SHORTEST && length <= LONGEST) return length
  throw new RangeError(`A transition has ${SHORTEST} to ${LONGEST} frames`)
}

/**
 * Frames of the window in each gap, 0 for a cut: as many as `lengths` asks for, but at most half of the shorter neighbour,
 * so that the two windows of one clip never meet.
 */
export const windowLengths = (clips: readonly Pick<Clip, 'frames'>[], gaps: readonly Gap[], lengths: Lengths = []): number[] => {
  if (clips.length === 0 || gaps.length !== clips.length - 1) throw new RangeError('A film needs a clip, and a gap between each two')
  return gaps.map((gap, index) => {
    if (gap !== '' && !isTransition(gap)) throw new RangeError('Unknown transition')
    return gap === '' ? 0 : Math.min(asked(lengths[index]), Math.floor(Math.min(clips[index].frames, clips[index + 1].frames) / 2))
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Frames of the film that the clips make: all of theirs, but those of each window only once. Throws RangeError. */
export const joinedFrames = (clips: readonly Pick<Clip, 'frames'>[], gaps: readonly Gap[], lengths?: Lengths): number =>
  sum(clips.map((clip) => clip.frames)) - sum(windowLengths(clips, gaps, lengths))

/** The film's stretches in their order; none is empty. Throws RangeError. */
export const stretches = (clips: readonly Clip[], gaps: readonly Gap[], lengths?: Lengths): Stretch[] => {
  const windows = windowLengths(clips, gaps, lengths)
  return clips.flatMap((clip, index): Stretch[] => {
    const head = windows[index - 1] ?? 0
    const tail = windows[index] ?? 0
    const gap = gaps[index]
    return [
      { clip, from: head, frames: clip.frames - head - tail },
      ...gap ? [{ transition: gap, before: clip, after: clips[index + 1], frames: tail }] : [],
    ]
  }).filter((stretch) => stretch.frames > 0)
}
