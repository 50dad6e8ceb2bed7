import { Button } from 'antd'
import { Mark } from './Logo'
import s from './ProgressTile.module.css'

interface ProgressTileProps {
  /** 0 to 100, as the job reports it. */
  percent: number
  title?: string
  note?: string
  /** Where it is in the queue, while it waits there. */
  place?: string
  /** CSS aspect ratio of what will arrive. */
  ratio?: string
  compact?: boolean
  onCancel?: () => void
  cancelling?: boolean
}

/**
 * A placeholder in the ratio of the finished picture, so that nothing jumps when it arrives. The percentage
 * is the job’s own.
 */
export function ProgressTile({
  percent,
  title = 'Generating video...',
  note = 'This may take a few minutes',
  place,
  ratio = '16/9',
  compact,
  onCancel,
  cancelling,
}: ProgressTileProps) {
  const shown = Math.max(0, Math.min(100, Math.round(percent)))
  return (
    <div className={s.tile} data-compact={compact || undefined} style={{ aspectRatio: ratio }}>
      <Mark size={compact ? 28 : 36} loading />
      <div className={s.words}>
        <b>{title}</b>
        <p>{note}</p>
        {place && <p>{place}</p>}
      </div>
      <div className={s.bar}>
        <div
          className={s.track}
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={shown}
        >
          <div className={s.done} style={{ width: `${shown}%` }} />
        </div>
        <span className="mono">{shown}%</span>
        {onCancel && (
          <Button type="text" size="small" disabled={cancelling} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}
