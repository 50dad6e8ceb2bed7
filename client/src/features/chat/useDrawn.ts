import { useEffect, useRef, useState } from 'react'

/** More than a screen of takes. */
const FIRST = 4
const MORE = 4
/** How far from being seen the next ones are drawn: as far as the list is high. */
const AHEAD = '100% 0px'

/**
 * The takes that are drawn: the newest as a conversation opens, and earlier ones as the reader comes near them,
 * because each brings a player. What is drawn stays, and once
 * all are, what is loaded before them is drawn too. `edge` belongs to an element before the first of them.
 */
export function useDrawn<Item extends { id: string }>(items: readonly Item[]) {
  const [oldest, setOldest] = useState<string>()
  const [isWhole, setWhole] = useState(false)
  const known = items.findIndex(({ id }) => id === oldest)
  const newest = known >= 0 ? known : Math.max(0, items.length - FIRST)
  const from = isWhole ? 0 : newest
  const first = items[from]?.id
  if (first !== oldest) setOldest(first)
  if (first !== undefined && from === 0 && !isWhole) setWhole(true)
  const next = items[Math.max(0, from - MORE)]?.id
  const edge = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (next === first || !edge.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && setOldest(next),
      { root: edge.current.closest('[role=log]')?.parentElement, rootMargin: AHEAD },
    )
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [next, first])
  return { drawn: items.slice(from), isWhole, edge }
}
