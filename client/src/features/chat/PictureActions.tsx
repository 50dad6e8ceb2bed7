import { Button } from 'antd'
import { ImagePlus, PencilLine } from 'lucide-react'
import type { ReferenceImageFieldsFragment } from '../../entities/asset/ReferenceFields.generated'
import { DownloadButton } from '../../shared/ui/DownloadButton'
import type { PictureActionsFieldsFragment } from './PictureActions.generated'

/** What can be done with a generated picture. */
export interface PictureHandlers {
  /** Adds it to the references of the next prompt. */
  addReference: (asset: ReferenceImageFieldsFragment) => void
  /** Opens the dialog that modifies it. */
  modify: (asset: ReferenceImageFieldsFragment) => void
}

/** Download, modify, use as a reference. */
export function PictureActions({
  asset,
  addReference,
  modify,
  isReferred = false,
}: { asset: PictureActionsFieldsFragment; isReferred?: boolean } & PictureHandlers) {
  return (
    <>
      <DownloadButton address={asset.downloadUrl} />
      <Button icon={<PencilLine size={16} />} onClick={() => modify(asset)}>
        Modify
      </Button>
      <Button icon={<ImagePlus size={16} />} disabled={isReferred} onClick={() => addReference(asset)}>
        {isReferred ? 'Used as reference' : 'Use as reference'}
      </Button>
    </>
  )
}
