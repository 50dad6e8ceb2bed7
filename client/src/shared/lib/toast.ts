export type ToastKind = 'success' | 'error' | 'info'
export interface ToastAction {
  label: string
  run: () => void
}
export interface Toast {
  kind: ToastKind
  text: string
  /** An action such as undo. */
  action?: ToastAction
}
type Listener = (toast: Toast) => void
const listeners = new Set<Listener>()
const say = (kind: ToastKind) => (text: string, action?: ToastAction) =>
  listeners.forEach((listener) => listener({ kind, text, action }))

/** Shows a message to the user, from anywhere; the `Toaster` of the app displays it. */
export const toast = { success: say('success'), error: say('error'), info: say('info') }

/** Registers what displays toasts. */
export function onToast(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
