import { ImagePlus } from 'lucide-react'
import type { ShotFieldsFragment } from '../../gql/generated'
import { Picture } from '../../ui/Picture'
import s from './ShotCard.module.css'
import type { PictureSlot } from './slots'

interface ShotStillProps {
  shot: ShotFieldsFragment
  number: number
  ratio: string
  /** Whether its picture is shown. */
  isDrawn: boolean
  onPick: (id: string, slot: PictureSlot) => void
}

/** What a shot looks like as far as it is known: its chosen take, its still, the picture it begins with, or its drawing. */
export function ShotStill({ shot, number, ratio, isDrawn, onPick }: ShotStillProps) {
  const { id, chosenTake, drawing, still, firstFrame } = shot
  const asset = still?.asset ?? firstFrame?.asset
  const poster = chosenTake?.posterUrl ?? (asset ? null : drawing?.posterUrl)
  return (
    <button
      type="button"
      className={s.still}
      aria-label={`${still ? 'Change' : 'Choose'} the still of shot ${number}`}
      onClick={() => onPick(id, 'still')}
    >
      <span className={s.frame} style={{ aspectRatio: ratio.replace(':', '/') }}>
        {isDrawn && poster && <img src={poster} alt="" loading="lazy" draggable={false} />}
        {isDrawn && !poster && asset && <Picture asset={asset} sizes="360px" />}
        {!poster && !asset && <ImagePlus size={20} aria-hidden />}
      </span>
    </button>
  )
}
