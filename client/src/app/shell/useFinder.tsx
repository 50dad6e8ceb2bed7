import { useCallback, useEffect, useState } from 'react'
import { lazyDialog } from '../../shared/lib/loading/lazyComponent'
import { useKeys } from '../../shared/lib/input/keyboardShortcuts'

const Finder = lazyDialog(async () => (await import('./Finder')).Finder)
const KeysDialog = lazyDialog(async () => (await import('../../features/palette/KeysDialog')).KeysDialog)

const isShown = (element: Element) => element.checkVisibility?.() ?? true
const openDialog = () => [...document.querySelectorAll('[role=dialog]')].find(isShown)

/** Focuses the search field of the open dialog, or else of the page. */
function focusSearch() {
  const front = openDialog() ?? document.querySelector('main')
  const field = [...(front?.querySelectorAll<HTMLInputElement>('input[type=search]') ?? [])].find(isShown)
  field?.focus()
  field?.select()
}

/**
 * Global shortcuts: Ctrl or Cmd+K opens the palette unless another dialog is open, / focuses the search field, ? shows the
 * shortcuts. `find` opens the palette; render `dialogs` in the shell.
 */
export function useFinder() {
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null)
  const close = useCallback(() => setShown(null), [])
  const find = useCallback(() => setShown('palette'), [])
  const showKeys = useCallback(() => setShown('keys'), [])
  useKeys({ '/': focusSearch, '?': showKeys })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isFind = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isFind || event.shiftKey || event.altKey || event.repeat) return
      event.preventDefault()
      setShown((now) => (now === 'palette' || openDialog() ? now : 'palette'))
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  const dialogs = (
    <>
      <Finder open={shown === 'palette'} onKeys={showKeys} onClose={close} />
      <KeysDialog open={shown === 'keys'} onClose={close} />
    </>
  )
  return { find, dialogs }
}
