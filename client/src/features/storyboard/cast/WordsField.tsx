import {
  type KeyboardEvent,
  type TextareaHTMLAttributes,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useElements, Face } from './CastContext'
import s from './WordsField.module.css'
import { isElementName, elementNameKey } from '#schema/named-elements'
import { folded } from '#schema/text/folded'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

/** A name being typed, from its `@` to the caret. */
interface OpenName {
  from: number
  to: number
  typed: string
}

/** The name being typed at the caret, if any. */
function nameAt(text: string, caret: number): OpenName | null {
  const before = /(?<![\p{L}\p{M}\p{N}_.@-])@([\p{L}\p{M}\p{N}-]*)$/u.exec(text.slice(0, caret))
  return before ? { from: before.index, to: caret, typed: before[1] } : null
}

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 8

/** Suggested names: those that start with the typed text, then those that contain it; none for a complete name. */
function suggestionsFor<Named extends { name: string }>(elements: readonly Named[], typed: string): Named[] {
  const nameKey = elementNameKey(typed)
  if (elements.some(({ name }) => elementNameKey(name) === nameKey)) return []
  const prefix = folded(typed)
  const begin = elements.filter(({ name }) => folded(name).startsWith(prefix))
  const contain = elements.filter(
    (element) => !begin.includes(element) && folded(element.name).includes(prefix),
  )
  return [...begin, ...contain].slice(0, MAX_SUGGESTIONS)
}

/** Replaces the typed part with the name; returns the text, and the caret after it. */
function completed(text: string, { from, to }: OpenName, name: string): { text: string; caret: number } {
  const rest = text.slice(to)
  const gap = isElementName(name) && /^[\s.,;:!?’')\]]/.test(rest) ? '' : ' '
  return { text: `${text.slice(0, from)}@${name}${gap}${rest}`, caret: from + 1 + name.length + gap.length }
}

type Attributes = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'>
interface WordsFieldProps extends Attributes {
  value: string
  onChange: (words: string) => void
}

/** Text field of a shot; typing `@` suggests names of elements. */
export function WordsField({ value, onChange, onBlur, onKeyDown, ...attributes }: WordsFieldProps) {
  const elements = useElements() ?? []
  const [open, setOpen] = useState<OpenName | null>(null)
  const [at, setAt] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const list = useId()
  const names = open ? suggestionsFor(elements, open.typed) : []
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
    const run = names.length && !hasModifier ? keys[pressedKey(event)] : undefined
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
        <div className={s.names} role="listbox" id={list} aria-label="Characters, places and props">
          {names.map((element, place) => (
            <div
              key={element.id}
              id={`${list}-${place}`}
              role="option"
              aria-selected={place === at}
              className={s.name}
              tabIndex={-1}
              onMouseDown={(event) => {
                event.preventDefault() // keeps the focus in the field
                choose(element.name)
              }}
            >
              <Face element={element} />@{element.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
