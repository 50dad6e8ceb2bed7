import { frameRateOf, shownFrames } from '#schema/cut-item'
import type { ShownItem } from '../state/cut'

/** Frames of a video, `to` not included. */
export interface FrameRange {
  from: number
  to: number
}

type Clip = Pick<ShownItem, 'inFrame' | 'outFrame' | 'speed' | 'video'>

/** The seconds of a clip, from its start in the film, over which a lower third is shown; null where none of it is. */
export function secondsInClip({ from, to }: FrameRange, item: Clip): { from: number; to: number } | null {
  const shown = shownFrames(item, item.video)
  const rate = frameRateOf(item.video) * item.speed
  const [first, end] = [Math.max(from, shown.from), Math.min(to, shown.to)]
  return first < end ? { from: (first - shown.from) / rate, to: (end - shown.from) / rate } : null
}

/** Moves a range by some frames, but not beyond its clip. */
export function movedBy({ from, to }: FrameRange, by: number, item: Clip): FrameRange {
  const shown = shownFrames(item, item.video)
  const most = Math.min(Math.max(by, shown.from - from), shown.to - to)
  return { from: from + most, to: to + most }
}

/** Moves the end of a range by some frames, but not beyond its clip. */
export function endedBy({ from, to }: FrameRange, by: number, item: Clip): FrameRange {
  return { from, to: Math.max(from + 1, Math.min(to + by, shownFrames(item, item.video).to)) }
}

/** Where a new lower third is: three seconds from this frame on, if the clip is that long. */
export function newRange(item: Clip, at: number): FrameRange {
  const shown = shownFrames(item, item.video)
  const length = Math.min(Math.round(3 * frameRateOf(item.video) * item.speed), shown.to - shown.from)
  const from = Math.min(Math.max(at, shown.from), shown.to - length)
  return { from, to: from + length }
}
