import { Button } from 'antd'
import { Check, RotateCw, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCancelJobMutation, useRetryJobMutation, type VideoFieldsFragment } from '../../gql/generated'
import { useReview } from '../../lib/review'
import { clock } from '../../lib/time'
import { ProgressTile } from '../../ui/ProgressTile'
import { Chip, StatusBadge } from '../../ui/StatusBadge'
import s from './Videos.module.css'

/** A video in the row of all: work under way, a failure, or a preview to decide about. */
export function GeneratedVideo({ video, onOpen }: { video: VideoFieldsFragment; onOpen: () => void }) {
  const [cancel, { loading: isCancelling }] = useCancelJobMutation()
  const [retry, { loading: isRetrying }] = useRetryJobMutation()
  const { job, status, title } = video
  if (status === 'IN_PROGRESS') {
    const stop = job?.viewerCanCancel ? () => void cancel({ variables: { id: job.id } }).catch(() => null) : undefined
    return <Card title={title}><ProgressTile compact percent={Math.floor((job?.progress ?? 0) * 100)} onCancel={stop} cancelling={isCancelling} /></Card>
  }
  if (!video.url) {
    return (
      <Card title={title}>
        <div className={s.frame}>
          <div className={s.nothing} role="status">
            <span>{job?.status === 'CANCELLED' ? 'Cancelled' : video.failure}</span>
            {job?.viewerCanRetry && <Button size="small" icon={<RotateCw size={14} />} loading={isRetrying} onClick={() => void retry({ variables: { id: job.id } }).catch(() => null)}>Retry</Button>}
          </div>
          <span className={s.badge}><StatusBadge status="failed" /></span>
        </div>
      </Card>
    )
  }
  return (
    <Card title={title}>
      <button type="button" className={s.open} aria-label={`Play ${title}`} onClick={onOpen}><Preview video={video} /></button>
      <Verdict video={video} />
    </Card>
  )
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => {
  const [first, ...rest] = Array.isArray(children) ? (children as ReactNode[]) : [children]
  return <article className={s.card} aria-label={title}>{first}<p className={s.title} title={title}>{title}</p>{rest}</article>
}

/** A still that moves while the pointer or the focus is on it. */
export function Preview({ video: { url, posterUrl, status, duration } }: { video: VideoFieldsFragment }) {
  const [isMoving, setMoving] = useState(false)
  return (
    <span className={s.frame} style={{ display: 'block' }} onPointerEnter={({ pointerType }) => setMoving(pointerType === 'mouse')} onPointerLeave={() => setMoving(false)}>
      {isMoving && url ? <video src={url} poster={posterUrl ?? undefined} autoPlay muted loop playsInline /> : <img src={posterUrl ?? undefined} alt="" loading="lazy" />}
      <span className={s.badge}><StatusBadge status={status} /></span>
      <span className={s.length}><Chip>{clock(duration ?? 0)}</Chip></span>
    </span>
  )
}

/** The same decision cannot be made twice (spec.md point 4). */
function Verdict({ video: { id, status } }: { video: VideoFieldsFragment }) {
  const { review, busy } = useReview()
  return (
    <div className={s.verdict}>
      <Button icon={<X size={15} />} disabled={status === 'DECLINED' || busy?.review === 'ACCEPTED'} loading={busy?.review === 'DECLINED'} onClick={() => void review(id, 'DECLINED')}>Reject</Button>
      <Button icon={<Check size={15} />} disabled={status === 'ACCEPTED' || busy?.review === 'DECLINED'} loading={busy?.review === 'ACCEPTED'} onClick={() => void review(id, 'ACCEPTED')}>Accept</Button>
    </div>
  )
}
