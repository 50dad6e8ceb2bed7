export type ToastKind = 'success' | 'error' | 'info'
export interface ToastAction {
  label: string
  run: () => void
}
export interface Toast {
  kind: ToastKind
  text: string
  /** Something to do about it, such as to undo it. */
  action?: ToastAction
}
type Listener = (toast: Toast) => void
const listeners = new Set<Listener>()
const say = (kind: ToastKind) => (text: string, action?: ToastAction) =>
  listeners.forEach((listener) => listener({ kind, text, action }))

/**
 * Says a sentence to the person, from anywhere; the one `Toaster` in the app shows it, with a close button.
 */
export const toast = { success: say('success'), error: say('error'), info: say('info') }

/** For the place that shows toasts. */
export function onToast(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
