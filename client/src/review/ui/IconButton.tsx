import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import s from './ui.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'title' | 'aria-label'> {
  icon: LucideIcon
  label: string
  /** Shortcut with the same action. */
  shortcut?: string
}

/** Icon button whose label is also its tooltip. */
export const IconButton = ({ icon: Icon, label, shortcut, ...props }: IconButtonProps) => (
  <button
    type="button"
    {...props}
    className={s.icon}
    aria-label={label}
    title={shortcut ? `${label} (${shortcut})` : label}
  >
    <Icon size={18} aria-hidden />
  </button>
)
