import { useCallback, useEffect, useState } from 'react'
import { lazyDialog } from '../../shared/lib/loading/lazyComponent'
import { useKeys } from '../../shared/lib/input/keyboardShortcuts'

const Finder = lazyDialog(async () => (await import('./Finder')).Finder)
const KeysDialog = lazyDialog(async () => (await import('../../features/palette/KeysDialog')).KeysDialog)

const isShown = (element: Element) => element.checkVisibility?.() ?? true
const openDialog = () => [...document.querySelectorAll('[role=dialog]')].find(isShown)

/** The search field of the open dialog, else of the page. */
function focusSearch() {
  const front = openDialog() ?? document.querySelector('main')
  const field = [...(front?.querySelectorAll<HTMLInputElement>('input[type=search]') ?? [])].find(isShown)
  field?.focus()
  field?.select()
}

/**
 * The keys of every screen: Ctrl or Cmd and K opens the palette unless another dialog is open, / goes to the
 * search field, ? shows the keys. `find` opens the palette; `dialogs` belong into the shell.
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
