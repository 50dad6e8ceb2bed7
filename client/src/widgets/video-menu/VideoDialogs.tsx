import { LIMITS } from '#schema/limits'
import { declineRule, videoRule } from '#schema/rules/video'
import { TextFieldDialog } from '../../shared/ui/dialogs/FormDialog'
import type { DeclineReasonFieldsFragment } from './DeclineReason.generated'
import { useDeclineVideoMutation } from '../../entities/video/review/review.generated'
import type { VideoTitleFieldsFragment } from '../../entities/video/VideoTitle.generated'
import { videoTitle } from '../../entities/video/videoTitle'
import { useUpdateVideoMutation } from './VideoDialogs.generated'

const TITLE = { id: 'video-title', name: 'title', label: 'Title', max: LIMITS.video.titleMax } as const
const REASON = {
  id: 'decline-reason',
  name: 'reason',
  label: 'Reason',
  max: LIMITS.video.reasonMax,
  placeholder: 'Too dark',
} as const

interface DialogProps<Video> {
  open: boolean
  video: Video
  onClose: () => void
  /** Called after closing, to move the focus: the menu that opened the dialog cannot take it. */
  afterClose?: () => void
}

/** Dialog to change the title of a video or film. */
export function RenameVideo({ video, ...dialog }: DialogProps<VideoTitleFieldsFragment & { id: string }>) {
  const { id, __typename: type } = video
  const title = videoTitle(video)
  const [rename, { loading }] = useUpdateVideoMutation({ context: { quiet: true } })
  const save = async (changed: string) => {
    if (changed !== title) await rename({ variables: { id, title: changed } })
  }
  return (
    <TextFieldDialog
      {...dialog}
      title={`Rename ${type === 'Film' ? 'film' : 'video'}`}
      okText="Rename"
      field={TITLE}
      rule={videoRule}
      value={title}
      loading={loading}
      onSave={save}
    />
  )
}

/** Dialog to edit the decline reason of a video; an empty reason removes it. */
export function DeclineReason({
  video: { id, declineReason },
  ...dialog
}: DialogProps<DeclineReasonFieldsFragment>) {
  const [decline, { loading }] = useDeclineVideoMutation({ context: { quiet: true } })
  return (
    <TextFieldDialog
      {...dialog}
      title="Why was it rejected?"
      okText="Save"
      field={REASON}
      rule={declineRule}
      value={declineReason ?? ''}
      loading={loading}
      onSave={async (reason) => void (await decline({ variables: { id, reason: reason || null } }))}
    />
  )
}
