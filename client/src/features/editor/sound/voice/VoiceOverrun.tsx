import { Alert, Button } from 'antd'
import s from './VoiceOverrun.module.css'
import { overrunText } from './overrun'

/** A remedy; an unavailable one has a reason. */
export interface OverrunOption {
  label: string
  run?: () => void
  reason?: string
}

interface VoiceOverrunProps {
  /** Overrun in seconds. */
  over: number
  options: readonly OverrunOption[]
}

/** Warns that a voice is longer than its shot, with remedies. */
export const VoiceOverrun = ({ over, options }: VoiceOverrunProps) => (
  <Alert
    className={s.overrun}
    type="warning"
    showIcon
    title={overrunText(over)}
    description={
      <span className={s.options}>
        {options.map(({ label, run, reason }) => (
          <span key={label} className={s.option}>
            <Button size="small" disabled={!run} onClick={run}>
              {label}
            </Button>
            {reason && <span className="meta">{reason}</span>}
          </span>
        ))}
      </span>
    }
  />
)
