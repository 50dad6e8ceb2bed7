import { Button, Tooltip } from 'antd'
import { Download, RotateCw } from 'lucide-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { ratioOf } from '../../../../schema/limits'
import type {
  AnswerPictureFieldsFragment,
  MessageFieldsFragment,
  AnswerVideoFieldsFragment,
} from '../../gql/generated'
import { download } from '../../lib/download'
import { useWork } from '../../lib/work'
import { Picture } from '../../ui/Picture'
import { Player } from '../../ui/Player'
import { ProgressTile } from '../../ui/ProgressTile'
import { ReviewButtons } from '../../ui/ReviewButtons'
import { StatusBadge } from '../../ui/StatusBadge'
import s from './Chat.module.css'
import { STARTED, jobOf, standingOf } from './conversation'
import { PictureActions, type PictureUses } from './PictureActions'

const MISSING = 'Failed to generate or load video , Please check again later...'
const DEFAULT_FRAME = '16:9'

/** What is known of a video, in a line: the model (or that it is a preview), shape, seed, cost and length. */
export const metaOf = ({ engine, model, ratio, seed, cost, duration }: AnswerVideoFieldsFragment): string =>
  [
    engine === 'LOCAL' ? 'local preview' : model,
    ratio,
    seed !== null && `seed ${seed}`,
    cost !== null && cost > 0 && `$${cost.toFixed(2)}`,
    duration !== null && `${Math.round(duration * 10) / 10} s`,
  ]
    .filter(Boolean)
    .join(' · ')

const pictureMetaOf = ({ width, height }: AnswerPictureFieldsFragment) => `image · ${width} × ${height}`

/** What came of a prompt: work under way, a video to decide about, or why there is none. */
export function Answer({
  take,
  answer,
  uses,
}: {
  take: number
  answer: MessageFieldsFragment | null
  uses: PictureUses
}) {
  const video = answer?.video
  const asset = answer?.asset
  const ratio = video?.ratio ?? answer?.ratio ?? DEFAULT_FRAME
  return (
    <div className={s.answer}>
      <div className={s.frame} style={{ '--shape': ratioOf(ratio) } as CSSProperties}>
        <Outcome answer={answer} ratio={ratio.replace(':', '/')} />
      </div>
      <div className={s.verdict}>
        <p className="meta">
          <b>Take {take}</b>
          {video && metaOf(video)}
          {asset && pictureMetaOf(asset)}
        </p>
        {video?.url && <Verdict video={video} />}
        {asset && (
          <>
            <span className={s.gap} />
            <PictureActions asset={asset} {...uses} />
          </>
        )}
      </div>
    </div>
  )
}

function Outcome({ answer, ratio }: { answer: MessageFieldsFragment | null; ratio: string }) {
  const standing = standingOf(answer)
  const { cancel, isCancelling, retry, isRetrying } = useWork(answer && jobOf(answer))
  const isPicture = answer !== null && answer.messageType !== 'VIDEO'
  const workTitle = isPicture ? 'Generating image...' : undefined
  const again = retry && (
    <Button icon={<RotateCw size={16} />} loading={isRetrying} onClick={retry}>
      Retry
    </Button>
  )
  switch (standing.kind) {
    case 'working':
      return (
        <ProgressTile
          percent={standing.percent}
          ratio={ratio}
          title={standing.isStarting ? STARTED : workTitle}
          note={isPicture ? 'This may take a moment' : undefined}
          cancelling={isCancelling}
          onCancel={cancel}
        />
      )
    case 'cancelled':
      return (
        <Nothing ratio={ratio} action={again}>
          Cancelled
        </Nothing>
      )
    case 'failed':
      return (
        <Nothing ratio={ratio} action={again} broken>
          {standing.reason}
        </Nothing>
      )
    case 'missing':
      return (
        <Nothing ratio={ratio} broken>
          {MISSING}
        </Nothing>
      )
    case 'deleted':
      return <Nothing ratio={ratio}>Asset deleted</Nothing>
    case 'picture':
      return (
        <figure className={s.picture}>
          <Picture
            whole
            asset={standing.asset}
            alt={standing.asset.name}
            sizes="(max-width: 767px) 100vw, 672px"
          />
        </figure>
      )
    case 'ready': {
      const { url, video } = standing
      return (
        <Player
          src={url}
          poster={video.posterUrl}
          ratio={ratio}
          title={video.title}
          length={video.duration}
        />
      )
    }
  }
}

/** Stands where a video would, and says why there is none. */
const Nothing = ({
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

/** Status, download and the decision. */
function Verdict({ video }: { video: AnswerVideoFieldsFragment }) {
  const { status, downloadUrl } = video
  const [saving, setSaving] = useState(false)
  const save = async (address: string) => {
    setSaving(true)
    await download(address)
    setSaving(false)
  }
  return (
    <>
      <StatusBadge quiet status={status} />
      <span className={s.gap} />
      {downloadUrl && (
        <Tooltip title="Download">
          <Button
            type="text"
            aria-label="Download"
            icon={<Download size={16} />}
            loading={saving}
            onClick={() => void save(downloadUrl)}
          />
        </Tooltip>
      )}
      <ReviewButtons video={video} />
    </>
  )
}
