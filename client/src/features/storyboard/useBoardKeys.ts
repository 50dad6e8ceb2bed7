import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react'
import type { BoardCommands } from './useBoardCommands'
import { pressedKey } from '../../shared/lib/input/pressedKey'

type Part = 'card' | 'words'

const cardOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-shot="${id}"]`) ?? null
const wordsOf = (card: HTMLElement | null) => card?.querySelector<HTMLTextAreaElement>('[data-words]') ?? null

const STEPS: Record<string, number | undefined> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
}

/** Whether the text before or after the caret is blank, so that a split would leave an empty shot. */
const isAtEnd = (field: HTMLTextAreaElement) => !field.value.slice(field.selectionEnd).trim()

/**
 * Keyboard shortcuts of the board. On a card: arrows move between shots, Enter adds a shot after it, S splits it at the last
 * caret position, Delete deletes it. In its text: Enter at the end adds a shot, Ctrl+Enter splits it at the caret, Escape
 * returns to the card. Anywhere in it: Alt+arrow moves it, Ctrl+D duplicates it.
 */
export function useBoardKeys(ids: readonly string[], commands: BoardCommands) {
  const list = useRef<HTMLDivElement>(null)
  const focusTarget = useRef<{ id: string; part: Part } | null>(null)
  /** Focuses the requested shot when it appears on the board. */
  const focusWanted = useCallback(() => {
    const card = focusTarget.current && cardOf(list.current, focusTarget.current.id)
    if (!card) return
    const target = focusTarget.current?.part === 'words' ? (wordsOf(card) ?? card) : card
    focusTarget.current = null
    target.focus()
    card.scrollIntoView({ block: 'nearest' })
  }, [])
  useLayoutEffect(focusWanted, [ids, focusWanted])
  const focus = useCallback(
    (id: string | undefined, part: Part = 'card') => {
      focusTarget.current = id ? { id, part } : null
      focusWanted()
    },
    [focusWanted],
  )

  const split = useCallback(
    async (card: HTMLElement, id: string) => {
      const field = wordsOf(card)
      if (field) focus(await commands.split(id, field.selectionStart), 'words')
    },
    [commands, focus],
  )
  const newest = useRef(ids)
  useLayoutEffect(() => {
    newest.current = ids
  })
  const remove = useCallback(
    async (id: string) => {
      const at = newest.current.indexOf(id)
      const heir = newest.current[at + 1] ?? newest.current[at - 1]
      if (await commands.remove(id)) focus(heir)
    },
    [commands, focus],
  )
  const onCard = (event: KeyboardEvent, card: HTMLElement, id: string): (() => void) | undefined => {
    const at = ids.indexOf(id)
    const step = STEPS[event.key]
    if (step) return () => cardOf(list.current, ids[at + step] ?? '')?.focus()
    if (pressedKey(event) === 'Enter')
      return () => void commands.add(id).then((added) => focus(added, 'words'))
    if (event.key === 'Delete' || event.key === 'Backspace') return () => void remove(id)
    if (event.key.toLowerCase() === 's') return () => void split(card, id)
    return undefined
  }
  const inWords = (
    event: KeyboardEvent,
    card: HTMLElement,
    id: string,
    field: HTMLTextAreaElement,
  ): (() => void) | undefined => {
    const key = pressedKey(event)
    if (key === 'Escape') return () => card.focus()
    if (key !== 'Enter' || event.shiftKey) return undefined
    if (event.ctrlKey || event.metaKey) return () => void split(card, id)
    if (!isAtEnd(field) || !field.value.trim()) return undefined
    return () => void commands.add(id).then((added) => focus(added, 'words'))
  }
  const anywhere = (event: KeyboardEvent, id: string): (() => void) | undefined => {
    const step = event.key === 'ArrowUp' ? -1 : 1
    const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
    if (isMove && !(event.target instanceof HTMLSelectElement)) {
      const part = event.target instanceof HTMLTextAreaElement ? 'words' : 'card'
      return () => {
        focusTarget.current = { id, part }
        void commands.moveTo(id, ids.indexOf(id) + step).then((moved) => focus(moved, part))
      }
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd')
      return () => void commands.duplicate(id).then((copy) => focus(copy))
    return undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const card = target.closest<HTMLElement>('[data-shot]')
    const id = card?.dataset.shot
    if (!card || !id || event.defaultPrevented) return
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey
    const run =
      anywhere(event, id) ??
      (target === card && !hasModifier ? onCard(event, card, id) : undefined) ??
      (target instanceof HTMLTextAreaElement ? inWords(event, card, id, target) : undefined)
    if (!run) return
    event.preventDefault()
    if (!event.repeat || STEPS[event.key]) run()
  }
  return { list, focus, remove, split, onKeyDown }
}
