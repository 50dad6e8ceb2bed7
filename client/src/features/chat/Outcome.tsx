import { Button } from 'antd'
import { Pencil, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useQueuePlace, useJobActions } from '../../entities/job/jobs'
import { ContinueButton } from '../../entities/video/continue/ContinueButton'
import { DownloadButton } from '../../shared/ui/buttons'
import { Picture } from '../../entities/asset/Picture'
import { Player } from '../../entities/video/player/Player'
import { ProgressTile } from '../../shared/ui/ProgressTile'
import { ReviewButtons } from '../../entities/video/review/ReviewButtons'
import { approximate } from '../../shared/lib/time'
import { clipOf } from '../../entities/video/clipOf'
import { madeBy } from '../../entities/video/madeBy'
import { videoTitle } from '../../entities/video/videoTitle'
import { StatusBadge } from '../../shared/ui/StatusBadge'
import { videoState } from '../../entities/video/videoState'
import type { AnswerVideoFieldsFragment } from './Answer.generated'
import type { AnswerClip } from './conversation'
import s from './Chat.module.css'
import { STARTED, answerStateOf, jobOf } from './conversation'
import type { MessageFieldsFragment } from './MessageFields.generated'

const MISSING_VIDEO = 'Failed to generate or load video , Please check again later...'

const factsOf = ({ ratio, seed, cost, ...take }: AnswerClip) => [
  madeBy(take),
  ratio,
  seed !== null && `seed\u00a0${seed}`,
  Number(cost) > 0 && `$${Number(cost).toFixed(2)}`,
]

/**
 * Details of a video in one line, which breaks only between them: model or engine, ratio, seed and cost of a clip,
 * then the length.
 */
export function metaOf(video: AnswerVideoFieldsFragment): string {
  const { duration } = video
  const clip = clipOf(video)
  return [...(clip ? factsOf(clip) : []), duration !== null && `${Math.round(duration * 10) / 10}\u00a0s`]
    .filter(Boolean)
    .join('\u00a0· ') // no-break: a line never starts with a dot
}

/** Usual duration of a generation with this model, rounded up: “About 10 s”; undefined if unknown. */
function usualTime(answer: MessageFieldsFragment | null): string | undefined {
  const seconds = answer && jobOf(answer)?.usualSeconds
  return seconds ? approximate(seconds) : undefined
}

/** The result of an answer with one video or image, in this ratio. */
export function Outcome({
  answer,
  ratio,
  compact,
  onEdit,
}: {
  answer: MessageFieldsFragment | null
  ratio: string
  compact?: boolean
  /** Fills the composer with the failed prompt. */
  onEdit?: () => void
}) {
  const state = answerStateOf(answer)
  const { cancel, isCancelling, retry, isRetrying } = useJobActions(answer && jobOf(answer))
  const place = useQueuePlace(answer && jobOf(answer))
  const isPicture = answer !== null && answer.messageType !== 'VIDEO'
  const workTitle = isPicture ? 'Generating image...' : undefined
  const again = retry && (
    <Button icon={<RotateCw size={16} />} loading={isRetrying} onClick={retry}>
      Retry
    </Button>
  )
  switch (state.kind) {
    case 'working':
      return (
        <ProgressTile
          compact={compact}
          percent={state.percent}
          ratio={ratio}
          title={state.isStarting ? STARTED : workTitle}
          note={isPicture ? 'This may take a moment' : usualTime(answer)}
          place={place}
          cancelling={isCancelling}
          onCancel={cancel}
        />
      )
    case 'cancelled':
      return (
        <NoResult ratio={ratio} action={again}>
          Cancelled
        </NoResult>
      )
    case 'failed':
      return (
        <NoResult
          ratio={ratio}
          action={
            <div className={s.tries}>
              {again}
              {onEdit && (
                <Button icon={<Pencil size={16} />} onClick={onEdit}>
                  Edit
                </Button>
              )}
            </div>
          }
          broken
        >
          {state.reason}
        </NoResult>
      )
    case 'missing':
      return (
        <NoResult ratio={ratio} broken>
          {MISSING_VIDEO}
        </NoResult>
      )
    case 'deleted':
      return <NoResult ratio={ratio}>{isPicture ? 'Asset deleted' : 'Video deleted'}</NoResult>
    case 'picture':
      return (
        <figure className={s.picture}>
          <Picture whole asset={state.asset} alt={state.asset.name} sizes="(max-width: 767px) 100vw, 672px" />
        </figure>
      )
    case 'ready': {
      const { url, video } = state
      return (
        <Player
          src={url}
          videoId={video.id}
          poster={video.posterUrl}
          ratio={ratio}
          title={videoTitle(video)}
          length={video.duration}
        />
      )
    }
  }
}

/** Why there is no video. */
const NoResult = ({
  ratio,
  action,
  broken,
  children,
}: {
  ratio: string
  action?: ReactNode
  broken?: boolean
  children: ReactNode
}) => (
  <div
    className={s.nothing}
    style={{ aspectRatio: ratio }}
    role={broken ? 'alert' : 'status'}
    data-broken={broken || undefined}
  >
    <p>{children}</p>
    {action}
  </div>
)

/** Status, download and the review buttons. */
export function Decision({ video }: { video: AnswerVideoFieldsFragment }) {
  const { id, status, downloadUrl } = video
  return (
    <>
      <StatusBadge quiet status={videoState(status)} />
      <span className={s.gap} />
      {downloadUrl && <DownloadButton address={downloadUrl} />}
      <ContinueButton videoId={id} />
      <span className={s.line} />
      <ReviewButtons video={video} />
    </>
  )
}
