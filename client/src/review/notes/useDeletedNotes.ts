import { useEffect, useRef, useState } from 'react'
import type { GuestNote } from '../api/guestTypes'
import type { GuestActions } from '../api/useReview'

/** Time to undo a deletion, in milliseconds. */
const UNDO_MS = 8_000

/**
 * Deletes notes after the time to undo it; immediately if the message is dismissed, another note is deleted, or the page
 * closes.
 */
export function useDeletedNotes(
  deleteNote: GuestActions['deleteNote'],
  onFailure: (failure: unknown) => void,
) {
  const [waiting, setWaiting] = useState<GuestNote | null>(null)
  const [gone, setGone] = useState<readonly string[]>([])
  const newest = useRef({ waiting, deleteNote, onFailure })
  useEffect(() => {
    newest.current = { waiting, deleteNote, onFailure }
  })

  const finish = (isLast = false) => {
    const { waiting: note, deleteNote: run, onFailure: fail } = newest.current
    if (!note) return
    newest.current.waiting = null
    setWaiting(null)
    setGone((ids) => [...ids, note.id])
    run(note.id, isLast).catch((failure: unknown) => {
      setGone((ids) => ids.filter((id) => id !== note.id))
      fail(failure)
    })
  }
  const finishLater = useRef(finish)
  useEffect(() => {
    finishLater.current = finish
  })

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => finishLater.current(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  useEffect(() => {
    const close = () => finishLater.current(true)
    window.addEventListener('pagehide', close)
    return () => {
      window.removeEventListener('pagehide', close)
      close()
    }
  }, [])

  return {
    /** Whether a note is hidden. */
    isDeleted: ({ id, parentId }: GuestNote) =>
      [id, parentId].some((each) => each !== null && (each === waiting?.id || gone.includes(each))),
    waiting,
    remove: (note: GuestNote) => {
      finish()
      setWaiting(note)
    },
    undo: () => setWaiting(null),
    dismiss: () => finish(),
  }
}
