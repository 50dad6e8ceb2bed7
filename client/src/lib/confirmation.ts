type Listener = () => Promise<boolean>

let dialog: Listener | null = null
let pending: Promise<boolean> | null = null

/**
 * Asks the person to confirm with their password; answers whether they did. However much waits for it, they
 * are asked once.
 */
export const requestConfirmation = (): Promise<boolean> =>
  (pending ??= (dialog?.() ?? Promise.resolve(false)).finally(() => (pending = null)))

/** For the one place that asks. */
export function onConfirmationRequested(listener: Listener) {
  dialog = listener
  return () => {
    if (dialog === listener) dialog = null
  }
}
