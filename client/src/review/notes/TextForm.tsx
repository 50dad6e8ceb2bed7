import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { REVIEW_LIMITS } from '#schema/review/limits'
import { messageOf } from '../../shared/lib/network/errors'
import { PlainButton } from '../../shared/ui/plain/controls'
import s from './NoteCard.module.css'
import { pressedKey } from '../../shared/lib/input/pressedKey'

interface TextFormProps {
  label: string
  /** Text to edit; empty for a reply. */
  text?: string
  button: string
  /** Rejects with the error to show. */
  onSave: (text: string) => Promise<unknown>
  onClose: () => void
}

/** Small form inside a note, to edit it or to reply. */
export function TextForm({ label, text: before = '', button, onSave, onClose }: TextFormProps) {
  const [text, setText] = useState(before)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    if (isSaving || !text.trim()) return
    setSaving(true)
    setProblem(undefined)
    try {
      await onSave(text.trim())
      onClose()
    } catch (failure) {
      setProblem(messageOf(failure))
      setSaving(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const press = (event: KeyboardEvent) => {
    const key = pressedKey(event)
    if (key === 'Escape') {
      event.preventDefault()
      onClose()
    } else if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void save()
    }
  }
  return (
    <form className={s.reply} onSubmit={submit} noValidate>
      <textarea
        className={s.field}
        aria-label={label}
        rows={2}
        autoFocus
        value={text}
        readOnly={isSaving} // the form closes after saving
        maxLength={REVIEW_LIMITS.noteMax}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <div className={s.formButtons}>
        <PlainButton onClick={onClose}>Cancel</PlainButton>
        <PlainButton type="submit" loading={isSaving} disabled={!text.trim()}>
          {button}
        </PlainButton>
      </div>
      {problem && (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
