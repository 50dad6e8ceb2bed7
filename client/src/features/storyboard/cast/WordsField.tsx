import {
  type KeyboardEvent,
  type TextareaHTMLAttributes,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSets } from './CastContext'
import { Face } from './Face'
import { type OpenName, completed, nameAt, offered } from './completion'
import s from './WordsField.module.css'

type Attributes = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'>
interface WordsFieldProps extends Attributes {
  value: string
  onChange: (words: string) => void
}

/** The words of a shot: `@` offers the names of cast and places. */
export function WordsField({ value, onChange, onBlur, onKeyDown, ...attributes }: WordsFieldProps) {
  const sets = useSets() ?? []
  const [open, setOpen] = useState<OpenName | null>(null)
  const [at, setAt] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const list = useId()
  const names = open ? offered(sets, open.written) : []
  useLayoutEffect(() => {
    if (caret.current === null) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [value])
  const look = () => {
    const { value: text = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {}
    setOpen(selectionStart === selectionEnd ? nameAt(text, selectionStart) : null)
    setAt(0)
  }
  const choose = (name: string) => {
    if (!open) return
    const next = completed(value, open, name)
    caret.current = next.caret
    setOpen(null)
    onChange(next.text)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt((at + 1) % names.length),
    ArrowUp: () => setAt((at + names.length - 1) % names.length),
    Enter: () => choose(names[at].name),
    Tab: () => choose(names[at].name),
    Escape: () => setOpen(null),
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const run = names.length && !hasModifier && !event.nativeEvent.isComposing ? keys[event.key] : undefined
    if (!run) return onKeyDown?.(event)
    event.preventDefault()
    run()
  }
  return (
    <div className={s.field}>
      <textarea
        {...attributes}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-controls={names.length ? list : undefined}
        aria-activedescendant={names.length ? `${list}-${at}` : undefined}
        onChange={({ target }) => {
          onChange(target.value)
          look()
        }}
        onClick={look}
        onKeyDown={press}
        onBlur={(event) => {
          setOpen(null)
          onBlur?.(event)
        }}
      />
      {names.length > 0 && (
        <div className={s.names} role="listbox" id={list} aria-label="Cast and places">
          {names.map((set, place) => (
            <div
              key={set.id}
              id={`${list}-${place}`}
              role="option"
              aria-selected={place === at}
              className={s.name}
              tabIndex={-1}
              onMouseDown={(event) => {
                event.preventDefault() // the words keep the focus
                choose(set.name)
              }}
            >
              <Face set={set} />@{set.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
