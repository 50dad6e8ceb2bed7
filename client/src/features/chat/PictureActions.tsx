import { Button, Tooltip } from 'antd'
import { Download, ImagePlus, PencilLine } from 'lucide-react'
import { useState } from 'react'
import type { PictureActionsFieldsFragment, ReferenceImageFieldsFragment } from '../../gql/generated'
import { download } from '../../lib/download'

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
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await download(asset.downloadUrl)
    setSaving(false)
  }
  return (
    <>
      <Tooltip title="Download">
        <Button
          type="text"
          aria-label="Download"
          icon={<Download size={16} />}
          loading={saving}
          onClick={() => void save()}
        />
      </Tooltip>
      <Button icon={<PencilLine size={16} />} onClick={() => modify(asset)}>
        Modify
      </Button>
      <Button icon={<ImagePlus size={16} />} disabled={isReferred} onClick={() => addReference(asset)}>
        {isReferred ? 'Used as reference' : 'Use as reference'}
      </Button>
    </>
  )
}
