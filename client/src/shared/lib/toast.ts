import { useEffect, useEffectEvent } from 'react'
import { messageOf } from './network/errors'
import { createEvent } from './store'

type ToastKind = 'success' | 'error' | 'info'
export interface ToastAction {
  label: string
  run: () => void
}
interface Toast {
  kind: ToastKind
  text: string
  /** An action such as undo. */
  action?: ToastAction
}
const toasts = createEvent<Toast>()
const emit = (kind: ToastKind) => (text: string, action?: ToastAction) => toasts.emit({ kind, text, action })

/** Shows a toast from anywhere; displayed by the app’s `Toaster`. */
export const toast = { success: emit('success'), error: emit('error'), info: emit('info') }

/** Registers the component that displays toasts. */
export const onToast = toasts.subscribe

/** Shows an error as a toast and calls `onClose`, for dialogs whose content failed to load. */
export function useCloseOnError(error: unknown, onClose: () => void): void {
  const close = useEffectEvent(() => {
    toast.error(messageOf(error))
    onClose()
  })
  const hasFailed = error !== undefined
  useEffect(() => {
    if (hasFailed) close()
  }, [hasFailed])
}
