import { Button } from 'antd'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GeneratedVideoFieldsFragment } from '../../gql/generated'
import { useQueuePlace } from '../../lib/queue'
import { useJobActions } from '../../lib/useJobActions'
import { ProgressTile } from '../../ui/ProgressTile'
import { ReviewButtons } from '../../ui/ReviewButtons'
import { StatusBadge } from '../../ui/StatusBadge'
import { VideoMenu } from '../../ui/VideoMenu'
import { Preview } from './Preview'
import frame from './Frame.module.css'
import s from './Videos.module.css'

/**
 * A video in the row of all: work under way, a failure, or a preview to decide about (specification V3).
 */
export function GeneratedVideo({
  video,
  onOpen,
}: {
  video: GeneratedVideoFieldsFragment
  onOpen: () => void
}) {
  if (video.status === 'IN_PROGRESS') return <Card video={video} picture={<Making video={video} />} />
  if (!video.url) return <Card video={video} picture={<Failed video={video} />} />
  return (
    <Card video={video} picture={<Preview video={video} onOpen={onOpen} />}>
      <div className={s.verdict}>
        <ReviewButtons video={video} />
      </div>
    </Card>
  )
}

const Card = ({
  video,
  picture,
  children,
}: {
  video: GeneratedVideoFieldsFragment
  picture: ReactNode
  children?: ReactNode
}) => (
  <article className={s.card} aria-label={video.title}>
    {picture}
    <div className={s.caption}>
      <p className={s.title} title={video.title}>
        {video.title}
      </p>
      <VideoMenu video={video} />
    </div>
    {children}
  </article>
)

function Making({ video: { job } }: { video: GeneratedVideoFieldsFragment }) {
  const { cancel, isCancelling } = useJobActions(job)
  return (
    <ProgressTile
      compact
      place={useQueuePlace(job)}
      percent={Math.floor((job?.progress ?? 0) * 100)}
      onCancel={cancel}
      cancelling={isCancelling}
    />
  )
}

function Failed({ video: { job, failure } }: { video: GeneratedVideoFieldsFragment }) {
  const { retry, isRetrying } = useJobActions(job)
  const isCancelled = job?.status === 'CANCELLED'
  return (
    <div className={`${frame.frame} ${frame.nothing}`}>
      <span className={frame.badge}>
        <StatusBadge status={isCancelled ? 'cancelled' : 'failed'} />
      </span>
      <p>{isCancelled ? 'This video was cancelled.' : failure}</p>
      {retry && (
        <Button size="small" icon={<RotateCw size={14} />} loading={isRetrying} onClick={retry}>
          Retry
        </Button>
      )}
    </div>
  )
}
