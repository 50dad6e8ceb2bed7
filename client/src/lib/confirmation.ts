type Listener = () => Promise<boolean>

let dialog: Listener | null = null
let asked: Promise<boolean> | null = null

/**
 * Asks the person to confirm with their password; answers whether they did. However much waits for it, they
 * are asked once.
 */
export const askConfirmation = (): Promise<boolean> =>
  (asked ??= (dialog?.() ?? Promise.resolve(false)).finally(() => (asked = null)))

/** For the one place that asks. */
export function onConfirmationAsked(listener: Listener) {
  dialog = listener
  return () => {
    if (dialog === listener) dialog = null
  }
}
