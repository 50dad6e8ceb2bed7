import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useMay } from '../../entities/person/may'
import { lazyDialog } from '../../shared/lib/loading/lazyComponent'
import type { DeclineReasonFieldsFragment } from './DeclineReason.generated'

const DeclineReason = lazyDialog(async () => (await import('./VideoDialogs')).DeclineReason)

/** Button with the decline reason, or to add one; renders nothing for other videos. */
export function DeclinedFor({ video }: { video: DeclineReasonFieldsFragment }) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const mayDecide = useMay()('decide')
  if (video.status !== 'DECLINED') return null
  if (!mayDecide)
    return video.declineReason ? <span className="soft">Rejected: {video.declineReason}</span> : null
  return (
    <>
      <Button
        ref={button}
        type="link"
        size="small"
        style={{
          height: 'auto',
          maxWidth: '100%',
          paddingInline: 4,
          overflowWrap: 'anywhere',
          textAlign: 'start',
          whiteSpace: 'normal',
        }}
        onClick={() => setAsking(true)}
      >
        {video.declineReason ? `Rejected: ${video.declineReason}` : 'Add reason'}
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
