import { Button } from 'antd'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { LIMITS } from '#schema/limits'
import type { ReferenceImageFieldsFragment } from '../ReferenceFields.generated'
import { useFileDrop } from '../../../shared/lib/input/fileDrop'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { AssetPicker } from './AssetPicker'
import s from './AssetPicker.module.css'
import { useFrameUpload } from './useFrameUpload'

interface FramePickerProps {
  title: string
  viewer: { id: string }
  chosen: { id: string } | null
  onChoose: (asset: ReferenceImageFieldsFragment) => void
  onClose: () => void
}

/** Selects the image of a frame from the library, or uploads, pastes or drops one. */
export function FramePicker({ title, viewer, chosen, onChoose, onClose }: FramePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const { upload, uploading } = useFrameUpload()
  const take = async (file: File | undefined) => {
    if (!file || uploading) return
    const added = await upload(file)
    if (added) onChoose(added)
  }
  useFileDrop((files) => void take(files[0]), uploading)
  return (
    <FormDialog
      open
      title={title}
      width={720}
      onCancel={onClose}
      footer={
        <div className={s.foot}>
          <span className={s.hint}>Or paste or drop a picture here.</span>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Picture to upload"
            accept={LIMITS.upload.types.join(',')}
            onChange={({ target }) => void take(target.files?.[0])}
          />
          <Button icon={<Upload size={16} />} loading={uploading} onClick={() => input.current?.click()}>
            Upload
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      }
    >
      <AssetPicker
        viewer={viewer}
        chosen={chosen ? [chosen] : []}
        emptyText="Upload a picture, or save a frame of a video."
        onToggle={onChoose}
      />
    </FormDialog>
  )
}
