import { Button } from 'antd'
import { Check, X } from 'lucide-react'
import s from './Moderation.module.css'

interface DecisionButtonsProps {
  busy: 'approve' | 'decline' | undefined
  disabled?: boolean
  onDecide: (approve: boolean) => void
}

/** Approve and Decline, each in its own colour. Both buttons are equally wide: neither is the default. */
export const DecisionButtons = ({ busy, disabled, onDecide }: DecisionButtonsProps) => (
  <>
    <Button
      className={s.decline}
      icon={<X size={16} />}
      disabled={disabled || busy !== undefined}
      loading={busy === 'decline'}
      onClick={() => onDecide(false)}
    >
      Decline
    </Button>
    <Button
      className={s.approve}
      icon={<Check size={16} />}
      disabled={disabled || busy !== undefined}
      loading={busy === 'approve'}
      onClick={() => onDecide(true)}
    >
      Approve
    </Button>
  </>
)
