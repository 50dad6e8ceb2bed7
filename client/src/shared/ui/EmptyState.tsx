import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnReconnect } from '../lib/network/connectivity'
import { UNEXPECTED_RESPONSE } from '../lib/network/errors'
import s from './EmptyState.module.css'
import { PlainButton } from './plain/controls'

const AWAY = 'The server cannot be reached. This continues automatically when it is back.'

interface EmptyStateProps {
  title: string
  /** Use `h1` if the page has no other heading. */
  heading?: 'h1' | 'h2'
  text?: string
  action?: ReactNode
  drawing?: keyof typeof DRAWINGS
  /** Whether it shows an error. */
  broken?: boolean
  /** Whether it is the only content of the window. */
  alone?: boolean
  /** Called by “Try again”, and when the server is reachable again. Without it there is no button. */
  onRetry?: () => void
}

/** Empty state; `broken` shows an error in the same layout with a damaged frame. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  text,
  action,
  drawing = 'frame',
  broken,
  alone,
  onRetry,
}: EmptyStateProps) {
  const isAway = useOnReconnect(broken ? onRetry : undefined)
  const words = isAway ? AWAY : text
  return (
    <div className={s.empty} data-alone={alone || undefined} role={broken ? 'alert' : 'status'}>
      <svg
        width="120"
        height="80"
        viewBox="0 0 120 80"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="1.5"
        aria-hidden
      >
        {broken ? <BrokenFrame /> : DRAWINGS[drawing]}
      </svg>
      <Heading>{title}</Heading>
      {words && <p>{words}</p>}
      {action ??
        (broken && onRetry && (
          <PlainButton onClick={onRetry}>
            <RotateCw size={16} />
            Try again
          </PlainButton>
        ))}
    </div>
  )
}

interface LoadErrorProps extends Pick<EmptyStateProps, 'title' | 'text' | 'heading' | 'alone'> {
  refetch: () => Promise<unknown>
}

/** Error state for content that failed to load. “Try again” refetches it. */
export const LoadError = ({ text = UNEXPECTED_RESPONSE, refetch, ...props }: LoadErrorProps) => (
  <EmptyState broken text={text} onRetry={() => void refetch().catch(() => undefined)} {...props} />
)

const BrokenFrame = () => (
  <>
    <path d="M62 12H14a6 6 0 0 0-6 6v48a6 6 0 0 0 6 6h29.500Z" />
    <path d="M77 6h29a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H58Z" stroke="var(--declined)" />
    <path d="M18 20h8M34 20h8M18 64h8M74 58h8M90 58h8M90 14h8" strokeLinecap="round" />
  </>
)

const ACCENT = { stroke: 'var(--accent)', strokeWidth: 2, strokeLinecap: 'round' } as const

/** Drawings by what is missing: a frame of film, the frames of a storyboard, a note on a frame, or a bin. */
const DRAWINGS = {
  frame: (
    <>
      <rect x="8" y="8" width="104" height="64" rx="6" strokeDasharray="4 5" />
      <path
        d="M18 17h8M38 17h8M58 17h8M78 17h8M96 17h6M18 63h8M38 63h8M58 63h8M78 63h8M96 63h6"
        strokeLinecap="round"
      />
      <path d="M66 26 54 54" {...ACCENT} />
    </>
  ),
  storyboard: (
    <>
      <path d="M10 12h26a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Z" />
      <rect x="46" y="12" width="34" height="26" rx="4" strokeDasharray="4 5" />
      <rect x="86" y="12" width="28" height="26" rx="4" strokeDasharray="4 5" />
      <path d="M8 48h30M8 56h22M8 64h26M48 48h30M48 56h18M88 48h24M88 56h14" strokeLinecap="round" />
      <path d="M26 18 20 32" {...ACCENT} />
    </>
  ),
  note: (
    <>
      <path d="M70 60H14a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v10" strokeDasharray="4 5" />
      <path d="M8 72h88M44 69v6" strokeLinecap="round" />
      <path d="M68 32h38a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H86l-8 8v-8H68a6 6 0 0 1-6-6V38a6 6 0 0 1 6-6Z" />
      <path d="M72 42h30M72 50h16" {...ACCENT} />
    </>
  ),
  trash: (
    <>
      <path d="M34 26h52M50 26v-5a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v5" strokeLinecap="round" />
      <path d="m39 32 4 36a5 5 0 0 0 5 4h24a5 5 0 0 0 5-4l4-36" strokeDasharray="4 5" />
      <path d="M66 38 54 64" {...ACCENT} />
    </>
  ),
}
