import { Button, Input } from 'antd'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { MOD } from '../../shared/lib/input/keyboardShortcuts'
import s from './Notes.module.css'
import { pressedKey } from '../../shared/lib/input/pressedKey'

const { noteMax } = LIMITS.review

interface TextFormProps {
  /** The accessible name of the field. */
  label: string
  initial?: string
  okText: string
  /** Whether the text may be empty. */
  mayBeEmpty?: boolean
  /** Resolves to whether the text was saved; otherwise it stays in the field. */
  onSave: (text: string) => Promise<boolean>
  onCancel: () => void
}

/** Text field for a note or reply. Ctrl or ⌘ with Enter saves, Escape cancels. */
export function TextForm({ label, initial = '', okText, mayBeEmpty, onSave, onCancel }: TextFormProps) {
  const [text, setText] = useState(initial)
  const [isSaving, setSaving] = useState(false)
  const trimmed = text.trim()
  const isRefused = (!trimmed && !mayBeEmpty) || trimmed.length > noteMax
  const save = async () => {
    if (isSaving || isRefused) return
    setSaving(true)
    const isSaved = await onSave(trimmed)
    setSaving(false)
    if (isSaved) onCancel()
  }
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Input.TextArea
        autoFocus
        autoSize={{ minRows: 2, maxRows: 8 }}
        dir="auto"
        aria-label={label}
        value={text}
        readOnly={isSaving} // the form closes after saving
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          const key = pressedKey(event)
          if (key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
          if (key !== 'Escape') return
          event.stopPropagation()
          onCancel()
        }}
      />
      <div className={s.acts}>
        {trimmed.length > noteMax && (
          <span className="mono" role="alert">
            {trimmed.length}/{noteMax}
          </span>
        )}
        <Button size="small" type="text" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="small"
          type="primary"
          htmlType="submit"
          title={`${MOD} Enter`}
          disabled={isRefused}
          loading={isSaving}
        >
          {okText}
        </Button>
      </div>
    </form>
  )
}
