import type { KeyboardEvent, RefObject } from 'react'

/** Enter in a field other than the last focuses the next one instead of submitting (specification A3). */
export const moveOn = (next: RefObject<HTMLElement | null>) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  next.current?.focus()
}
