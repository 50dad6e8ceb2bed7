type Listener = () => Promise<boolean>

let dialog: Listener | null = null
let loadDialog: (() => void) | null = null
let onLoaded: () => void = () => undefined
let pending: Promise<boolean> | null = null

/** Asks the user for their password; resolves to whether they confirmed. Concurrent calls share one dialog. */
export const requestConfirmation = (): Promise<boolean> =>
  (pending ??= openDialog().finally(() => (pending = null)))

async function openDialog(): Promise<boolean> {
  if (!dialog && loadDialog) {
    const loaded = new Promise<void>((resolve) => (onLoaded = resolve))
    loadDialog()
    await loaded
  }
  return dialog?.() ?? false
}

/** Registers the function that loads the dialog when it is first needed. */
export function onConfirmationDialogNeeded(listener: () => void) {
  loadDialog = listener
  return () => {
    if (loadDialog === listener) loadDialog = null
    onLoaded()
  }
}

/** Registers the dialog. */
export function onConfirmationRequested(listener: Listener) {
  dialog = listener
  onLoaded()
  return () => {
    if (dialog === listener) dialog = null
  }
}
