type Listener = () => Promise<boolean>

let dialog: Listener | null = null
let pending: Promise<boolean> | null = null

/**
 * Asks the user to confirm with their password; returns whether they did. Concurrent calls share one
 * question.
 */
export const requestConfirmation = (): Promise<boolean> =>
  (pending ??= (dialog?.() ?? Promise.resolve(false)).finally(() => (pending = null)))

/** Registers the one dialog that asks. */
export function onConfirmationRequested(listener: Listener) {
  dialog = listener
  return () => {
    if (dialog === listener) dialog = null
  }
}
