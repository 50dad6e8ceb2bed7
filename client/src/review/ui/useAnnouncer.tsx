import { useCallback, useState } from 'react'
import s from './ui.module.css'

/** Polite announcements for screen readers. */
export function useAnnouncer() {
  const [message, setMessage] = useState('')
  /** Appends a space to a repeated message, so that it is announced again. */
  const announce = useCallback(
    (text: string) => setMessage((now) => (now === text ? `${text}\u00A0` : text)),
    [],
  )
  const announcer = (
    <p className={s.hidden} role="status">
      {message}
    </p>
  )
  return { announce, announcer }
}
