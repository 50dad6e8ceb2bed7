import { Button, notification } from 'antd'
import { useEffect } from 'react'
import { onToast } from '../shared/lib/toast'
import { trackTemporaryFocus } from '../shared/lib/input/focus'

const quiet = {
  root: { padding: '14px 20px' },
  title: { font: 'var(--t-body)', whiteSpace: 'pre-line', marginBottom: 0 },
} as const
const SECONDS = { success: 4, info: 4, error: 8 } as const
/** Toasts with an undo action stay longer. */
const SECONDS_TO_ACT = 10

/**
 * Shows the app’s toasts at the top of the page, where no buttons are, each with a close button; the same
 * text twice is one toast.
 */
export function Toaster() {
  const [show, toasts] = notification.useNotification()
  useEffect(
    () =>
      onToast(({ kind, text, action }) => {
        const { onFocus, returnFocus } = trackTemporaryFocus()
        show[kind]({
          key: text,
          title: text,
          styles: quiet,
          props: { onFocus },
          onClose: returnFocus,
          duration: action ? SECONDS_TO_ACT : SECONDS[kind],
          placement: 'top',
          actions: action && (
            <Button
              size="small"
              onClick={() => {
                returnFocus()
                show.destroy(text)
                action.run()
              }}
            >
              {action.label}
            </Button>
          ),
          role: kind === 'error' ? 'alert' : 'status',
        })
      }),
    [show],
  )
  return toasts
}
