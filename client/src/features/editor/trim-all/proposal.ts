import { type ClipEdit, fewestFrames, frameRateOf, shownFrames, shownSeconds } from '#schema/cut-item'
import type { ShownItem } from '../state/cut'
import { editOfTrim } from '../trim/trim'

/** A proposed trim of a clip. */
export interface Proposal {
  item: ShownItem
  trim: Pick<ClipEdit, 'inFrame' | 'outFrame'>
  /** Seconds in the film, now and with the trim. */
  before: number
  after: number
}

/** The proposal to show these frames of a clip, `from` included and `to` not; null if nothing changes or fits. */
export function propose(item: ShownItem, from: number, to: number): Proposal | null {
  const { video } = item
  const now = shownFrames(item, video)
  if (to - from < fewestFrames(video) || (from === now.from && to === now.to)) return null
  const trim = editOfTrim({ from, to }, video)
  const [before, after] = [shownSeconds(item, video), shownSeconds({ ...item, ...trim }, video)]
  return { item, trim, before, after }
}

/** Frames of the video that last this long in the film; at least as many as a trim shows. */
export const framesFor = ({ video, speed }: ShownItem, seconds: number): number =>
  Math.max(fewestFrames(video), Math.round(seconds * frameRateOf(video) * speed))
