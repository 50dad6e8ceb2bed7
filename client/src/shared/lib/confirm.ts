/** A confirmation dialog before an action that cannot be undone. */
export interface ConfirmOptions {
  title: string
  content: string
  okText: string
  cancelText?: string
  /** The button with the initial focus; by default the confirming one. */
  focusable?: { autoFocusButton: 'cancel' }
  onOk: () => void | Promise<void>
  afterClose?: () => void
  onCancel?: () => void
}

/** Opens a dialog; returns a function that closes it. */
type ShowConfirmDialog = (options: ConfirmOptions) => () => void

let showDialog: ShowConfirmDialog | null = null
let loadDialog: (() => void) | null = null
let waiting: ((show: ShowConfirmDialog) => void)[] = []

/** Opens a confirmation dialog, loading its code on first use. Returns a function to close it. */
export function confirm(options: ConfirmOptions): () => void {
  let isClosed = false
  let close: () => void = () => undefined
  const open = (show: ShowConfirmDialog) => {
    if (!isClosed) close = show(options)
  }
  if (showDialog) open(showDialog)
  else {
    waiting.push(open)
    loadDialog?.()
  }
  return () => {
    isClosed = true
    close()
  }
}

/** Asks to accept an order with an unknown price. */
export const confirmUnknownPrice = (): Promise<boolean> =>
  new Promise((resolve) => {
    confirm({
      title: 'Unknown price',
      content: 'The price of this is not known. Order it anyway?',
      okText: 'Order',
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })

/** Registers the loader of the dialog’s code. */
export function onConfirmRequested(listener: () => void) {
  loadDialog = listener
  return () => {
    if (loadDialog === listener) loadDialog = null
  }
}

/** Registers the dialog, and opens pending requests. */
export function registerConfirmDialog(show: ShowConfirmDialog) {
  showDialog = show
  const opened = waiting
  waiting = []
  opened.forEach((open) => open(show))
  return () => {
    if (showDialog === show) showDialog = null
  }
}

type RequestPassword = () => Promise<boolean>

let passwordDialog: RequestPassword | null = null
let loadPasswordDialog: (() => void) | null = null
let onLoaded: () => void = () => undefined
let pending: Promise<boolean> | null = null

/** Asks the user for the password. Resolves to whether they confirmed; concurrent calls share one dialog. */
export const requestPasswordConfirmation = (): Promise<boolean> =>
  (pending ??= openPasswordDialog().finally(() => (pending = null)))

async function openPasswordDialog(): Promise<boolean> {
  if (!passwordDialog && loadPasswordDialog) {
    const loaded = new Promise<void>((resolve) => (onLoaded = resolve))
    loadPasswordDialog()
    await loaded
  }
  return passwordDialog?.() ?? false
}

/** Registers the loader of the dialog’s code. */
export function onPasswordDialogNeeded(listener: () => void) {
  loadPasswordDialog = listener
  return () => {
    if (loadPasswordDialog === listener) loadPasswordDialog = null
    onLoaded()
  }
}

export function registerPasswordDialog(listener: RequestPassword) {
  passwordDialog = listener
  onLoaded()
  return () => {
    if (passwordDialog === listener) passwordDialog = null
  }
}
