import { Check, CircleDashed, LoaderCircle, X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import s from './StatusBadge.module.css'

const appearances = {
  pending: { icon: CircleDashed, tone: 'pending' },
  approved: { icon: Check, tone: 'approved' },
  accepted: { icon: Check, tone: 'approved' },
  in_progress: { icon: LoaderCircle, tone: 'progress' },
} as const

/** Badge of a status, in any letter case, with colour, icon and word. Unknown values look declined (specification L6). */
export function StatusBadge({ status, quiet }: { status: string; quiet?: boolean }) {
  const word = status.toLowerCase()
  const { icon: Icon, tone } = appearances[word as keyof typeof appearances] ?? { icon: X, tone: 'declined' }
  return (
    <span
      className={s.badge}
      data-quiet={quiet || undefined}
      data-tone={tone}
      style={{ '--tone': `var(--${tone})` } as CSSProperties}
    >
      <Icon size={12} strokeWidth={2.75} aria-hidden />
      <b>{word.replace('_', ' ')}</b>
    </span>
  )
}

/** Other information on a picture: a price, a length, a ratio. */
export const Chip = ({ children }: { children: ReactNode }) => (
  <span className={`${s.chip} mono`}>{children}</span>
)
