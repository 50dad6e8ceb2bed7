import { Button } from 'antd'
import { useState } from 'react'
import { LIMITS, TOO_MANY_REFERENCES } from '#schema/limits'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { AssetPicker } from '../../../entities/asset/picker/AssetPicker'
import picker from '../../../entities/asset/picker/AssetPicker.module.css'
import { FramePicker } from '../../../entities/asset/picker/FramePicker'
import type { ShotFieldsFragment } from './shot.generated'
import { type PictureSlot, SLOTS, pictureOf } from './shotValues'
import { useShotEdits } from './useShotEdits'

interface ShotPickerProps {
  shot: ShotFieldsFragment
  slot: PictureSlot
  viewerId: string
  onClose: () => void
}

/** Chooses the pictures of a shot. */
export const ShotPicker = ({ shot, slot, viewerId, onClose }: ShotPickerProps) =>
  slot === 'references' ? (
    <References shot={shot} viewerId={viewerId} onClose={onClose} />
  ) : (
    <One shot={shot} slot={slot} viewerId={viewerId} onClose={onClose} />
  )

function One({
  shot,
  slot,
  viewerId,
  onClose,
}: ShotPickerProps & { slot: Exclude<PictureSlot, 'references'> }) {
  const { edits, shown } = useShotEdits(shot, viewerId)
  return (
    <FramePicker
      title={SLOTS[slot]}
      viewer={{ id: viewerId }}
      chosen={shown.values[slot]?.asset ?? null}
      onChoose={(asset) => {
        const isChosen = shown.values[slot]?.assetId === asset.id
        edits.change({ [slot]: isChosen ? null : pictureOf(asset) }, { soon: true })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Up to five reference images. */
function References({ shot, viewerId, onClose }: Omit<ShotPickerProps, 'slot'>) {
  const { edits, shown } = useShotEdits(shot, viewerId)
  const [isOver, setOver] = useState(false)
  const { references } = shown.values
  const toggle = (asset: ReferenceImageFieldsFragment) => {
    const others = references.filter(({ assetId }) => assetId !== asset.id)
    const isFull = others.length === references.length && references.length >= LIMITS.prompt.referencesMax
    setOver(isFull)
    if (isFull) return
    const next = others.length < references.length ? others : [...references, pictureOf(asset)]
    edits.change({ references: next }, { soon: true })
  }
  return (
    <FormDialog
      open
      title={SLOTS.references}
      width={720}
      onCancel={onClose}
      footer={
        <div className={picker.foot}>
          <p role="alert">{isOver && TOO_MANY_REFERENCES}</p>
          <span className="meta">
            {references.length} of {LIMITS.prompt.referencesMax} chosen
          </span>
          <Button onClick={onClose}>Done</Button>
        </div>
      }
    >
      <AssetPicker
        viewer={{ id: viewerId }}
        chosen={references.map(({ assetId }) => ({ id: assetId }))}
        onToggle={toggle}
      />
    </FormDialog>
  )
}
