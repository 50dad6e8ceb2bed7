import { type ClipEdit, frameRateOf, shownSeconds, type VideoLength } from '#schema/cut-item'
import type { PlayedClip } from '../../../widgets/sequence-player/PlayedClip'
import type { CutClipFieldsFragment } from '../timeline/CutClip.generated'

/** A use of a video in a cut, for playback. */
export interface PlayedItem extends ClipEdit {
  id: string
  video: CutClipFieldsFragment & VideoLength
}

/** Duration of each item in the film. */
export const timesOf = (items: readonly PlayedItem[]) =>
  items.map((item) => ({ duration: shownSeconds(item, item.video) }))

/** The part of an item’s file to play. `clipGain` is the level of all clips in decibels; null mutes them. */
export function clipOf(item: PlayedItem, url: string, clipGain: number | null): PlayedClip {
  const { video, inFrame, outFrame, speed, gain, isMuted, framing } = item
  const rate = frameRateOf(video)
  return {
    url,
    duration: shownSeconds(item, video),
    from: inFrame / rate,
    to: outFrame === null ? undefined : outFrame / rate,
    speed,
    gain: gain + (clipGain ?? 0),
    isMuted: isMuted || clipGain === null,
    framing,
  }
}
