import { useEffect, useRef, useState } from 'react'

const isLost = () =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.matches(':disabled')

/** Focuses the first of these that is still there, else the content of the page; unless something has the focus. */
function focusFirst(candidates: readonly (() => Element | null | undefined)[]) {
  if (!isLost()) return
  const all = [...candidates, () => document.querySelector('main')]
  for (const find of all) {
    const element = find()
    if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) continue
    element.focus({ preventScroll: element.tagName === 'MAIN' })
    if (document.activeElement === element) return
  }
}

/** Gives the focus back to what opened a dialog, when the dialog is gone. */
export function useReturningFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => void setTimeout(() => focusFirst([() => opener])), [opener])
}

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-asset]')]
const cardOf = (id: string) => cards().find(({ dataset }) => dataset.asset === id)

/**
 * When the dialog of an asset is gone, gives the focus to its card; where that is gone too, to the card that
 * came after it, or before.
 */
export function useFocusOnCard(id: string) {
  const [opener] = useState(() => document.activeElement)
  const order = useRef<string[]>([])
  useEffect(() => {
    const ids = cards().flatMap(({ dataset }) => dataset.asset ?? [])
    const at = ids.indexOf(id)
    if (at >= 0) order.current = [...ids.slice(at), ...ids.slice(0, at).toReversed()]
  })
  useEffect(
    () => () => {
      const ids = order.current
      setTimeout(() => focusFirst([...ids.map((one) => () => cardOf(one)), () => opener]))
    },
    [opener],
  )
}

/**
 * For a row whose own button makes it go: `keepPlace` is called as that is pressed, and when the row has gone,
 * the button of the row after it, or before, has the focus.
 */
export function useFocusOnNextRow() {
  const row = useRef<HTMLLIElement>(null)
  const beside = useRef<(Element | null)[]>([])
  const keepPlace = () => {
    beside.current = [row.current?.nextElementSibling ?? null, row.current?.previousElementSibling ?? null]
  }
  useEffect(
    () => () => {
      const rows = beside.current
      if (rows.length) setTimeout(() => focusFirst(rows.map((one) => () => one?.querySelector('button'))))
    },
    [],
  )
  return { row, keepPlace }
}

/** Focuses what can still be pressed beside a button that its own press has disabled. */
export const focusBeside = (button: HTMLElement) =>
  void setTimeout(() =>
    focusFirst([
      () => button.parentElement?.querySelector('button:not(:disabled)') ?? button.closest('article'),
    ]),
  )

/** Focuses the first of these that is there, once something that had the focus has gone. */
export const focusInstead = (...selectors: string[]) =>
  void setTimeout(() => focusFirst(selectors.map((selector) => () => document.querySelector(selector))))
