import { useEffect, useEffectEvent } from 'react'
import { messageOf } from './network/errors'
import { toast } from './toast'

/** Shows an error as a toast and calls `onClose`, for dialogs whose content cannot be loaded. */
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
