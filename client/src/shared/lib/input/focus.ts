import { type FocusEvent, useEffect, useRef, useState } from 'react'

const isLost = () =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.matches(':disabled')

/** If the focus is lost, focuses the first existing candidate, or else the page’s content. */
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

/** Whether an open dialog is over the element. */
function isCovered(element: Element | null): boolean {
  const open = [...document.querySelectorAll('[role="dialog"]')].filter(
    (dialog) => !dialog.closest('[style*="display: none"]'),
  )
  return open.length > 0 && !open.at(-1)!.contains(element)
}

/** Returns the focus to the opener when the component unmounts, unless another dialog has taken its place. */
export function useReturningFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => void setTimeout(() => isCovered(opener) || focusFirst([() => opener])), [opener])
}

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-asset]')]
const cardOf = (id: string) => cards().find(({ dataset }) => dataset.asset === id)

/** When an asset’s dialog closes, focuses the asset’s card, or a neighbour if the card was removed. */
export function useFocusOnCard(id: string) {
  const [opener] = useState(() => document.activeElement)
  const order = useRef([id]) // updated later if cards render after the dialog
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

/** Call before removing a card or row. Returns a function that focuses the next or previous one. */
export function focusNeighborLater(going: Element | null | undefined) {
  const beside = [going?.nextElementSibling, going?.previousElementSibling]
  return () => void setTimeout(() => focusFirst(beside.map((one) => () => one?.querySelector('a, button'))))
}

/** For rows with a button that removes them: call `keepPlace` on click to focus a neighbour afterwards. */
export function useFocusOnNextRow() {
  const row = useRef<HTMLLIElement>(null)
  const focusNext = useRef<() => void>(undefined)
  const keepPlace = () => {
    focusNext.current = focusNeighborLater(row.current)
  }
  useEffect(() => () => focusNext.current?.(), [])
  return { row, keepPlace }
}

/** Focuses a neighbour of a button that its own click has disabled. */
export const focusNextTo = (button: HTMLElement) =>
  void setTimeout(() =>
    focusFirst([
      () => button.nextElementSibling,
      () => button.previousElementSibling,
      () => button.closest('article'),
    ]),
  )

/** Focuses the first existing element after the focused one was removed. */
export const focusFirstOf = (...selectors: string[]) =>
  void setTimeout(() => focusFirst(selectors.map((selector) => () => document.querySelector(selector))))

/** For temporary elements with focus, such as toasts: call `returnFocus` on removal. */
export function trackTemporaryFocus() {
  let taken: { by: Element; from: EventTarget | null } | undefined
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!isWithin) taken = { by: currentTarget, from: relatedTarget }
  }
  const returnFocus = () => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || !taken?.by.contains(activeElement)) return
    const { from } = taken
    activeElement.blur()
    focusFirst([() => (from instanceof Element ? from : null)])
  }
  return { onFocus, returnFocus }
}
