import { Pencil, SendHorizontal, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { REVIEW_LIMITS } from '#schema/review/limits'
import { messageOf } from '../../shared/lib/network/errors'
import { tenths } from '../../shared/lib/time'
import { PlainButton } from '../../shared/ui/plain/controls'
import { IconButton } from '../ui/IconButton'
import { type Draft, isEmpty, placeOf, rangeOf } from './draft'
import s from './NoteForm.module.css'
import { pressedKey } from '../../shared/lib/input/pressedKey'

interface NoteFormProps {
  field: RefObject<HTMLTextAreaElement | null>
  draft: Draft
  /** The shown frame. */
  frame: number
  frameRate: number
  isDrawing: boolean
  /** Pauses, and pins the shown frame unless one is pinned. */
  onPin: () => void
  onChange: (change: Partial<Draft>) => void
  onDraw: () => void
  onSeek: (frame: number) => void
  onClear: () => void
  /** Rejects with the error to show. */
  onSend: () => Promise<void>
}

/** Form for a new note. Typing pauses the video and pins its frame. */
export function NoteForm({
  field,
  draft,
  frame,
  frameRate,
  isDrawing,
  onPin,
  onChange,
  ...props
}: NoteFormProps) {
  const { onDraw, onSeek, onClear, onSend } = props
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pinned = draft.frame
  const place = placeOf({ frame: pinned ?? frame, endFrame: draft.endFrame }, frameRate)
  const label = `Note ${draft.endFrame === null ? 'at' : 'on'} ${place}`

  const send = async () => {
    if (isSending || isEmpty(draft)) return
    setSending(true)
    setProblem(undefined)
    // after sending, the button is disabled and would lose the focus
    const isByButton = document.activeElement instanceof HTMLButtonElement
    try {
      await onSend()
      if (isByButton) field.current?.focus()
    } catch (failure) {
      setProblem(messageOf(failure))
    } finally {
      setSending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const press = (event: KeyboardEvent) => {
    const key = pressedKey(event)
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    } else if (key === 'Escape') {
      event.preventDefault()
      field.current?.blur()
    }
  }
  const isElsewhere = pinned !== null && frame !== pinned && frame + 1 !== draft.endFrame
  return (
    <form
      className={s.form}
      data-idle={pinned === null || undefined}
      onSubmit={submit}
      noValidate
      aria-label="New note"
    >
      <div className={s.place}>
        {pinned === null ? (
          <label htmlFor="note">{label}</label>
        ) : (
          <>
            <button type="button" className={s.pin} onClick={() => onSeek(pinned)} title="Go to this frame">
              {label}
            </button>
            {isElsewhere && (
              <>
                <button type="button" className={s.move} onClick={() => onChange(rangeOf(pinned, frame))}>
                  Extend to {tenths((frame + 1) / frameRate)}
                </button>
                <button type="button" className={s.move} onClick={() => onChange({ frame, endFrame: null })}>
                  Move here
                </button>
              </>
            )}
            <span className={s.clear}>
              <IconButton icon={X} label="Discard this note" onClick={onClear} />
            </span>
          </>
        )}
      </div>
      <div className={s.frame} data-wrong={problem ? true : undefined}>
        <textarea
          ref={field}
          id="note"
          className={s.text}
          rows={2}
          placeholder="Write a note on this frame"
          aria-label={label}
          aria-describedby={problem ? 'note-problem' : undefined}
          aria-invalid={problem ? true : undefined}
          value={draft.text}
          maxLength={REVIEW_LIMITS.noteMax}
          onChange={({ target }) => {
            onPin()
            onChange({ text: target.value })
          }}
          onKeyDown={press}
        />
        {/* buttons do not take the focus: on a phone that would close the keyboard */}
        <div className={s.actions} onMouseDown={(event) => event.preventDefault()}>
          <IconButton
            icon={Pencil}
            label={draft.strokes.length ? 'Change the drawing' : 'Draw on the frame'}
            shortcut="D"
            aria-pressed={isDrawing}
            onClick={onDraw}
          />
          {draft.strokes.length > 0 && (
            <span className={s.strokes}>
              {draft.strokes.length} {draft.strokes.length === 1 ? 'stroke' : 'strokes'}
            </span>
          )}
          <span className={s.send}>
            <PlainButton kind="primary" type="submit" loading={isSending} disabled={isEmpty(draft)}>
              {!isSending && <SendHorizontal size={16} aria-hidden />}
              Send
            </PlainButton>
          </span>
        </div>
      </div>
      {problem && (
        <p className={s.problem} id="note-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
