import type { Gap } from '#schema/cut'
import { UNEDITED } from '#schema/cut-item'
import {
  type PlanSegment,
  planFrames,
  planSegments,
  type ShownClip,
  shownInFilm,
  transitionFrames,
} from '#schema/film-plan'
import {
  type TransitionOrCut,
  type Transition,
  isTransition,
  LIMITS,
  TRANSITION_LENGTHS,
} from '#schema/limits'
import type { ClipFiles, FilmTimes, FrameRate } from '../film.js'
import type { ClipWithContentId } from './clips/clip-sources.js'
import type { Overlay } from './overlays/overlays.js'

/** A clip, starting at one of its frames. */
export interface ClipStart {
  clip: ClipWithContentId
  from: number
}

/** A stretch with its overlays; undefined without any. */
interface Overlaid {
  overlays?: readonly Overlay[]
}

/** Consecutive frames of one clip. */
export interface Body extends ClipStart, Overlaid {
  frames: number
}

/** The frames of the transition between two clips. */
export interface Window extends Overlaid {
  transition: Transition
  before: ClipStart
  after: ClipStart
  frames: number
}

/** A part of the film that one command draws. */
export type Stretch = Body | Window

const SHORTEST = Math.min(...TRANSITION_LENGTHS)
const LONGEST = Math.max(...TRANSITION_LENGTHS)

/** Frame rate of the film, and the seconds of each transition. */
interface Timing {
  rate: FrameRate
  lengths?: readonly (number | undefined)[]
}

const checkedLength = (length: number = LIMITS.merge.transitionSeconds): number => {
  if (length === 0 || (length >= SHORTEST && length <= LONGEST)) return length
  throw new RangeError(`A transition lasts ${SHORTEST} to ${LONGEST} seconds`)
}

const gapOf = (transition: TransitionOrCut, length?: number): Gap => {
  if (transition === '') return { transition, seconds: 0 }
  if (!isTransition(transition)) throw new RangeError('Unknown transition')
  return { transition, seconds: checkedLength(length) }
}

/** Length of a clip; without a rate, it has that of the film. */
type ClipLength = Pick<ClipFiles, 'frames' | 'edit'> & Partial<Pick<ClipFiles, 'frameRate'>>

export interface FramePlan {
  /** The shown frames of each clip, at the film's rate. */
  shown: ShownClip[]
  /** Frames of the transition in each gap, 0 for a cut. */
  windows: number[]
  segments: PlanSegment[]
  frames: number
}

/** Where each frame of a film comes from. Throws RangeError. */
export const planFilm = (
  clips: readonly ClipLength[],
  gaps: readonly TransitionOrCut[],
  { rate, lengths = [] }: Timing,
): FramePlan => {
  if (clips.length === 0 || gaps.length !== clips.length - 1)
    throw new RangeError('A film needs a clip, and a gap between each two')
  const timed = gaps.map((gap, at) => gapOf(gap, lengths[at]))
  const shown = clips.map(({ frames, frameRate = rate, edit = UNEDITED }) =>
    shownInFilm(edit, { frames, frameRate }, rate),
  )
  const segments = planSegments(shown, timed, rate)
  return { shown, windows: transitionFrames(shown, timed, rate), segments, frames: planFrames(segments) }
}

/**
 * The stretches of a film of clips that fit its look. Segments that continue the same clip after a plain cut are one
 * stretch, so that splitting a clip renders nothing.
 */
export const stretchesOf = (
  clips: readonly ClipWithContentId[],
  segments: readonly PlanSegment[],
): Stretch[] => {
  const start = ({ clip, frame }: { clip: number; frame: number }): ClipStart => ({
    clip: clips[clip],
    from: frame,
  })
  return segments.reduce<Stretch[]>((stretches, segment) => {
    const { frames } = segment
    if ('transition' in segment) {
      const { transition, before, after } = segment
      return [...stretches, { transition, before: start(before), after: start(after), frames }]
    }
    const body = { ...start(segment), frames }
    const last = stretches.at(-1)
    return last && continues(last, body)
      ? [...stretches.slice(0, -1), { ...last, frames: last.frames + frames }]
      : [...stretches, body]
  }, [])
}

const continues = (last: Stretch, { clip, from }: Body): boolean =>
  'clip' in last && last.clip.contentId === clip.contentId && last.from + last.frames === from

/** The length of a film, and when its clips begin. */
export const timesOf = ({ shown, windows, frames }: FramePlan, rate: FrameRate): FilmTimes => {
  let frame = 0
  const starts = shown.map(({ from, to }, clip) => {
    const start = frame / rate
    frame += to - from - (windows[clip] ?? 0)
    return start
  })
  return { seconds: frames / rate, starts }
}
