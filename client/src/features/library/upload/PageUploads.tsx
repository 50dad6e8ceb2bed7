import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import type { ChangedAssetFieldsFragment } from '../../../entities/asset/ChangedAssetFields.generated'
import { useFileDrop } from '../../../shared/lib/input/fileDrop'
import { lazyDialog } from '../../../shared/lib/loading/lazyComponent'
import s from './PageUploads.module.css'
import { messageOf } from '../../../shared/lib/network/errors'
import { toast } from '../../../shared/lib/toast'
import { useAddAssetToProjectMutation } from '../../../entities/asset/addToProject.generated'

const PENDING = 'It is in the library now. Once an admin approves it, you can add it to the project.'

/** Uploads files that are dropped or pasted on a project’s assets, and adds approved ones to the project. */
export function ProjectUploads({ projectId }: { projectId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [add] = useAddAssetToProjectMutation({ context: { quiet: true } })
  const join = async ({ id, approvalStatus }: ChangedAssetFieldsFragment) => {
    if (approvalStatus !== 'APPROVED') return toast.info(PENDING)
    try {
      await add({ variables: { assetId: id, projectId } })
      toast.success('Asset added to project successfully')
    } catch (caught) {
      toast.error(messageOf(caught))
    }
  }
  return (
    <PageUploads
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onUploaded={(asset) => void join(asset)}
    />
  )
}

const UploadDialog = lazyDialog(async () => (await import('./UploadDialog')).UploadDialog)

interface PageUploadsProps {
  open: boolean
  onOpen: () => void
  onClose: () => void
  /** Called with each uploaded asset. */
  onUploaded?: (asset: ChangedAssetFieldsFragment) => void
}

/** Upload dialog of a page; also opens for files dropped or pasted anywhere on it. */
export function PageUploads({ open, onOpen, onClose, onUploaded }: PageUploadsProps) {
  const [given, setGiven] = useState<File[]>()
  const isOver = useFileDrop((files) => {
    setGiven(files)
    onOpen()
  }, open)
  const close = () => {
    setGiven(undefined)
    onClose()
  }
  return (
    <>
      {isOver && (
        <div className={s.veil}>
          <ImageUp size={32} aria-hidden />
          Drop images to upload them
        </div>
      )}
      <UploadDialog open={open} given={given} onClose={close} onUploaded={onUploaded} />
    </>
  )
}
