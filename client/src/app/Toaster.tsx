import { Button, notification } from 'antd'
import { useEffect } from 'react'
import { onToast } from '../shared/lib/toast'
import { trackTemporaryFocus } from '../shared/lib/input/focus'
import { isNarrow } from '../shared/lib/media'
import css from './components.module.css'

const quiet = {
  root: { padding: '14px 20px' },
  title: { font: 'var(--t-body)', whiteSpace: 'pre-line', marginBottom: 0 },
} as const
const SECONDS = { success: 4, info: 4, error: 8 } as const
/** Distance between a toast and what is below it, in pixels. */
const MARGIN = 16
/** Distance to what is above it, in pixels. */
const MARGIN_TOP = 4
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

const WINDOW = '[data-window]'
/** Screens with controls at the bottom, but not at the right of their header. */
const WORKSPACE = '[data-rail]'
/** Controls that show another tab, screen or view. */
const VIEWS = '[role=tab], [role=radiogroup] label, a[href]'

const DIALOG = '.ant-modal:not(:has([data-window]))'
/** Widths of toasts, and their distances from the right edge of the window and from a dialog, in pixels. */
const [WIDEST, NARROWEST, FROM_EDGE, FROM_DIALOG] = [384, 280, 24, 8]

/**
 * Space that toasts leave free at the top of the window, and at its right, and their width, in pixels: off the header and
 * panel of a full window, and beside a dialog or else below its header.
 */
function spaceAround(): { above: number; beside: number; width: number } {
  const full = [...document.querySelectorAll(WINDOW)].at(-1)
  const panel = isNarrow() ? null : full?.querySelector('aside')
  const dialog = [...document.querySelectorAll(DIALOG)].findLast((element) => element.getClientRects().length)
  const room = innerWidth - (dialog?.getBoundingClientRect().right ?? 0) - FROM_DIALOG - FROM_EDGE
  const isBeside = room >= NARROWEST
  const header =
    full?.querySelector('header') ?? (isBeside ? null : dialog?.querySelector('.ant-modal-header'))
  return {
    above: header?.getBoundingClientRect().bottom ?? 0,
    beside: panel ? innerWidth - panel.getBoundingClientRect().left : 0,
    width: isBeside ? Math.min(WIDEST, room) : WIDEST,
  }
}

/** Duration of toasts with an action, in seconds. */
const SECONDS_TO_ACT = 10

/** Interval of measuring while toasts are shown, in milliseconds: bars and forms come and go. */
const MEASURE_MS = 250
let measuring: ReturnType<typeof setInterval> | undefined

const openDialogs = (): number =>
  [...document.querySelectorAll<HTMLElement>('.ant-modal-wrap')].filter(
    ({ style }) => style.display !== 'none',
  ).length
/** By key, functions that close a toast if a dialog was opened after it. They return whether they closed it. */
const closers = new Map<string, () => boolean>()

function place(): void {
  const { style } = document.documentElement
  const { above, beside, width } = spaceAround()
  style.setProperty('--toast-bottom', `${MARGIN + spaceBelow()}px`)
  style.setProperty('--toast-top', `${MARGIN_TOP + above}px`)
  style.setProperty('--toast-end', `${beside}px`)
  style.setProperty('--toast-width', `${width}px`)
}

/** Keeps toasts off bars and forms until the last one is closed. */
function keepPlaced(): void {
  requestAnimationFrame(place) // when a bar closed by the same action is gone
  measuring ??= setInterval(() => {
    place()
    for (const [key, close] of closers) if (close()) closers.delete(key)
    if (document.querySelector('.ant-notification-notice')) return
    clearInterval(measuring)
    measuring = undefined
    closers.clear()
  }, MEASURE_MS)
}

/** Top of phones and workspaces, where the bottom has controls; elsewhere the bottom, because the top has headers and tabs. */
function placement(): 'top' | 'topRight' | 'bottom' {
  if (isNarrow()) return 'top'
  return document.querySelector(WORKSPACE) ? 'topRight' : 'bottom'
}

/**
 * Shows toasts with a close button, where they cover few controls. Equal texts share one toast. On phones they close when
 * another tab, screen or view is shown.
 */
export function Toaster() {
  const [show, toasts] = notification.useNotification()
  useEffect(
    () =>
      onToast(({ kind, text, action }) => {
        const { onFocus, returnFocus } = trackTemporaryFocus()
        keepPlaced()
        const dialogs = openDialogs()
        // a confirmation gives way to a dialog that is opened after it
        if (kind !== 'error' && !action)
          closers.set(text, () => {
            const isCovering = openDialogs() > dialogs
            if (isCovering) show.destroy(text)
            return isCovering
          })
        show[kind]({
          key: text,
          title: action ? (
            <span className={css.toastWithAction}>
              {text}
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
            </span>
          ) : (
            text
          ),
          styles: quiet,
          props: { onFocus },
          onClose: returnFocus,
          duration: action ? SECONDS_TO_ACT : SECONDS[kind],
          placement: placement(),
          role: kind === 'error' ? 'alert' : 'status',
        })
      }),
    [show],
  )
  useEffect(() => {
    const close = ({ target }: MouseEvent) => {
      if (isNarrow() && target instanceof Element && target.closest(VIEWS)) show.destroy()
    }
    // before the view changes, which may show a toast
    document.addEventListener('click', close, true)
    return () => document.removeEventListener('click', close, true)
  }, [show])
  return toasts
}
