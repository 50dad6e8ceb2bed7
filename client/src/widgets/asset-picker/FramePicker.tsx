import { Button } from 'antd'
import type { ReferenceImageFieldsFragment } from '../../entities/asset/ReferenceFields.generated'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { AssetPicker } from './AssetPicker'
import s from './AssetPicker.module.css'
import { PickerUpload } from './PickerUpload'

interface FramePickerProps {
  title: string
  viewer: { id: string }
  chosen: { id: string } | null
  onChoose: (asset: ReferenceImageFieldsFragment) => void
  onClose: () => void
}

/** Dialog to pick the image of a frame from the library, or to upload, paste or drop one. */
export const FramePicker = ({ title, viewer, chosen, onChoose, onClose }: FramePickerProps) => (
  <FormDialog
    open
    title={title}
    width={720}
    onCancel={onClose}
    footer={
      <div className={s.foot}>
        <span className={s.hint}>Or paste or drop an image here.</span>
        <PickerUpload onUploaded={onChoose} />
        <Button onClick={onClose}>Cancel</Button>
      </div>
    }
  >
    <AssetPicker
      viewer={viewer}
      chosen={chosen ? [chosen] : []}
      emptyText="Upload an image, or save a frame of a video."
      onToggle={onChoose}
    />
  </FormDialog>
)
