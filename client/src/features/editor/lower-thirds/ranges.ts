import { frameRateOf, shownFrames } from '#schema/cut-item'
import type { ShownItem } from '../state/cut'

/** Frames of a video; the end is exclusive. */
export interface FrameRange {
  startFrame: number
  endFrame: number
}

type Clip = Pick<ShownItem, 'inFrame' | 'outFrame' | 'speed' | 'video'>

/** When a lower third is visible, in seconds from the start of its clip in the film; null if it is trimmed away. */
export function secondsInClip(
  { startFrame, endFrame }: FrameRange,
  item: Clip,
): { from: number; to: number } | null {
  const shown = shownFrames(item, item.video)
  const rate = frameRateOf(item.video) * item.speed
  const [first, end] = [Math.max(startFrame, shown.from), Math.min(endFrame, shown.to)]
  return first < end ? { from: (first - shown.from) / rate, to: (end - shown.from) / rate } : null
}

/** Moves a range by frames, within its clip. */
export function movedBy({ startFrame, endFrame }: FrameRange, by: number, item: Clip): FrameRange {
  const shown = shownFrames(item, item.video)
  const most = Math.min(Math.max(by, shown.from - startFrame), shown.to - endFrame)
  return { startFrame: startFrame + most, endFrame: endFrame + most }
}

/** Moves the end of a range by frames, within its clip. */
export function endedBy({ startFrame, endFrame }: FrameRange, by: number, item: Clip): FrameRange {
  const most = Math.min(endFrame + by, shownFrames(item, item.video).to)
  return { startFrame, endFrame: Math.max(startFrame + 1, most) }
}

/** Range of a new lower third: three seconds from a frame on, or less if the clip ends. */
export function newRange(item: Clip, at: number): FrameRange {
  const shown = shownFrames(item, item.video)
  const length = Math.min(Math.round(3 * frameRateOf(item.video) * item.speed), shown.to - shown.from)
  const startFrame = Math.min(Math.max(at, shown.from), shown.to - length)
  return { startFrame, endFrame: startFrame + length }
}
