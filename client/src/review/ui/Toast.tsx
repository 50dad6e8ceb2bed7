import { X } from 'lucide-react'
import { useReturningFocus } from '../../shared/lib/input/focus'
import { PlainButton } from '../../shared/ui/plain/controls'
import { IconButton } from './IconButton'
import s from './ui.module.css'

export interface ToastContent {
  text: string
  action?: { label: string; run: () => void }
  onClose: () => void
}

/** Message at the bottom of the page that stays until dismissed. */
export function Toast({ text, action, onClose }: ToastContent) {
  useReturningFocus()
  return (
    <div className={s.toast} role="status">
      <p>{text}</p>
      {action && <PlainButton onClick={action.run}>{action.label}</PlainButton>}
      <IconButton icon={X} label="Dismiss" onClick={onClose} />
    </div>
  )
}
