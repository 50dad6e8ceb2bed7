import { Info } from 'lucide-react'
import s from './EngineNote.module.css'

/** What the engine says of its work, in small below it: words that it did not draw. */
export const EngineNote = ({ children }: { children: string }) => (
  <p className={s.note} role="note">
    <Info size={14} aria-hidden />
    <span>{children}</span>
  </p>
)
