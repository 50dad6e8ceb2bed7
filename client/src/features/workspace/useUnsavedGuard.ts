import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { confirm } from '../../shared/lib/confirm'

/**
 * Asks before unsaved changes are lost: by closing the page, by another route, or by another tab of the
 * workspace.
 */
export function useUnsavedGuard(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  const blocker = useBlocker(isUnsaved)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    return confirm({
      title: 'Unsaved Changes',
      content: 'If you leave now, your changes to this project are lost.',
      okText: 'Leave',
      cancelText: 'Stay',
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    })
  }, [blocker])
}
