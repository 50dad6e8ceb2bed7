import type { Caption } from '#schema/captions/caption'
import { frameRateOf } from '#schema/cut-item'
import { CaptionOverlay } from '../captions/CaptionOverlay'
import { LowerThirdOverlay } from '../lower-thirds/LowerThirdOverlay'
import type { PlayedItem } from './PlayedItem'

interface CutOverlaysProps {
  projectId: string
  items: readonly PlayedItem[]
  /** Start of each item, in seconds of the film. */
  starts: readonly number[]
  /** The chosen frame rate; null: that of the first clip. */
  frameRate: number | null | undefined
  captions: readonly Caption[]
  /** Second of the film. */
  seconds: number
}

/** The lower thirds and captions at a second of the film, over its picture. */
export const CutOverlays = ({ captions, frameRate, seconds, items, ...props }: CutOverlaysProps) => (
  <>
    <LowerThirdOverlay
      {...props}
      items={items}
      frameRate={frameRate ?? frameRateOf(items[0]?.video ?? {})}
      seconds={seconds}
    />
    <CaptionOverlay captions={captions} seconds={seconds} />
  </>
)
