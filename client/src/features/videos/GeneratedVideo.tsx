import { Button } from 'antd'
import { Check, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCancelJobMutation, useRetryJobMutation, type VideoFieldsFragment } from '../../gql/generated'
import { useReview } from '../../lib/review'
import { ProgressTile } from '../../ui/ProgressTile'
import { StatusBadge } from '../../ui/StatusBadge'
import { Preview } from './Preview'
import s from './Videos.module.css'

/** A video in the row of all: work under way, a failure, or a preview to decide about (spec.md point 2, Videos tab). */
export function GeneratedVideo({ video, onOpen }: { video: VideoFieldsFragment; onOpen: () => void }) {
  if (video.status === 'IN_PROGRESS') return <Card title={video.title} picture={<Making video={video} />} />
  if (!video.url) return <Card title={video.title} picture={<Failed video={video} />} />
  return <Card title={video.title} picture={<Preview video={video} onOpen={onOpen} />}><Verdict video={video} /></Card>
}

const Card = ({ title, picture, children }: { title: string; picture: ReactNode; children?: ReactNode }) => (
  <article className={s.card} aria-label={title}>
    {picture}
    <p className={s.title} title={title}>{title}</p>
    {children}
  </article>
)

function Making({ video: { job } }: { video: VideoFieldsFragment }) {
  const [cancel, { loading }] = useCancelJobMutation()
  const stop = job?.viewerCanCancel ? () => void cancel({ variables: { id: job.id } }).catch(() => null) : undefined
  return <ProgressTile compact percent={Math.floor((job?.progress ?? 0) * 100)} onCancel={stop} cancelling={loading} />
}

function Failed({ video: { job, failure } }: { video: VideoFieldsFragment }) {
  const [retry, { loading }] = useRetryJobMutation()
  const isCancelled = job?.status === 'CANCELLED'
  return (
    <div className={`${s.frame} ${s.nothing}`}>
      <span className={s.badge}><StatusBadge status={isCancelled ? 'cancelled' : 'failed'} /></span>
      <p>{isCancelled ? 'This video was cancelled.' : failure}</p>
      {job?.viewerCanRetry && (
        <Button size="small" icon={<RotateCw size={14} />} loading={loading} onClick={() => void retry({ variables: { id: job.id } }).catch(() => null)}>Retry</Button>
      )}
    </div>
  )
}

/** The same decision cannot be made twice (spec.md point 4). */
function Verdict({ video: { id, status } }: { video: VideoFieldsFragment }) {
  const { review, busy } = useReview()
  return (
    <div className={s.verdict}>
      <Button
        icon={<X size={15} />}
        disabled={status === 'DECLINED' || busy?.review === 'ACCEPTED'}
        loading={busy?.review === 'DECLINED'}
        onClick={() => void review(id, 'DECLINED')}
      >
        Reject
      </Button>
      <Button
        icon={<Check size={15} />}
        disabled={status === 'ACCEPTED' || busy?.review === 'DECLINED'}
        loading={busy?.review === 'ACCEPTED'}
        onClick={() => void review(id, 'ACCEPTED')}
      >
        Accept
      </Button>
    </div>
  )
}
