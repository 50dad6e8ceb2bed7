import { ArrowLeftToLine, ArrowRightToLine, ImagePlus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { LIMITS } from '#schema/limits'
import { Picture } from '../../../entities/asset/Picture'
import s from './ShotPictures.module.css'
import type { ShotPicture, ShotValues, PictureSlot } from './shotValues'

interface ShotPicturesProps {
  id: string
  number: number
  values: ShotValues
  onChange: (changes: Partial<ShotValues>) => void
  onPick: (id: string, slot: PictureSlot) => void
}

/** The first frame, last frame and reference images of a shot. */
export const ShotPictures = ({ id, number, values, onChange, onPick }: ShotPicturesProps) => {
  const { firstFrame, lastFrame, references } = values
  return (
    <div className={s.pictures} role="group" aria-label={`Images of shot ${number}`}>
      <Slot
        name="First frame"
        caption="First"
        icon={<ArrowLeftToLine size={14} aria-hidden />}
        picture={firstFrame ?? null}
        onPick={() => onPick(id, 'firstFrame')}
        onRemove={() => onChange({ firstFrame: null })}
      />
      <Slot
        name="Last frame"
        caption="Last"
        icon={<ArrowRightToLine size={14} aria-hidden />}
        picture={lastFrame ?? null}
        onPick={() => onPick(id, 'lastFrame')}
        onRemove={() => onChange({ lastFrame: null })}
      />
      {references.map((picture) => (
        <Slot
          key={picture.assetId}
          name={picture.name}
          icon={null}
          picture={picture}
          onPick={() => onPick(id, 'references')}
          onRemove={() =>
            onChange({ references: references.filter(({ assetId }) => assetId !== picture.assetId) })
          }
        />
      ))}
      {references.length < LIMITS.prompt.referencesMax && (
        <button
          type="button"
          className={s.slot}
          aria-label="Reference images"
          title="Reference images"
          onClick={() => onPick(id, 'references')}
        >
          <ImagePlus size={14} aria-hidden />
          {!references.length && <span>Reference</span>}
        </button>
      )}
    </div>
  )
}

interface SlotProps {
  name: string
  /** The label of an empty slot. */
  caption?: string
  icon: ReactNode
  picture: ShotPicture | null
  onPick: () => void
  onRemove: () => void
}

const Slot = ({ name, caption, icon, picture, onPick, onRemove }: SlotProps) => {
  if (!picture)
    return (
      <button type="button" className={s.slot} aria-label={name} title={name} onClick={onPick}>
        {icon}
        <span>{caption}</span>
      </button>
    )
  const { asset } = picture
  return (
    <span className={s.tile} title={icon ? `${name}: ${picture.name}` : picture.name}>
      <button type="button" className={s.open} aria-label={`Change: ${name}`} onClick={onPick}>
        {asset && <Picture asset={asset} sizes="44px" plain />}
        {icon && <span className={s.mark}>{icon}</span>}
      </button>
      <button type="button" className={s.remove} aria-label={`Remove: ${name}`} onClick={onRemove}>
        <X size={12} strokeWidth={2.5} />
      </button>
    </span>
  )
}
