import { LIMITS } from '#schema/limits'
import { declineRule } from '#schema/rules/video'
import { TextFieldDialog } from '../../../shared/ui/dialogs/FormDialog'
import type { DeclineReasonFieldsFragment } from './DeclineReason.generated'
import { useDeclineVideoMutation } from './review.generated'

const FIELD = {
  id: 'decline-reason',
  name: 'reason',
  label: 'Reason',
  max: LIMITS.video.reasonMax,
  placeholder: 'Too dark',
} as const

interface DeclineReasonProps {
  open: boolean
  video: DeclineReasonFieldsFragment
  onClose: () => void
  /** Called after the dialog has closed. */
  afterClose?: () => void
}

/** Edits the reason why a video was declined; an empty reason removes it. */
export function DeclineReason({ video: { id, declineReason }, ...dialog }: DeclineReasonProps) {
  const [decline, { loading }] = useDeclineVideoMutation({ context: { quiet: true } })
  return (
    <TextFieldDialog
      {...dialog}
      title="Why was it declined?"
      okText="Save"
      field={FIELD}
      rule={declineRule}
      value={declineReason ?? ''}
      loading={loading}
      onSave={async (reason) => void (await decline({ variables: { id, reason: reason || null } }))}
    />
  )
}
