import { Button, Tag, Tooltip } from 'antd'
import { RotateCw, Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { useQueuePlace, useJobActions } from '../../entities/job/jobs'
import { ProgressTile } from '../../shared/ui/ProgressTile'
import { ReasonChips } from '../../entities/video/review/ReasonChips'
import { ReviewButtons, type VerdictButtonsProps } from '../../entities/video/review/ReviewButtons'
import { StatusBadge } from '../../shared/ui/StatusBadge'
import { VideoMenu } from '../../widgets/video-menu/VideoMenu'
import { FromNote } from '../../widgets/notes/FromNote'
import { videoTitle } from '../../entities/video/videoTitle'
import type { GeneratedVideoFieldsFragment } from './GeneratedVideo.generated'
import { Preview } from './Preview'
import type { StackPlace } from './review/stacks'
import frame from './Frame.module.css'
import s from './Videos.module.css'

interface StackButtonProps {
  title: string
  place: StackPlace
  tabIndex?: number
  onToggle: () => void
}

/** Number of takes of a shot, as a button that opens or closes their stack; within an open stack the number of the take. */
function StackButton({ title, place, tabIndex, onToggle }: StackButtonProps) {
  const { count, isOpen, isTop, number, isWorking } = place
  if (!isTop) return <span className={`meta ${s.number}`}>{`Take ${number}`}</span>
  const takes = `${count} takes of ${title}${isWorking ? ', one in progress' : ''}`
  return (
    <Tooltip title={isOpen ? 'Close the stack' : 'Show all takes'}>
      <Button
        type="text"
        size="small"
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        aria-label={takes}
        icon={<Layers size={14} />}
        data-working={isWorking || undefined}
        className={s.stack}
        onClick={onToggle}
      >
        <span className="mono">{count}</span>
      </Button>
    </Tooltip>
  )
}

interface GeneratedVideoProps {
  video: GeneratedVideoFieldsFragment
  /** Whether Tab reaches its buttons; otherwise only the shortcuts of the list do. */
  isTabStop?: boolean
  /** Whether to offer reasons, right after a rejection. */
  offersReasons?: boolean
  /** Its position in a stack of takes, if any. */
  place?: StackPlace
  onToggle?: () => void
  onOpen: () => void
  onDecide?: VerdictButtonsProps['onDecide']
}

/** Card of a video: a generation in progress, a failure, or a preview with review buttons (specification V3). */
export function GeneratedVideo({
  video,
  isTabStop = true,
  offersReasons,
  place,
  onToggle = () => undefined,
  onOpen,
  onDecide,
}: GeneratedVideoProps) {
  const tabIndex = isTabStop ? undefined : -1
  const stack = place && (
    <StackButton title={videoTitle(video)} place={place} tabIndex={tabIndex} onToggle={onToggle} />
  )
  const card = { video, tabIndex, stack, isStack: place?.isTop && !place.isOpen }
  if (video.status === 'IN_PROGRESS') return <Card {...card} picture={<Making video={video} />} />
  if (!video.url) return <Card {...card} picture={<Failed video={video} />} />
  const picture = (
    <div className={frame.pictured}>
      <Preview video={video} tabIndex={tabIndex} onOpen={onOpen} />
      {offersReasons && <ReasonChips isOnCard className={frame.reasons} />}
    </div>
  )
  return (
    <Card {...card} picture={picture}>
      <div className={s.verdict}>
        <ReviewButtons video={video} tabIndex={tabIndex} onDecide={onDecide} />
      </div>
    </Card>
  )
}

interface CardProps {
  video: GeneratedVideoFieldsFragment
  tabIndex?: number
  picture: ReactNode
  stack: ReactNode
  /** Whether it stands for a closed stack of takes. */
  isStack: boolean | undefined
  children?: ReactNode
}

const Card = ({ video, tabIndex, picture, stack, isStack, children }: CardProps) => (
  <article
    className={s.card}
    aria-label={videoTitle(video)}
    data-card={video.id}
    data-stack={isStack || undefined}
    tabIndex={-1}
  >
    {picture}
    <div className={s.caption}>
      <p className={s.title} title={video.title}>
        {videoTitle(video)}
      </p>
      <span className={s.tools}>
        {stack}
        <VideoMenu video={video} tabIndex={tabIndex} />
      </span>
    </div>
    {video.isUpscaled && <Tag className={s.upscaled}>Upscaled</Tag>}
    {video.fromNote && <FromNote note={video.fromNote} />}
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
