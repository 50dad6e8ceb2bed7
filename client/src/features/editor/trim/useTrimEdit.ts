import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CLIP_EDIT_FIELDS, type ClipEdit } from '#schema/cut-item'

/** The fields of a change that differ from an edit. */
const differing = (change: Partial<ClipEdit>, edit: ClipEdit): Partial<ClipEdit> =>
  Object.fromEntries(
    CLIP_EDIT_FIELDS.filter((field) => field in change && change[field] !== edit[field]).map((field) => [
      field,
      change[field],
    ]),
  )

const keyOf = (edit: ClipEdit) => CLIP_EDIT_FIELDS.map((field) => edit[field]).join()

interface EditOptions {
  stored: ClipEdit
  /** A new error discards unsaved changes. */
  error: string | null
  onChange: (change: Partial<ClipEdit>) => void
}

/**
 * The edit of a clip with local changes, which show at once and are sent when final. A change by key is final on key
 * release.
 */
export function useTrimEdit({ stored, error, onChange }: EditOptions) {
  const [draft, setDraft] = useState<Partial<ClipEdit>>({})
  const unsent = useRef<Partial<ClipEdit>>({})
  const key = keyOf(stored)
  const [seen, setSeen] = useState({ key, error })
  if (seen.key !== key || seen.error !== error) {
    setSeen({ key, error })
    setDraft(error && error !== seen.error ? {} : differing(draft, stored))
  }
  const edit = { ...stored, ...draft }

  const preview = (change: Partial<ClipEdit>) => {
    const changed = differing(change, edit)
    unsent.current = { ...unsent.current, ...changed }
    setDraft((now) => differing({ ...now, ...changed }, stored))
  }
  const commit = () => {
    const change = unsent.current
    unsent.current = {}
    if (Object.keys(change).length) onChange(change)
  }
  const send = useEffectEvent(commit)
  useEffect(() => {
    const onRelease = () => send()
    window.addEventListener('keyup', onRelease)
    window.addEventListener('blur', onRelease)
    return () => {
      window.removeEventListener('keyup', onRelease)
      window.removeEventListener('blur', onRelease)
      send()
    }
  }, [])
  return {
    edit,
    /** Shows a change without sending it. */
    preview,
    /** Sends the previewed change. */
    commit,
    change: (change: Partial<ClipEdit>) => {
      preview(change)
      commit()
    },
    /** Reverts to the saved edit. */
    discard: () => {
      unsent.current = {}
      setDraft({})
    },
  }
}
