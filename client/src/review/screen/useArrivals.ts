import { useEffect, useRef, useState } from 'react'
import { tenths } from '../../shared/lib/time'
import type { GuestNote, GuestReview, GuestVersion } from '../api/guestTypes'

/** Announces new notes by others and new versions. Returns the newest version until dismissed. */
export function useArrivals(
  { versions }: GuestReview,
  notes: readonly GuestNote[],
  announce: (text: string) => void,
) {
  const [version, setVersion] = useState<GuestVersion | null>(null)
  const known = useRef<{ notes: Set<string>; newest: number }>(undefined)
  useEffect(() => {
    const newest = versions.at(-1)!
    const before = known.current
    known.current = { notes: new Set(notes.map(({ id }) => id)), newest: newest.number }
    if (!before) return
    if (newest.number > before.newest) setVersion(newest)
    const note = notes.find(({ id, isMine }) => !isMine && !before.notes.has(id))
    const rate = versions.find(({ id }) => id === note?.versionId)?.frameRate
    if (!note || !rate) return
    announce(`New ${note.parentId ? 'reply' : 'note'} by ${note.author.name} at ${tenths(note.frame / rate)}`)
  }, [versions, notes, announce])
  return { version, close: () => setVersion(null) }
}
