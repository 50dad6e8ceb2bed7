import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Number of shots rendered completely at first: about one screen. */
export const FIRST = 8
/** Cards within this margin of the viewport render immediately. */
const MARGIN = '100% 0px'
/** Milliseconds between cards in browsers without `requestIdleCallback`. */
const PAUSE_MS = 30
const IDLE_TIMEOUT_MS = 500

const waiting = new Map<Element, () => void>()
let isPlanned = false

function admit(card: Element) {
  const complete = waiting.get(card)
  waiting.delete(card)
  if (complete) startTransition(complete)
}

function plan() {
  if (isPlanned || !waiting.size) return
  isPlanned = true
  const next = () => {
    isPlanned = false
    const [card] = waiting.keys()
    if (card) admit(card)
    plan()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(next, PAUSE_MS)
}

/**
 * Whether a card should render completely: immediately near the viewport, otherwise one card at a time when the browser is
 * idle. Stays true.
 */
export function useDeferredCard(card: RefObject<Element | null>, isFirst: boolean): boolean {
  const [hasTurn, setTurn] = useState(isFirst)
  useEffect(() => {
    const element = card.current
    if (hasTurn || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && admit(element),
      { root: element.closest('[role=tabpanel]'), rootMargin: MARGIN },
    )
    waiting.set(element, () => setTurn(true))
    observer.observe(element)
    plan()
    return () => {
      waiting.delete(element)
      observer.disconnect()
    }
  }, [card, hasTurn])
  return hasTurn
}
