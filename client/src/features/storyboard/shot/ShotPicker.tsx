import { AssetPicker } from '../../../widgets/asset-picker/AssetPicker'
import { FramePicker } from '../../../widgets/asset-picker/FramePicker'
import { ReferenceDialog } from '../../../widgets/asset-picker/ReferenceDialog'
import type { ShotFieldsFragment } from './shot.generated'
import { type PictureSlot, SLOTS, pictureOf } from './shotValues'
import { useShotEdits } from './useShotEdits'

interface ShotPickerProps {
  shot: ShotFieldsFragment
  slot: PictureSlot
  viewerId: string
  onClose: () => void
}

/** Selects the images of a shot. */
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

function References({ shot, viewerId, onClose }: Omit<ShotPickerProps, 'slot'>) {
  const { edits, shown } = useShotEdits(shot, viewerId)
  const { references } = shown.values
  const change = (changed: typeof references) => edits.change({ references: changed }, { soon: true })
  return (
    <ReferenceDialog
      title={SLOTS.references}
      chosen={references.map(({ assetId }) => assetId)}
      onAdd={(asset) => change([...references, pictureOf(asset)])}
      onRemove={(id) => change(references.filter(({ assetId }) => assetId !== id))}
      onClose={onClose}
    >
      {({ toggle }) => (
        <AssetPicker
          viewer={{ id: viewerId }}
          chosen={references.map(({ assetId }) => ({ id: assetId }))}
          onToggle={toggle}
        />
      )}
    </ReferenceDialog>
  )
}
