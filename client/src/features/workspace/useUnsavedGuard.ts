import { App } from 'antd'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * Asks before unsaved changes are lost: by closing the page, by another route, or by another tab of the
 * workspace.
 */
export function useUnsavedGuard(isUnsaved: boolean) {
  const { modal } = App.useApp()
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  const blocker = useBlocker(isUnsaved)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const asked = modal.confirm({
      title: 'Unsaved Changes',
      icon: null,
      centered: true,
      content: 'If you leave now, your changes to this project are lost.',
      okText: 'Leave',
      cancelText: 'Stay',
      okButtonProps: { danger: true },
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    })
    return () => asked.destroy()
  }, [blocker, modal])
}
