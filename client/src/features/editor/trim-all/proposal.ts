import { type ClipEdit, fewestFrames, frameRateOf, shownFrames, shownSeconds } from '#schema/cut-item'
import type { ShownItem } from '../state/cut'
import { editOfTrim } from '../trim/trim'

/** A proposed trim of a clip. */
export interface Proposal {
  item: ShownItem
  trim: Pick<ClipEdit, 'inFrame' | 'outFrame'>
  /** Seconds in the film, before and after the trim. */
  before: number
  after: number
}

/** Proposes to show these frames of a clip (`to` is exclusive); null if nothing changes or the range is too short. */
export function propose(item: ShownItem, from: number, to: number): Proposal | null {
  const { video } = item
  const now = shownFrames(item, video)
  if (to - from < fewestFrames(video) || (from === now.from && to === now.to)) return null
  const trim = editOfTrim({ from, to }, video)
  const [before, after] = [shownSeconds(item, video), shownSeconds({ ...item, ...trim }, video)]
  return { item, trim, before, after }
}

/** Number of frames that last this many seconds in the film; at least the shortest trim. */
export const framesFor = ({ video, speed }: ShownItem, seconds: number): number =>
  Math.max(fewestFrames(video), Math.round(seconds * frameRateOf(video) * speed))
