import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type Press = KeyboardEvent | ReactKeyboardEvent

/** The code of a key that an input method has taken. */
const TAKEN = 229

/**
 * The key that was pressed; empty if it belongs to an input method, as the Enter that ends a composition does.
 * Safari reports that Enter after the composition has ended, and only with its key code.
 */
export function pressedKey(event: Press): string {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return isComposing || keyCode === TAKEN ? '' : event.key
}

/** A handler of Enter, for `onPressEnter` and `onKeyDown`. */
export const onEnter = (run: () => unknown) => (event: Press) => {
  if (pressedKey(event) === 'Enter') void run()
}
