import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type Press = KeyboardEvent | ReactKeyboardEvent

/** Key code of keys that an input method handles. */
const TAKEN = 229

/**
 * Name of the pressed key; empty if an input method handles it, such as the Enter that ends a composition. Safari sends that
 * Enter after the end of the composition, recognizable only by its key code.
 */
export function pressedKey(event: Press): string {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return isComposing || keyCode === TAKEN ? '' : event.key
}

/** Handler of Enter, for `onPressEnter` and `onKeyDown`. */
export const onEnter = (run: () => unknown) => (event: Press) => {
  if (pressedKey(event) === 'Enter') void run()
}
