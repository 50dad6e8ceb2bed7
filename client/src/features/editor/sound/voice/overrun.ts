import { type ClipEdit, framesOf, frameRateOf, shownFrames } from '#schema/cut-item'
import type { ShownItem } from '../../state/cut'
import type { Anchor } from '../placement'
import type { PlacedCue } from '../shownCue'

/** Shorter overruns, in seconds, are inaudible. */
const TOLERANCE = 0.05

/** Highest speed of a voice. */
const FASTEST = 1.25

/** Seconds by which a voice exceeds its shot, or null. */
export function overrunOf(
  { cue, span }: PlacedCue,
  { anchors, length }: { anchors: readonly Anchor[]; length: number },
): number | null {
  if (cue.kind !== 'VOICE' || !span || cue.isMuted || cue.isLooped) return null
  const at = anchors.findIndex(({ itemId }) => itemId === cue.itemId)
  if (at < 0) return null
  const over = span.to - (anchors[at + 1]?.start ?? length)
  return over > TOLERANCE ? over : null
}

/** Such as `The voice is 1.4 s longer than the shot`. */
export const overrunText = (seconds: number): string =>
  `The voice is ${Math.max(0.1, Math.round(seconds * 10) / 10).toFixed(1)} s longer than the shot`

/** The trim that lengthens a clip by `seconds`, or as far as its take goes, and the seconds gained; null if none are left. */
export function lengthened(
  item: ShownItem,
  seconds: number,
): { edit: Pick<ClipEdit, 'outFrame'>; by: number } | null {
  const { video, speed } = item
  const [rate, frames] = [frameRateOf(video), framesOf(video)]
  const { to } = shownFrames(item, video)
  const end = Math.min(frames, to + Math.ceil(seconds * rate * speed - 1e-6))
  if (end <= to) return null
  return { edit: { outFrame: end === frames ? null : end }, by: (end - to) / rate / speed }
}

/** The speed at which a voice ends with its shot, and whether it is within the limit. */
export function fasterBy({ span }: PlacedCue, over: number): { factor: number; isPossible: boolean } {
  const left = span ? span.to - span.from - over : 0
  const factor = left > 0 ? Math.ceil(((left + over) / left) * 1_000) / 1_000 : Infinity
  return { factor, isPossible: factor <= FASTEST }
}
