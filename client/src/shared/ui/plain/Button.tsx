import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import s from './plain.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  kind?: 'primary' | 'secondary' | 'link'
  /** Work that it began goes on. */
  loading?: boolean
}

/** A button for pages that open before the rest of the app is loaded: it looks like antd’s, and is small. */
export const PlainButton = ({ kind = 'secondary', loading = false, children, ...props }: ButtonProps) => (
  <button type="button" {...props} className={s.button} data-kind={kind} aria-busy={loading || undefined}>
    {loading && <LoaderCircle className={s.turning} size={16} aria-hidden />}
    {children}
  </button>
)
