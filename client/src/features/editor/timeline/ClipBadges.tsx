import { VolumeX } from 'lucide-react'
import { shownFrames } from '#schema/cut-item'
import { KIND_NAMES } from '../cards/cardNames'
import type { ShownItem } from '../state/cut'
import { gainText, lengthText, speedText } from '../trim/trim'
import s from './CutClip.module.css'

/** Shown and total length of a clip, such as `3.4 of 8.0 s`; null if it is not trimmed. */
const trimmedText = (item: ShownItem): string | null =>
  item.inFrame === 0 && item.outFrame === null
    ? null
    : lengthText(shownFrames(item, item.video), item.video).replace(' s of', ' of')

/** Badges of a clip: trim, speed and sound. */
export function ClipBadges({ item, isDragged }: { item: ShownItem; isDragged: boolean }) {
  const { video, speed, isMuted, gain } = item
  const trimmed = trimmedText(item)
  const length = lengthText(shownFrames(item, video), video)
  return (
    <div className={s.badges}>
      {'card' in video && !isDragged && <span>{KIND_NAMES[video.card.kind]}</span>}
      {isDragged && (
        <span className={`mono ${s.live}`} role="status">
          {length}
        </span>
      )}
      {!isDragged && trimmed && <span className="mono">{trimmed}</span>}
      {speed !== 1 && <span className="mono">{speedText(speed)}</span>}
      {isMuted && (
        <span>
          <VolumeX size={14} aria-label="Muted" />
        </span>
      )}
      {!isMuted && gain !== 0 && <span className="mono">{gainText(gain)}</span>}
    </div>
  )
}
