import { LIMITS } from '#schema/limits'
import { videoRule } from '#schema/rules/video'
import { toast } from '../../../shared/lib/toast'
import { TextFieldDialog } from '../../../shared/ui/dialogs/FormDialog'
import { useRenameVideoMutation } from './RenameVideo.generated'
import type { VideoMenuFieldsFragment } from './VideoMenuFields.generated'

const FIELD = { id: 'video-title', name: 'title', label: 'Title', max: LIMITS.video.titleMax } as const

interface RenameVideoProps {
  open: boolean
  video: Pick<VideoMenuFieldsFragment, 'id' | 'title' | 'isMerged'>
  onClose: () => void
  /** Called after the dialog has closed; the menu that opened it cannot take the focus. */
  afterClose?: () => void
}

/** Changes the title of a video or film. */
export function RenameVideo({ video: { id, title, isMerged }, ...dialog }: RenameVideoProps) {
  const [rename, { loading }] = useRenameVideoMutation({ context: { quiet: true } })
  const save = async (changed: string) => {
    if (changed === title) return
    await rename({ variables: { id, title: changed } })
    toast.success(isMerged ? 'Film renamed' : 'Video renamed')
  }
  return (
    <TextFieldDialog
      {...dialog}
      title={`Rename ${isMerged ? 'film' : 'video'}`}
      okText="Rename"
      field={FIELD}
      rule={videoRule}
      value={title}
      loading={loading}
      onSave={save}
    />
  )
}
