import { Button } from 'antd'
import { useRef, useState } from 'react'
import { lazyDialog } from '../../../shared/lib/loading/lazyComponent'
import type { DeclineReasonFieldsFragment } from './DeclineReason.generated'

const DeclineReason = lazyDialog(async () => (await import('./DeclineReason')).DeclineReason)

/** A button with the decline reason, or to add one; nothing for videos that are not declined. */
export function DeclinedFor({ video }: { video: DeclineReasonFieldsFragment }) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (video.status !== 'DECLINED') return null
  return (
    <>
      <Button
        ref={button}
        type="link"
        size="small"
        style={{ paddingInline: 4, maxWidth: '100%' }}
        onClick={() => setAsking(true)}
      >
        <span className="truncate">
          {video.declineReason ? `Declined: ${video.declineReason}` : 'Say why'}
        </span>
      </Button>
      <DeclineReason
        open={isAsking}
        video={video}
        onClose={() => setAsking(false)}
        afterClose={() => button.current?.focus({ preventScroll: true })}
      />
    </>
  )
}
