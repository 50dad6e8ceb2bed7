/** A confirmation dialog before an action that cannot be undone. */
export interface ConfirmOptions {
  title: string
  content: string
  okText: string
  cancelText?: string
  /** Which button is focused first; the confirming one if omitted. */
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

/** Opens a confirmation dialog, whose code is loaded on first use; returns a function that closes it. */
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

/** Asks whether to place an order whose price is not known; resolves to whether the user accepts that. */
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

/** Registers the function that loads the dialog when it is first needed. */
export function onConfirmRequested(listener: () => void) {
  loadDialog = listener
  return () => {
    if (loadDialog === listener) loadDialog = null
  }
}

/** Registers the dialog and opens those that are waiting. */
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

/** Asks the user for their password; resolves to whether they confirmed. Concurrent calls share one dialog. */
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

/** Registers the function that loads the dialog when it is first needed. */
export function onPasswordDialogNeeded(listener: () => void) {
  loadPasswordDialog = listener
  return () => {
    if (loadPasswordDialog === listener) loadPasswordDialog = null
    onLoaded()
  }
}

/** Registers the dialog. */
export function registerPasswordDialog(listener: RequestPassword) {
  passwordDialog = listener
  onLoaded()
  return () => {
    if (passwordDialog === listener) passwordDialog = null
  }
}
