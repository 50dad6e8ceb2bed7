import { useState } from 'react'
import type { ChangedAssetFieldsFragment } from '../../entities/asset/ChangedAssetFields.generated'
import { messageOf } from '../../shared/lib/network/errors'
import { toast } from '../../shared/lib/toast'
import { useAddAssetToProjectMutation } from './AddToProjectPanel.generated'
import { PageUploads } from './PageUploads'

const PENDING = 'It joins the library now, and can be added to the project once an admin has approved it.'

/** Uploads what is dropped or pasted on a project’s assets, and adds to the project what is approved. */
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
