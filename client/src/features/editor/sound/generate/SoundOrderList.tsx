import { Button, Progress } from 'antd'
import { RotateCcw, X } from 'lucide-react'
import { useJobActions } from '../../../../entities/job/jobs'
import type { SoundOrderFieldsFragment } from '../../../../entities/sound/generate/generate.generated'
import s from './SoundOrderList.module.css'

const MAKING = { MUSIC: 'Making music…', VOICE: 'Making a voice…', EFFECT: 'Making an effect…' } as const

/** Sound orders in progress, with their progress, and failed ones. */
export const SoundOrderList = ({ orders }: { orders: readonly SoundOrderFieldsFragment[] }) =>
  orders.length > 0 && (
    <ul className={s.orders} aria-label="Sounds in progress">
      {orders.map((order) => (
        <SoundOrderRow key={order.jobId} order={order} />
      ))}
    </ul>
  )

function SoundOrderRow({ order: { kind, title, job } }: { order: SoundOrderFieldsFragment }) {
  const { cancel, isCancelling, retry, isRetrying } = useJobActions(job)
  const isFailed = job.status === 'FAILED'
  const percent = Math.floor((job.progress ?? 0) * 100)
  return (
    <li className={s.order}>
      <span className={s.text}>
        <b className="truncate">{title}</b>
        {isFailed ? (
          <span className={s.failure} role="alert">
            {job.failure ?? 'The sound could not be made'}
          </span>
        ) : (
          <span className="meta" role="status">
            {MAKING[kind]} <span className="mono">{percent} %</span>
          </span>
        )}
      </span>
      {!isFailed && (
        <Progress
          className={s.progress}
          percent={percent}
          showInfo={false}
          size="small"
          aria-label={`Progress of ${title}`}
        />
      )}
      {isFailed && retry && (
        <Button size="small" icon={<RotateCcw size={14} />} loading={isRetrying} onClick={retry}>
          Retry
        </Button>
      )}
      {!isFailed && cancel && (
        <Button
          type="text"
          size="small"
          aria-label={`Cancel ${title}`}
          icon={<X size={16} />}
          disabled={isCancelling}
          onClick={cancel}
        />
      )}
    </li>
  )
}
