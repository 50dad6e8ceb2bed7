import { type RefObject, useEffect, useRef } from 'react'
import { useOwnDecision } from '../../entities/video/review/review'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * Scrolls a row of clips until the one that was accepted here last, once it is there, is in the middle. The page
 * itself does not move: the next decision stays under the pointer.
 */
export function useNewestInView(videoIds: readonly string[]): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  const decision = useOwnDecision()
  const seen = useRef(decision)
  const isThere = !!decision && decision.review === 'ACCEPTED' && videoIds.includes(decision.id)
  useEffect(() => {
    if (!isThere || seen.current === decision) return
    seen.current = decision
    const clip = row.current?.querySelector<HTMLElement>(`[data-clip="${decision.id}"]`)
    if (!clip || !row.current) return
    const { left, right } = clip.getBoundingClientRect()
    const seat = row.current.getBoundingClientRect()
    if (left < seat.left || right > seat.right)
      row.current.scrollBy({
        left: (left + right) / 2 - (seat.left + seat.right) / 2,
        behavior: window.matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth',
      })
    clip.dataset.arrived = ''
  }, [isThere, decision])
  return row
}
