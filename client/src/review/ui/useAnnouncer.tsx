import { useCallback, useState } from 'react'
import s from './ui.module.css'

/** Messages for screen readers alone, read when they have time. */
export function useAnnouncer() {
  const [message, setMessage] = useState('')
  /** A message that is repeated differs by a space, so that it is read again. */
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
