import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import s from './EngineNote.module.css'

interface EngineNoteProps {
  children: string
  className?: string
  /** A button behind the words. */
  action?: ReactNode
}

/** Note by the engine, such as words that it could not draw. */
export const EngineNote = ({ children, className = '', action }: EngineNoteProps) => (
  <p className={`${s.note} ${className}`} role="note">
    <Info size={14} aria-hidden />
    <span>
      {children} {action}
    </span>
  </p>
)
