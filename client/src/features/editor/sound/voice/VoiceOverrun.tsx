import { Alert, Button } from 'antd'
import s from './VoiceOverrun.module.css'
import { overrunText } from './overrun'

/** What can be done about it; one that is not possible says why. */
export interface OverrunOption {
  label: string
  run?: () => void
  reason?: string
}

interface VoiceOverrunProps {
  /** Seconds. */
  over: number
  options: readonly OverrunOption[]
}

/** Says that a voice is longer than its shot, and offers what can be done about it. */
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
