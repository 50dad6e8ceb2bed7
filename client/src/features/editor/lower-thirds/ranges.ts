import { frameRateOf, shownFrames } from '#schema/cut-item'
import type { ShownItem } from '../state/cut'

/** Frames of a video; `to` is exclusive. */
export interface FrameRange {
  from: number
  to: number
}

type Clip = Pick<ShownItem, 'inFrame' | 'outFrame' | 'speed' | 'video'>

/** When a lower third is visible, in seconds from the start of its clip in the film; null if it is trimmed away. */
export function secondsInClip({ from, to }: FrameRange, item: Clip): { from: number; to: number } | null {
  const shown = shownFrames(item, item.video)
  const rate = frameRateOf(item.video) * item.speed
  const [first, end] = [Math.max(from, shown.from), Math.min(to, shown.to)]
  return first < end ? { from: (first - shown.from) / rate, to: (end - shown.from) / rate } : null
}

/** Moves a range by frames, within its clip. */
export function movedBy({ from, to }: FrameRange, by: number, item: Clip): FrameRange {
  const shown = shownFrames(item, item.video)
  const most = Math.min(Math.max(by, shown.from - from), shown.to - to)
  return { from: from + most, to: to + most }
}

/** Moves the end of a range by frames, within its clip. */
export function endedBy({ from, to }: FrameRange, by: number, item: Clip): FrameRange {
  return { from, to: Math.max(from + 1, Math.min(to + by, shownFrames(item, item.video).to)) }
}

/** Range of a new lower third: three seconds from a frame on, or less if the clip ends. */
export function newRange(item: Clip, at: number): FrameRange {
  const shown = shownFrames(item, item.video)
  const length = Math.min(Math.round(3 * frameRateOf(item.video) * item.speed), shown.to - shown.from)
  const from = Math.min(Math.max(at, shown.from), shown.to - length)
  return { from, to: from + length }
}
