export type ToastKind = 'success' | 'error' | 'info'
export interface Toast {
  kind: ToastKind
  text: string
}
type Listener = (toast: Toast) => void
const listeners = new Set<Listener>()
const say = (kind: ToastKind) => (text: string) => listeners.forEach((listener) => listener({ kind, text }))

/** Says a sentence to the person, from anywhere; the one `Toaster` in the app shows it, with a close button. */
export const toast = { success: say('success'), error: say('error'), info: say('info') }

/** For the place that shows toasts. */
export function onToast(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
