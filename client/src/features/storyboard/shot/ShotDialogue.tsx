import { Plus, X } from 'lucide-react'
import { type FocusEvent, type ReactNode, useEffect, useState } from 'react'
import { LIMITS } from '#schema/limits'
import type { DialogueLine } from './shotValues'
import s from './ShotDialogue.module.css'

const { dialogueMax, speakerMax, dialogueTextMax } = LIMITS.storyboard
const isComplete = ({ speaker, text }: DialogueLine) => speaker.trim() !== '' && text.trim() !== ''

interface ShotDialogueProps {
  number: number
  lines: readonly DialogueLine[]
  onChange: (lines: DialogueLine[]) => void
  children?: ReactNode
}

/** The lines of dialogue of a shot. A line is saved once it has a speaker and text, and deleted without either. */
export function ShotDialogue({ number, lines, onChange, children }: ShotDialogueProps) {
  const [isAdding, setAdding] = useState(false)
  const replace = (at: number, line: DialogueLine | null) =>
    onChange(lines.flatMap((other, index) => (index === at ? (line ?? []) : other)))
  return (
    <div className={s.dialogue}>
      {lines.map((line, at) => (
        <Line
          key={at}
          name={`line ${at + 1} of shot ${number}`}
          line={line}
          onChange={(changed) => replace(at, changed)}
        />
      ))}
      {isAdding && (
        <Line
          isNew
          name={`new line of shot ${number}`}
          line={{ speaker: lines.at(-1)?.speaker ?? '', text: '' }}
          onChange={(line) => {
            setAdding(false)
            if (line) onChange([...lines, line])
          }}
        />
      )}
      <div className={s.acts}>
        {!isAdding && lines.length < dialogueMax && (
          <button
            type="button"
            className={s.add}
            aria-label={`Add dialogue to shot ${number}`}
            onClick={() => setAdding(true)}
          >
            <Plus size={14} aria-hidden /> Dialogue
          </button>
        )}
        {children}
      </div>
    </div>
  )
}

/** The lines of dialogue as text, at most two lines high. */
export const SpokenLines = ({ lines }: { lines: readonly DialogueLine[] }) =>
  lines.length > 0 && (
    <p className={s.spoken}>
      {lines.map(({ speaker, text }, at) => (
        <span key={at}>
          <b>{speaker}</b> {text}{' '}
        </span>
      ))}
    </p>
  )

interface LineProps {
  name: string
  line: DialogueLine
  /** A new line is not saved before the focus leaves it. */
  isNew?: boolean
  onChange: (line: DialogueLine | null) => void
}

function Line({ name, line, isNew = false, onChange }: LineProps) {
  const [draft, setDraft] = useState(line)
  const [hasFocus, setFocus] = useState(isNew)
  useEffect(() => {
    if (!hasFocus) setDraft(line)
  }, [line, hasFocus])
  const edit = (changes: Partial<DialogueLine>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    if (!isNew && isComplete(next)) onChange(next)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setFocus(false)
    if (!isComplete(draft)) onChange(null)
    else if (isNew) onChange(draft)
  }
  return (
    <div className={s.line} onFocus={() => setFocus(true)} onBlur={leave}>
      <input
        className={s.speaker}
        autoFocus={isNew && !draft.speaker}
        aria-label={`Speaker of ${name}`}
        placeholder="Speaker"
        maxLength={speakerMax}
        value={draft.speaker}
        onChange={({ target }) => edit({ speaker: target.value })}
      />
      <textarea
        className={s.text}
        autoFocus={isNew && draft.speaker !== ''}
        rows={1}
        aria-label={`Text of ${name}`}
        placeholder="Line"
        maxLength={dialogueTextMax}
        value={draft.text}
        onChange={({ target }) => edit({ text: target.value })}
      />
      <button type="button" className={s.remove} aria-label={`Delete ${name}`} onClick={() => onChange(null)}>
        <X size={14} aria-hidden />
      </button>
    </div>
  )
}
