import { type FocusEvent, useEffect, useRef, useState } from 'react'

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
  const order = useRef([id]) // where the card comes later than the dialog
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

/** For a card or row that is about to go: returns what then focuses the one after it, or before. */
export function keepPlaceOf(going: Element | null | undefined) {
  const beside = [going?.nextElementSibling, going?.previousElementSibling]
  return () => void setTimeout(() => focusFirst(beside.map((one) => () => one?.querySelector('a, button'))))
}

/** For a row whose own button makes it go: call `keepPlace` as that is pressed. */
export function useFocusOnNextRow() {
  const row = useRef<HTMLLIElement>(null)
  const focusNext = useRef<() => void>(undefined)
  const keepPlace = () => {
    focusNext.current = keepPlaceOf(row.current)
  }
  useEffect(() => () => focusNext.current?.(), [])
  return { row, keepPlace }
}

/** Focuses the button after one that its own press has disabled, or before it. */
export const focusBeside = (button: HTMLElement) =>
  void setTimeout(() =>
    focusFirst([
      () => button.nextElementSibling,
      () => button.previousElementSibling,
      () => button.closest('article'),
    ]),
  )

/** Focuses the first of these that is there, once something that had the focus has gone. */
export const focusInstead = (...selectors: string[]) =>
  void setTimeout(() => focusFirst(selectors.map((selector) => () => document.querySelector(selector))))

/**
 * For something beside the page that takes the focus and goes, such as a toast: `giveBack`, called as it goes, returns
 * the focus to what had it before.
 */
export function passingFocus() {
  let taken: { by: Element; from: EventTarget | null } | undefined
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!isWithin) taken = { by: currentTarget, from: relatedTarget }
  }
  const giveBack = () => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || !taken?.by.contains(activeElement)) return
    const { from } = taken
    activeElement.blur()
    focusFirst([() => (from instanceof Element ? from : null)])
  }
  return { onFocus, giveBack }
}
