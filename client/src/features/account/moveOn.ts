import type { InputRef } from 'antd'
import type { KeyboardEvent, RefObject } from 'react'

/** Enter in a field that is not the last moves on to the next one, and submits nothing (specification A3). */
export const moveOn = (next: RefObject<InputRef | null>) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  next.current?.focus()
}
