import { Info } from 'lucide-react'
import s from './EngineNote.module.css'

/** Note by the engine, such as words that it could not draw. */
export const EngineNote = ({ children, className = '' }: { children: string; className?: string }) => (
  <p className={`${s.note} ${className}`} role="note">
    <Info size={14} aria-hidden />
    <span>{children}</span>
  </p>
)
