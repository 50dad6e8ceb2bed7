import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { LIMITS, TOO_MANY_REFERENCES } from '#schema/limits'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import type { ReferenceImageFieldsFragment } from '../../entities/asset/ReferenceFields.generated'
import s from './AssetPicker.module.css'
import { PickerUpload } from './PickerUpload'

interface ReferenceDialogProps {
  title: ReactNode
  /** Ids of the selected assets. */
  chosen: readonly string[]
  onAdd: (asset: ReferenceImageFieldsFragment) => void
  onRemove: (id: string) => void
  onClose: () => void
  children: (picker: {
    toggle: (asset: ReferenceImageFieldsFragment) => void
    /** Hides the message about too many selected images. */
    dismiss: () => void
  }) => ReactNode
}

/** Dialog to select up to five reference images (specification C10). */
export function ReferenceDialog({ title, chosen, onAdd, onRemove, onClose, children }: ReferenceDialogProps) {
  const [isOver, setOver] = useState(false)
  const toggle = (asset: ReferenceImageFieldsFragment) => {
    const isChosen = chosen.includes(asset.id)
    const isFull = !isChosen && chosen.length >= LIMITS.prompt.referencesMax
    setOver(isFull)
    if (isChosen) onRemove(asset.id)
    else if (!isFull) onAdd(asset)
  }
  return (
    <FormDialog
      open
      title={title}
      width={720}
      onCancel={onClose}
      footer={
        <div className={s.foot}>
          <p role="alert">{isOver && TOO_MANY_REFERENCES}</p>
          <span className="meta">
            {chosen.length} of {LIMITS.prompt.referencesMax} chosen
          </span>
          <PickerUpload onUploaded={toggle} />
          <Button onClick={onClose}>Done</Button>
        </div>
      }
    >
      {children({ toggle, dismiss: () => setOver(false) })}
    </FormDialog>
  )
}
