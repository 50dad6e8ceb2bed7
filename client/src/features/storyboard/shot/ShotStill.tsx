import { ImagePlus, Play } from 'lucide-react'
import { Picture } from '../../../entities/asset/Picture'
import { Poster } from '../../../entities/video/Poster'
import type { ShotFieldsFragment } from './shot.generated'
import s from './ShotStill.module.css'
import type { PictureSlot } from './shotValues'

interface ShotStillProps {
  shot: ShotFieldsFragment
  number: number
  ratio: string
  /** Whether to render the image. */
  isDrawn: boolean
  /** Whether no still can be chosen. */
  readOnly: boolean
  onPick: (id: string, slot: PictureSlot) => void
  /** Plays the storyboard from the shot at this index. */
  onPlay: (at: number) => void
}

/** Largest displayed width. */
const STILL = '360px'

/** What the engine left out of, or replaced in, the take or drawing of a shot. */
export const engineNoteOf = ({ chosenTake, drawing }: ShotFieldsFragment): string | null =>
  (chosenTake ?? drawing)?.note ?? null

/** Image of a shot: its chosen take, still, first frame or drawing. A click plays a take or drawing, else chooses a still. */
export function ShotStill({ shot, number, ratio, isDrawn, readOnly, onPick, onPlay }: ShotStillProps) {
  const { id, chosenTake, drawing, still, firstFrame } = shot
  const asset = still?.asset ?? firstFrame?.asset
  const clip = chosenTake?.posterUrl || asset ? chosenTake : drawing
  const hasPoster = !!clip?.posterUrl
  const choice = `${still ? 'Change' : 'Choose'} the still of shot ${number}`
  return (
    <button
      type="button"
      className={s.still}
      aria-label={hasPoster ? `Play shot ${number}` : choice}
      disabled={readOnly && !hasPoster}
      onClick={() => (hasPoster ? onPlay(number - 1) : onPick(id, 'still'))}
    >
      <span className={s.frame} style={{ aspectRatio: ratio.replace(':', '/') }}>
        {isDrawn && hasPoster && <Poster video={clip} sizes={STILL} draggable={false} />}
        {isDrawn && !hasPoster && asset && <Picture asset={asset} sizes={STILL} />}
        {!hasPoster && !asset && <ImagePlus size={20} aria-hidden />}
        {hasPoster && <Play className={s.play} size={20} fill="currentColor" aria-hidden />}
      </span>
    </button>
  )
}
