import { Button } from 'antd'
import { Mark } from './Logo'
import s from './ProgressTile.module.css'

interface ProgressTileProps {
  /** 0 to 100. */
  percent: number
  title?: string
  note?: string
  /** Position in the queue, while waiting. */
  place?: string
  /** CSS aspect ratio of the result. */
  ratio?: string
  compact?: boolean
  onCancel?: () => void
  cancelling?: boolean
}

/** Placeholder with the aspect ratio of the result, so that the layout does not shift, and the progress of the job. */
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
