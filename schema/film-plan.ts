import type { Gap } from './cut.js'
import { type ClipEdit, framesOf, frameRateOf, shownFrames, type VideoLength } from './cut-item.js'
import { isTransition, type Transition } from './limits.js'

/**
 * The frames that a film shows of a clip, from `from` up to but not including `to`, counted at the rate of the film and the
 * speed of the clip.
 */
export interface ShownClip {
  from: number
  to: number
}

/** A frame of a clip, counted as in `ShownClip`. */
interface ClipFrame {
  /** The index of the clip in the film. */
  clip: number
  frame: number
}

/** Consecutive frames of one clip. */
interface ClipSegment extends ClipFrame {
  /** The first frame of the film. */
  startFrame: number
  frames: number
}

/** Frames of a transition: each shows a frame of both clips. */
interface TransitionSegment {
  startFrame: number
  frames: number
  transition: Transition
  before: ClipFrame
  after: ClipFrame
}

export type PlanSegment = ClipSegment | TransitionSegment

/** A clip of a film, as of the time when the film was made. */
export interface PlanClip extends ClipEdit {
  /** The item of the cut. */
  itemId: string
  videoId: string
  /** Frames of the video, at `frameRate` a second. */
  frames: number
  frameRate: number
  /** Identifies the content of the video’s file; null in a reconstructed plan. */
  contentId: string | null
  /** Empty if no model generated it. */
  model: string
  seed: number | null
  /** Omitted in plans from before upscaling existed. */
  isUpscaled?: boolean
}

/** The origin of each frame of a film. */
export interface FilmPlan {
  /** Frames per second of the film. */
  frameRate: number
  frames: number
  clips: PlanClip[]
  segments: PlanSegment[]
}

/** The number of film frames for this many video frames, at this rate and speed; at least one. */
export const framesInFilm = (
  frames: number,
  { frameRate, speed = 1 }: { frameRate: number; speed?: number },
  filmRate: number,
): number => Math.max(1, Math.round((frames * filmRate) / (frameRate * speed)))

/** The frames that a film shows of an edited video. */
export function shownInFilm(
  edit: Pick<ClipEdit, 'inFrame' | 'outFrame' | 'speed'>,
  video: VideoLength,
  filmRate: number,
): ShownClip {
  const rates = { frameRate: frameRateOf(video), speed: edit.speed }
  const { from: first, to: end } = shownFrames(edit, video)
  const all = framesInFilm(framesOf(video), rates, filmRate)
  const from = first === 0 ? 0 : Math.min(framesInFilm(first, rates, filmRate), all - 1)
  const to = Math.min(all, framesInFilm(end, rates, filmRate))
  return { from, to: Math.max(to, from + 1) }
}

/**
 * The video frame shown as frame `frame` of a clip: the last one that starts at or before that time, rounded to frames of the
 * film.
 */
export function videoFrame(
  frame: number,
  { frameRate, speed, frames }: Pick<PlanClip, 'frameRate' | 'speed' | 'frames'>,
  filmRate: number,
): number {
  const found = Math.ceil(((frame + 0.5) * frameRate * speed) / filmRate) - 1
  return Math.max(0, Math.min(frames - 1, found))
}

/**
 * Frames of the transition in each gap, 0 for a plain cut: limited to half of the shorter clip, so that the transitions of a
 * clip never overlap.
 */
export const transitionFrames = (
  clips: readonly ShownClip[],
  gaps: readonly Gap[],
  filmRate: number,
): number[] =>
  gaps.map(({ transition, seconds }, at) => {
    if (!transition) return 0
    const shortest = Math.min(...[clips[at]!, clips[at + 1]!].map(({ from, to }) => to - from))
    return Math.min(Math.round(seconds * filmRate), Math.floor(shortest / 2))
  })

/**
 * The segments of a film in order; they cover each of its frames once. `gaps` has one entry fewer than `clips`. Throws
 * RangeError for an unknown transition.
 */
export function planSegments(
  clips: readonly ShownClip[],
  gaps: readonly Gap[],
  filmRate: number,
): PlanSegment[] {
  if (gaps.length !== Math.max(0, clips.length - 1))
    throw new RangeError('A film has one gap fewer than clips')
  const lengths = transitionFrames(clips, gaps, filmRate)
  const segments: PlanSegment[] = []
  let at = 0
  const add = (segment: PlanSegment) => {
    if (!segment.frames) return
    segments.push(segment)
    at += segment.frames
  }
  for (const [clip, { from, to }] of clips.entries()) {
    const [head, tail] = [lengths[clip - 1] ?? 0, lengths[clip] ?? 0]
    add({ startFrame: at, frames: to - from - head - tail, clip, frame: from + head })
    const transition = gaps[clip]?.transition ?? ''
    if (!tail) continue
    if (!isTransition(transition)) throw new RangeError(`There is no transition ${transition}`)
    const before = { clip, frame: to - tail }
    const after = { clip: clip + 1, frame: clips[clip + 1]!.from }
    add({ startFrame: at, frames: tail, transition, before, after })
  }
  return segments
}

/** The number of frames of a film. */
export function planFrames(segments: readonly PlanSegment[]): number {
  const last = segments.at(-1)
  return last ? last.startFrame + last.frames : 0
}

/** A clip at one frame of a film. */
export interface ShownAt {
  clip: PlanClip
  /** The frame of the clip’s video. */
  frame: number
}

/** The clip at a frame of a film, or both clips of a transition. Undefined beyond its end. */
export function whatIsAt(
  { segments, clips, frameRate }: Pick<FilmPlan, 'segments' | 'clips' | 'frameRate'>,
  frame: number,
): { transition: Transition | null; shown: ShownAt[] } | undefined {
  const segment = segments.find(
    ({ startFrame, frames }) => frame >= startFrame && frame < startFrame + frames,
  )
  if (!segment) return undefined
  const shownAt = ({ clip: index, frame: first }: ClipFrame): ShownAt => {
    const clip = clips[index]!
    return { clip, frame: videoFrame(first + frame - segment.startFrame, clip, frameRate) }
  }
  return 'transition' in segment
    ? { transition: segment.transition, shown: [shownAt(segment.before), shownAt(segment.after)] }
    : { transition: null, shown: [shownAt(segment)] }
}
