type Listener = () => Promise<boolean>

let dialog: Listener | null = null
let summon: (() => void) | null = null
let arrived: () => void = () => undefined
let pending: Promise<boolean> | null = null

/**
 * Asks the user to confirm with their password; returns whether they did. Concurrent calls share one
 * question.
 */
export const requestConfirmation = (): Promise<boolean> =>
  (pending ??= askUser().finally(() => (pending = null)))

async function askUser(): Promise<boolean> {
  if (!dialog && summon) {
    const arrival = new Promise<void>((resolve) => (arrived = resolve))
    summon()
    await arrival
  }
  return dialog?.() ?? false
}

/** Registers what brings the dialog when the user is first asked; its code is loaded then. */
export function onDialogWanted(listener: () => void) {
  summon = listener
  return () => {
    if (summon === listener) summon = null
    arrived()
  }
}

/** Registers the one dialog that asks. */
export function onConfirmationRequested(listener: Listener) {
  dialog = listener
  arrived()
  return () => {
    if (dialog === listener) dialog = null
  }
}
