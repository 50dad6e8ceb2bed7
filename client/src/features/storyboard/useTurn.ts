import { type RefObject, startTransition, useEffect, useState } from 'react'

/** So many shots are complete from the start: what is seen of a board that opens. */
export const FIRST = 8
/** How far around the viewport a card is completed at once. */
const AHEAD = '100% 0px'
/** Milliseconds between two cards where the browser does not tell when it is idle. */
const PAUSE = 30
/** Milliseconds after which a busy browser goes on with the next card all the same. */
const PATIENCE = 500

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
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: PATIENCE })
  else setTimeout(next, PAUSE)
}

/**
 * Whether it is a card’s turn to be completed: of a hundred, those that come near the viewport are at once, the
 * others one after the other while the browser has nothing else to do. A complete card stays so.
 */
export function useTurn(card: RefObject<Element | null>, isFirst: boolean): boolean {
  const [hasTurn, setTurn] = useState(isFirst)
  useEffect(() => {
    const element = card.current
    if (hasTurn || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && admit(element),
      { root: element.closest('[role=tabpanel]'), rootMargin: AHEAD },
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
