import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import type { ChangedAssetFieldsFragment } from '../../entities/asset/ChangedAssetFields.generated'
import { useFileDrop } from '../../shared/lib/input/fileDrop'
import { lazyDialog } from '../../shared/lib/loading/lazyComponent'
import s from './PageUploads.module.css'

const UploadDialog = lazyDialog(async () => (await import('./UploadDialog')).UploadDialog)

export interface PageUploadsProps {
  open: boolean
  onOpen: () => void
  onClose: () => void
  /** Called with each asset that was uploaded. */
  onUploaded?: (asset: ChangedAssetFieldsFragment) => void
}

/** The upload dialog of a page, which also opens with what is dropped or pasted anywhere on the page. */
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
