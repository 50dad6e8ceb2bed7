import { Button } from 'antd'
import { useState } from 'react'
import { messageOr } from '../../shared/lib/network/errors'
import { toast } from '../../shared/lib/toast'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { useAddAssetToProjectMutation } from '../../entities/asset/addToProject.generated'
import { AssetPicker } from './AssetPicker'
import s from './AssetPicker.module.css'
import { PickerUpload } from './PickerUpload'
import type { UploadedImage } from './PickerUpload'

const PENDING = 'It is in the library. Add it to the project once an admin has approved it.'
const FAILED = 'Failed to add the image to the project'

interface ProjectImagePickerProps {
  projectId: string
  viewer: { id: string }
  /** Maximum number of selected images. */
  max?: number
  /** Called with the ids of the added images, in order of selection. */
  onAdded: (ids: string[]) => void
  onClose: () => void
}

/** Picks approved images of the library, or uploads images, and adds them to a project. */
export function ProjectImagePicker({
  projectId,
  viewer,
  max = Number.POSITIVE_INFINITY,
  onAdded,
  onClose,
}: ProjectImagePickerProps) {
  const [chosen, setChosen] = useState<readonly { id: string }[]>([])
  const [isAdding, setAdding] = useState(false)
  const [addToProject] = useAddAssetToProjectMutation({ context: { quiet: true } })
  const choose = (asset: { id: string }) =>
    setChosen((before) => (before.length < max ? [...before, asset] : before))
  const toggle = (asset: { id: string }) =>
    chosen.some(({ id }) => id === asset.id)
      ? setChosen(chosen.filter(({ id }) => id !== asset.id))
      : choose(asset)
  const takeUploaded = (asset: UploadedImage) =>
    asset.approvalStatus === 'APPROVED' ? choose(asset) : toast.info(PENDING)
  const add = async () => {
    setAdding(true)
    const added: string[] = []
    try {
      for (const { id } of chosen) {
        await addToProject({ variables: { assetId: id, projectId } })
        added.push(id)
      }
    } catch (caught) {
      toast.error(messageOr(FAILED, caught))
    }
    setAdding(false)
    if (added.length > 0) onAdded(added)
    if (added.length === chosen.length) onClose()
    else setChosen(chosen.filter(({ id }) => !added.includes(id)))
  }
  const count = chosen.length
  return (
    <FormDialog
      open
      title="Add images"
      width={720}
      onCancel={onClose}
      footer={
        <div className={s.foot}>
          <span className={s.hint}>Or paste or drop images here.</span>
          <PickerUpload isMultiple={max > 1} onUploaded={takeUploaded} />
          <Button type="primary" disabled={!count} loading={isAdding} onClick={() => void add()}>
            {count > 1 ? `Add ${count} images` : 'Add image'}
          </Button>
        </div>
      }
    >
      <AssetPicker
        viewer={viewer}
        isApprovedOnly
        chosen={chosen}
        isFull={count >= max}
        emptyText="Upload an image to start."
        onToggle={toggle}
      />
    </FormDialog>
  )
}
