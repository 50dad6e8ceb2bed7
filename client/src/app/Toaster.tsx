import { Button, notification } from 'antd'
import { useEffect } from 'react'
import { onToast } from '../shared/lib/toast'
import { trackTemporaryFocus } from '../shared/lib/input/focus'

const quiet = {
  root: { padding: '14px 20px' },
  title: { font: 'var(--t-body)', whiteSpace: 'pre-line', marginBottom: 0 },
} as const
const SECONDS = { success: 4, info: 4, error: 8 } as const
/** Distance between a toast and what is below it, in pixels. */
const MARGIN = 16
/** Bars and forms at the bottom of the window. */
const BELOW = '[data-below-toasts], .ant-modal-footer'

/** Space that toasts leave free at the bottom of the window, in pixels. */
function spaceBelow(): number {
  const tops = [...document.querySelectorAll(BELOW)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height, top, bottom }) => height > 0 && top < innerHeight && bottom > innerHeight * 0.75)
    .map(({ top }) => top)
  return innerHeight - Math.min(innerHeight, ...tops)
}

/** Duration of toasts with an action, in seconds. */
const SECONDS_TO_ACT = 10

/** Interval of measuring while toasts are shown, in milliseconds: bars and forms come and go. */
const MEASURE_MS = 250
let measuring: ReturnType<typeof setInterval> | undefined

const place = () => document.documentElement.style.setProperty('--toast-bottom', `${MARGIN + spaceBelow()}px`)

/** Keeps toasts above bars and forms until the last one is closed. */
function keepPlaced(): void {
  requestAnimationFrame(place) // when a bar closed by the same action is gone
  measuring ??= setInterval(() => {
    place()
    if (document.querySelector('.ant-notification-notice')) return
    clearInterval(measuring)
    measuring = undefined
  }, MEASURE_MS)
}

/**
 * Shows toasts at the bottom of the page, above bars and forms, with a close button. Equal texts share one toast. Not at the
 * top, which would cover headers and tabs.
 */
export function Toaster() {
  const [show, toasts] = notification.useNotification()
  useEffect(
    () =>
      onToast(({ kind, text, action }) => {
        const { onFocus, returnFocus } = trackTemporaryFocus()
        keepPlaced()
        show[kind]({
          key: text,
          title: text,
          styles: quiet,
          props: { onFocus },
          onClose: returnFocus,
          duration: action ? SECONDS_TO_ACT : SECONDS[kind],
          placement: 'bottom',
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
